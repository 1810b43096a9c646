import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/test.ts'

const ADDRESS = '/word-counter'
const TEXT = 'Dr. Müller paid 3.14 €. “Really?!” 👩‍💻\n\nA state-of-the-art idea…'

const box = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const result = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const RESULTS = [
  'Characters',
  'Characters (no spaces)',
  'Words',
  'Sentences',
  'Paragraphs',
  'Reading time',
  'Speaking time',
] as const

async function expectResults(page: Page, texts: readonly string[]) {
  for (const [index, name] of RESULTS.entries())
    await expect(result(page, name), name).toHaveText(texts[index] ?? '')
}

async function downloaded(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

test('text is counted as it is typed, by what people see', async ({ page, open, violations }) => {
  await open(ADDRESS)
  await expectResults(page, ['0', '0', '0', '0', '0', '<1 min', '<1 min'])
  await box(page).pressSequentially('Hi you')
  await expectResults(page, ['6', '5', '2', '1', '1', '1 min', '1 min'])
  await box(page).fill(TEXT)
  await expectResults(page, ['62', '52', '8', '3', '2', '1 min', '1 min'])
  await expect(page.getByRole('table', { name: 'Top words' }).getByRole('row').nth(1)).toHaveText('dr112.5%')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations()).toEqual([])
  }
  await box(page).fill(' \n\t ')
  await expectResults(page, ['0', '0', '0', '0', '0', '<1 min', '<1 min'])
})

test('selected text is counted next to the totals', async ({ page, open }) => {
  await open(ADDRESS)
  await box(page).fill('one two three')
  await box(page).press('Home')
  for (let times = 0; times < 7; times++) await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByText('2 selected')).toBeVisible()
  await expect(page.getByText('7 selected')).toBeVisible()
  await expect(result(page, 'Words')).toHaveText('3')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText(/ selected$/)).toHaveCount(0)
})

test('times follow the pace, and a pace that is none is said', async ({ page, open }) => {
  await open(ADDRESS)
  await box(page).fill('word '.repeat(451))
  await expectResults(page, ['2,255', '1,804', '451', '1', '1', '3 min', '4 min'])
  const pace = page.getByRole('spinbutton', { name: 'Reading pace (wpm)' })
  await pace.fill('451')
  await expect(result(page, 'Reading time')).toHaveText('1 min')
  await pace.fill('fast')
  await expect(page.getByText('Enter 1 to 2000; 225 is used')).toBeVisible()
  await expect(result(page, 'Reading time')).toHaveText('3 min')
})

test('totals are announced when asked for, and leave by copy and download', async ({ page, open }) => {
  await open(ADDRESS)
  await box(page).fill('One two. Three!')
  await box(page).press('Alt+s')
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText(
    'Words: 3, Characters: 15, Characters (no spaces): 13, Sentences: 2, Paragraphs: 1, Reading time: 1 min, Speaking time: 1 min',
  )
  await expect(box(page)).toHaveValue('One two. Three!')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n').slice(0, 2)).toEqual([
    'Words: 3',
    'Characters: 15',
  ])
  const csv = await downloaded(page, 'Download')
  expect([csv.name, csv.text.split('\r\n')[1]]).toEqual(['statistics.csv', 'Words,3'])
  const json = await downloaded(page, 'Download as JSON')
  expect([json.name, JSON.parse(json.text).words]).toEqual(['statistics.json', 3])
})

test('limits and the custom goal show the remaining amount', async ({ page, open }) => {
  await open(ADDRESS)
  await box(page).fill(`https://example.com/${'a'.repeat(100)} 你好`)
  const limits = page.getByRole('listitem')
  await expect(limits.filter({ hasText: 'X post' })).toContainText('28 of 280')
  await expect(limits.filter({ hasText: 'SMS' })).toContainText('UCS-2, 2 parts of 67')
  await expect(limits.filter({ hasText: 'Page title' })).toContainText('63 too many')
  await page.getByRole('spinbutton', { name: 'Own goal' }).fill('10')
  await expect(limits.filter({ hasText: 'Goal' })).toContainText('8 left')
  await page.getByRole('combobox', { name: 'Goal counts' }).selectOption('Characters')
  await expect(limits.filter({ hasText: 'Goal' })).toContainText('113 more than the goal')
  const goal = page.getByRole('spinbutton', { name: 'Own goal' })
  await goal.fill('123')
  await expect(limits.filter({ hasText: 'Goal' })).toContainText('0 left')
  await goal.fill('1.5')
  await expect(goal).toHaveAccessibleDescription('Enter a whole number')
  await expect(limits.filter({ hasText: 'Goal' })).toHaveCount(0)
  await goal.fill('')
  await expect(goal).toHaveAccessibleDescription('')
})

test('text survives a reload, comes back after Clear, and the previous one can be restored', async ({
  page,
  open,
}) => {
  await open(ADDRESS)
  await box(page).fill('The first text')
  await box(page).fill('Something else')
  await page.reload()
  await expect(box(page)).toHaveValue('Something else')
  await page.getByRole('button', { name: 'Restore previous text' }).click()
  await expect(box(page)).toHaveValue('The first text')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(box(page)).toHaveValue('')
  await expect(result(page, 'Words')).toHaveText('0')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(box(page)).toHaveValue('The first text')
  await expect(page.getByRole('button', { name: 'Restore previous text' })).toBeVisible()
})

test('files are read, others refused', async ({ page, open }) => {
  await open(ADDRESS)
  const upload = page.getByLabel('Upload', { exact: true })
  await upload.setInputFiles({
    name: 'latin.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Crème brûlée', 'latin1'),
  })
  await expect(box(page)).toHaveValue('Crème brûlée')
  await upload.setInputFiles({ name: 'a.exe', mimeType: '', buffer: Buffer.from('MZ') })
  await expect(page.getByRole('alert')).toHaveText('"a.exe" is not a supported file type.')
  await expect(box(page)).toHaveValue('Crème brûlée')
})

/** Maximum ratio of the tool's key latency to that of a bare text box with the same text. */
const MAX_RATIO_TO_BARE_BOX = 15

test('100,000 words are typed into without delay: no key waits for the counting', async ({ page, open }) => {
  await open(ADDRESS)
  const words = `${'lorem ipsum dolor sit amet '.repeat(20)}\n\n`.repeat(1000)
  await box(page).fill(words)
  await expect(result(page, 'Words')).toHaveText('100,000')
  // Key latency is only meaningful relative to a box in the same page, on the same machine, at the same moment.
  const fastestMs = await box(page).evaluate(async (own: HTMLTextAreaElement) => {
    const bare = document.createElement('textarea')
    bare.className = own.className
    bare.value = own.value
    own.before(bare)
    const times = { own: Number.POSITIVE_INFINITY, bare: Number.POSITIVE_INFINITY }
    for (let key = 0; key < 9; key++)
      for (const [name, element] of [
        ['own', own],
        ['bare', bare],
      ] as const) {
        element.focus()
        const started = performance.now()
        document.execCommand('insertText', false, key === 0 ? ' x' : 'x')
        times[name] = Math.min(times[name], performance.now() - started)
        await new Promise(requestAnimationFrame)
      }
    bare.remove()
    return times
  })
  test.info().annotations.push({ type: 'milliseconds a key', description: JSON.stringify(fastestMs) })
  await expect(result(page, 'Words')).toHaveText('100,001')
  expect(fastestMs.own).toBeLessThan(MAX_RATIO_TO_BARE_BOX * fastestMs.bare)
})

test('10 MB are pasted and counted while the page answers', async ({ page, open }) => {
  await open(ADDRESS)
  await page.evaluate(() => navigator.clipboard.writeText('lorem größe ipsum\n'.repeat(580_000)))
  await box(page).focus()
  const started = Date.now()
  await page.keyboard.press('Control+V')
  await expect(page.getByText('is too long for a text box')).toBeVisible()
  await expect(result(page, 'Words')).toHaveText('1,740,000')
  test.info().annotations.push({ type: 'milliseconds', description: String(Date.now() - started) })
  await expect(result(page, 'Characters')).toHaveText('10,440,000')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(box(page)).toHaveValue('')
})

test('a phone’s width is enough, by keyboard alone', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(ADDRESS)
  await box(page).fill('a'.repeat(300))
  await expect(page.getByRole('table', { name: 'Top words' })).toBeVisible()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  await page.getByRole('checkbox', { name: 'Leave out common English words' }).focus()
  await page.keyboard.press('Space')
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Leave out common English words' })).not.toBeChecked()
})
