import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import { boxText } from './box-text.ts'
import { chromiumTypist } from './chromium-typist.ts'
import { typedText } from './typed-text.ts'
import { type } from './typist.ts'
import { expectUndone } from './undoing.ts'

/** Texts a test; `TYPED_TEXTS=100` for the long trial. */
const TEXTS = Number(process.env.TYPED_TEXTS ?? 6)
const SLOW = 6

/** Types all samples on a slow page, then undoes each step by step and redoes it. */
async function expectTyped(
  page: Page,
  cdp: CDPSession,
  name: string,
  begin: (seed: number) => Promise<void>,
) {
  await page.addInitScript(() => localStorage.clear())
  const typist = await chromiumTypist(page, cdp)
  const box = page.getByRole('textbox', { name, exact: true })
  const read = () => box.evaluate(boxText)
  for (let seed = 1; seed <= TEXTS; seed++) {
    const text = typedText(seed)
    await page.goto('/about')
    await page.evaluate((clipboard) => navigator.clipboard.writeText(clipboard), text.clipboard)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
    await begin(seed)
    await type(typist, text)
    expect(await read(), `text ${seed}`).toBe(text.expected)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await typist.press('Tab')
    await expect(box).toHaveAttribute('contenteditable', 'true')
    await box.focus()
    await expectUndone({ press: (keys) => page.keyboard.press(keys), read }, text)
  }
}

test('text typed into the JSON Formatter arrives exactly and can be undone', async ({ page, cdp }) => {
  test.setTimeout(60_000 + TEXTS * 20_000)
  await expectTyped(page, cdp, 'JSON input', async (seed) => {
    await page.goto('/json-formatter', { waitUntil: 'commit' })
    const box = page.getByRole('textbox', { name: 'JSON input' })
    // Every third input starts before hydration.
    if (seed % 3 > 0) await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    if (seed % 2 > 0) await box.click()
    else await box.focus()
  })
})

test('text typed into a body of the API Tester arrives exactly and can be undone', async ({
  page,
  open,
  cdp,
}) => {
  test.setTimeout(60_000 + TEXTS * 20_000)
  await expectTyped(page, cdp, 'Body', async () => {
    await open('/api-tester')
    await page.getByRole('combobox', { name: 'Method' }).selectOption('POST')
    await page.getByRole('textbox', { name: 'Body', exact: true }).click()
  })
})
