import type { Locator, Page } from '@playwright/test'
import { JOBS, type Step } from './keyboard-jobs.ts'
import { expectFocus, recordSpokenLines, takeSpokenLines } from './spoken-lines.ts'
import { expect, test } from './test.ts'
import { loadToolLayouts, type Part } from './tool-layout.ts'

const tools = await loadToolLayouts()
const MAX_TABS = 150

test('every tool has a main job', () => {
  expect(Object.keys(JOBS).sort()).toEqual(tools.map(({ slug }) => slug).sort())
})

for (const [slug, { opens, steps, result }] of Object.entries(JOBS))
  test(`${slug} does its main job by keyboard, keeps the focus and announces each change once`, async ({
    page,
    open,
  }) => {
    // In the colors of the system; the smoke tests do the same jobs in ours.
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await page.addInitScript(() => localStorage.setItem('sundry-onboarding-completed', 'true'))
    await recordSpokenLines(page)
    await open(`/${slug}`)
    await page.waitForLoadState('networkidle')
    const atStart = await takeSpokenLines(page, opens !== undefined)
    expect(atStart, 'lines on opening').toEqual(opens ? [expect.stringMatching(opens)] : [])
    for (const step of steps) {
      const name = `${slug}: ${step.at[1]} ${step.type ?? step.press ?? 'files'}`
      await perform(page, step)
      await expectFocus(page, name)
      const lines = await takeSpokenLines(page, step.says !== undefined)
      expect(lines.length, `${name} announces ${JSON.stringify(lines)}`).toBeLessThanOrEqual(1)
      if (step.says) expect(lines[0], name).toMatch(step.says)
    }
    const [role, label, text] = result
    const part = partOf(page, [role, label])
    await expect
      .poll(async () => (await part.textContent()) || (await part.getAttribute('aria-label')) || '')
      .toMatch(text)
  })

async function perform(page: Page, { at, type, press, choose }: Step): Promise<void> {
  await tabTo(page, partOf(page, at))
  if (choose) {
    // The file dialog is the operating system's.
    const files = choose.map(({ name, content }) => ({ name, mimeType: '', buffer: Buffer.from(content) }))
    await partOf(page, at).setInputFiles(files)
  }
  if (type !== undefined) {
    await page.keyboard.press('ControlOrMeta+a')
    // One input, so that a slow machine does not rest between two keys.
    await page.keyboard.insertText(type)
  }
  if (press) await page.keyboard.press(press)
}

function partOf(page: Page, [role, name]: Part): Locator {
  return page.getByRole(role, name === '' ? {} : { name, exact: true }).first()
}

/** Presses Tab, and past the end of the page again from its start, until a part has the focus. */
async function tabTo(page: Page, part: Locator): Promise<void> {
  await part.waitFor()
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    if (await part.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${MAX_TABS} presses of Tab do not reach ${part}`)
}
