import type { Page } from '@playwright/test'
import { fillStorage } from './full-storage.ts'
import { expect, test } from './test.ts'
import { box, isSet, isStored, paste, set, TEXT_TOOLS, type TextTool, textOf } from './text-tools.ts'

const [JSON_TOOL, CSV_TOOL] = TEXT_TOOLS

/** Types an older text, waits until it is stored, and reopens the page. */
async function beginWithOlder({ begin, text }: TextTool, page: Page): Promise<void> {
  await begin?.(page)
  await text(page).fill('an older text')
  await isStored(page, 'an older text')
  await page.reload()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await expect(text(page)).toHaveValue('an older text')
}

function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
}

const lostTextAlert = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Your text is no longer here' })

for (const tool of TEXT_TOOLS) {
  const name = `${tool.path}${tool.part ?? ''}`
  test(`${name} has 950,000 characters and its options after a reload`, async ({ page, open }) => {
    await open(tool.path)
    await beginWithOlder(tool, page)
    await paste(tool.text(page), 950_000)
    await set(tool, page)
    await page.reload()
    await isSet(tool, page)
    await expect.poll(async () => (await tool.text(page).inputValue()) === textOf(950_000)).toBe(true)
    await expect(lostTextAlert(page)).toHaveCount(0)
  })

  test(`${name} has its options after a reload, and one sentence where 4,900,000 characters were`, async ({
    page,
    open,
  }) => {
    await open(tool.path)
    await beginWithOlder(tool, page)
    await set(tool, page)
    await paste(tool.text(page), 4_900_000)
    await expect(page.getByRole('alert').filter({ hasText: 'too long to keep' })).toHaveCount(1, {
      timeout: 60_000,
    })
    await page.reload()
    await isSet(tool, page)
    await expect(lostTextAlert(page)).toHaveText(
      /It was too long to keep in this browser; paste it or open it again\./,
    )
    await expect(tool.text(page)).toHaveValue('')
  })

  test(`${name} has text and options after a reload where storage is full`, async ({ page, open }) => {
    await open(tool.path)
    await tool.begin?.(page)
    await fillStorage(page)
    await tool.text(page).fill('the newer text')
    await set(tool, page)
    await expect(page.getByRole('alert').filter({ hasText: 'Its storage is full.' })).toHaveCount(1)
    await page.reload()
    await isSet(tool, page)
    await expect(tool.text(page)).toHaveValue('the newer text')
  })
}

/** Returns the state of the page's history entry, the last fallback for storage. */
const inHistory = (page: Page) => page.evaluate(() => JSON.stringify(history.state))

test('full storage does not bring back older text', async ({ page, open }) => {
  for (const tool of [JSON_TOOL, CSV_TOOL]) {
    if (!tool) continue
    await open(tool.path)
    await beginWithOlder(tool, page)
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await tool.text(page).fill('[1]')
    await expect(page.getByRole('alert').filter({ hasText: 'Its storage is full.' })).toHaveCount(1)
    const before = await inHistory(page)
    await set(tool, page)
    // The browser takes a moment to record it; a user would not reload that fast, but a program does.
    await expect.poll(() => inHistory(page)).not.toBe(before)
    await page.reload()
    await isSet(tool, page)
    await expect(tool.text(page)).toHaveValue('[1]')
  }
})

test('with storage filled by other tools, long input is not saved, its options are, and a message explains it', async ({
  page,
  open,
}) => {
  if (!JSON_TOOL) return
  await open(JSON_TOOL.path)
  await beginWithOlder(JSON_TOOL, page)
  await page.evaluate(() => localStorage.setItem('filler', 'x'.repeat(4_500_000)))
  await paste(JSON_TOOL.text(page), 950_000)
  await set(JSON_TOOL, page)
  await expect(page.getByRole('alert').filter({ hasText: 'Its storage is full.' })).toHaveCount(1)
  await page.reload()
  await isSet(JSON_TOOL, page)
  await expect(lostTextAlert(page)).toContainText('The storage of this browser was full')
  await expect(JSON_TOOL.text(page)).toHaveValue('')
})

test('with storage blocked from the start, text and options survive a reload, and a message explains it', async ({
  page,
  open,
}) => {
  await page.addInitScript(blockStorage)
  for (const tool of TEXT_TOOLS) {
    await open(tool.path)
    await tool.begin?.(page)
    await tool.text(page).fill('[1]')
    await set(tool, page)
    await expect(page.getByRole('alert').filter({ hasText: 'It blocks storage.' })).toHaveCount(1)
    await page.waitForFunction(() => JSON.stringify(history.state ?? '').includes('[1]'))
    await page.reload()
    await isSet(tool, page)
    await expect(tool.text(page)).toHaveValue('[1]')
  }
})

test('input that another tab replaces can be restored', async ({ page, open, context }) => {
  await open('/word-counter')
  await box('Text')(page).fill('mine')
  await isStored(page, 'mine')
  const other = await context.newPage()
  await other.goto('/word-counter')
  await expect(box('Text')(other)).toHaveValue('mine')
  await box('Text')(other).fill('of another tab')
  await expect(box('Text')(page)).toHaveValue('of another tab')
  await page
    .getByRole('status')
    .filter({ hasText: 'Changed in another tab' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(box('Text')(page)).toHaveValue('mine')
  await expect(box('Text')(other)).toHaveValue('mine')
})

test('data cleared in another tab stays on the page and survives a reload', async ({
  page,
  open,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/about')
  for (const tool of TEXT_TOOLS) {
    await open(tool.path)
    await tool.begin?.(page)
    await tool.text(page).fill('[1]')
    await set(tool, page)
    await isStored(page, '[1]')
    await other.evaluate(() => localStorage.clear())
    await isStored(page, '[1]')
    await expect(tool.text(page)).toHaveValue('[1]')
    await page.reload()
    await isSet(tool, page)
    await expect(tool.text(page)).toHaveValue('[1]')
  }
})

test('970,000 characters that grow beyond the text box limit are counted and survive a reload', async ({
  page,
  open,
}) => {
  const [text, words] = [box('Text')(page), page.getByText('is too long for a text box')]
  await open('/word-counter')
  await paste(text, 970_000)
  await isStored(page, '123456,89')
  await paste(text, 1_004_000)
  await expect(words).toBeVisible()
  await page.reload()
  await expect(words).toBeVisible()
  await expect(page.getByRole('status', { name: 'Characters', exact: true })).toHaveText('1,004,000')
  await page.getByRole('button', { name: 'Clear' }).click()
  await paste(text, 10_000_000)
  await expect(page.getByRole('alert').filter({ hasText: 'too long to keep' })).toHaveCount(1, {
    timeout: 60_000,
  })
  await page.reload()
  await expect(lostTextAlert(page)).toHaveCount(1)
  await expect(text).toHaveValue('')
})

test('a cleared text of 970,000 characters can be restored after a reload', async ({ page, open }) => {
  await open('/word-counter')
  await paste(box('Text')(page), 970_000)
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Restore previous text' }).click()
  await expect.poll(async () => (await box('Text')(page).inputValue()).length).toBe(970_000)
})

test('invalid stored data is quarantined and the page uses its defaults', async ({ page, open }) => {
  const broken = {
    'sundry-favorites': '{"not":"a list"}',
    'sundry-preferences': '"dark"',
    'sundry-selected-categories': 'no json',
    'sundry-show-all-categories': '7',
    'sundry-onboarding-completed': 'true',
  }
  await page.addInitScript((values) => {
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', 'yes')
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, broken)
  await open('/tools')
  await page.getByRole('button', { name: 'Favorite JSON Formatter' }).first().click()
  await page.waitForFunction(() => localStorage.getItem('sundry-favorites')?.startsWith('['))
  expect(await page.evaluate(() => localStorage.getItem('sundry-favorites.bad'))).toBe('{"not":"a list"}')
  expect(await page.evaluate(() => localStorage.getItem('sundry-selected-categories.bad'))).toBe('no json')
})
