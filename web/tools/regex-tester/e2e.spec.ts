import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/test.ts'
import { SAMPLES } from './preset-samples.ts'
import { PRESETS } from './presets.ts'

const ADDRESS = '/regex-tester'
/** More ways to divide it than can be tried in minutes. */
const SLOW = { pattern: '(a+)+$', text: `${'a'.repeat(40)}!` }

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const count = (page: Page) => page.getByLabel('Match count', { exact: true })
const highlighted = (page: Page) => page.getByLabel('Highlighted matches', { exact: true })
const details = (page: Page) => page.getByRole('list', { name: 'Match details' }).getByRole('listitem')

async function search(page: Page, pattern: string, text: string): Promise<void> {
  await box(page, 'Pattern').fill(pattern)
  await box(page, 'Test string').fill(text)
}

async function downloaded(page: Page, name: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

test('matches follow what is typed, and are marked where they are', async ({ page, open, violations }) => {
  await open(ADDRESS)
  await expect(box(page, 'Flags')).toHaveValue('g')
  await expect(box(page, 'Pattern')).toHaveValue(PRESETS[1].pattern)
  await expect(count(page)).toHaveText('3 matches')
  await search(page, '(\\w)(\\d)?', 'a1 b')
  await expect(count(page)).toHaveText('2 matches')
  await expect(highlighted(page).locator('mark')).toHaveText(['a1', 'b'])
  await expect(highlighted(page)).toHaveText('a1 b')
  await expect(details(page)).toHaveText([
    'Match 1a10–2Group 1a0–1Group 211–2',
    'Match 2b3–4Group 1b3–4Group 2did not participate',
  ])
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations()).toEqual([])
  }
  await box(page, 'Flags').fill('')
  await expect(count(page)).toHaveText('1 match')
  await button(page, 'g all').click()
  await expect(box(page, 'Flags')).toHaveValue('g')
  await box(page, 'Pattern').fill('x*')
  await expect(count(page)).toHaveText('5 matches')
  await expect(highlighted(page).locator('mark')).toHaveCount(5)
  await expect(highlighted(page).locator('mark').first()).toBeVisible()
  await box(page, 'Pattern').fill('')
  await expect(count(page)).toHaveText('0 matches')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('an engine error is shown in its words, and disappears at the next key', async ({
  page,
  open,
  violations,
}) => {
  await open(ADDRESS)
  await box(page, 'Pattern').fill('(')
  await expect(page.getByRole('heading', { name: 'Invalid Regex' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(
    'Invalid RegexInvalid regular expression: /(/g: Unterminated group',
  )
  await expect(box(page, 'Pattern')).toHaveAttribute('aria-invalid', 'true')
  expect(await violations()).toEqual([])
  await box(page, 'Pattern').fill('(5)')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await box(page, 'Flags').fill('gg')
  await expect(page.getByRole('alert')).toContainText("Invalid flags supplied to RegExp constructor 'gg'")
})

test('a pattern that is too slow is stopped, and the page stays alive', async ({ page, open }) => {
  await open(ADDRESS)
  await search(page, SLOW.pattern, SLOW.text)
  await expect(page.getByText('This pattern may be slow.')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Searching…' })).toBeVisible()
  const stopped = page.getByRole('alert')
  await expect(stopped).toContainText(
    'Stopped after 2 s: this pattern is too slow for this text (catastrophic backtracking).',
  )
  await button(page, 'Continue for 10 s').click()
  await expect(stopped).toHaveCount(0)
  await expect(page.getByRole('progressbar', { name: 'Searching…' })).toBeVisible()
  await button(page, 'Cancel').click()
  await expect(page.getByText('Cancelled.')).toBeVisible()
  await box(page, 'Pattern').fill('a+')
  await expect(count(page)).toHaveText('1 match')
  await expect(page.getByText('This pattern may be slow.')).toHaveCount(0)
})

test('syntax of another flavor is reported with its equivalent here', async ({ page, open }) => {
  await open('/regex-tester')
  const pattern = page.getByRole('textbox', { name: 'Pattern' })
  await pattern.fill('\\Aone')
  const hints = page.getByRole('list', { name: 'Other flavors' })
  await expect(hints).toContainText('\\A is just the letter A here. Write ^')
  await pattern.fill('^one')
  await expect(hints).toHaveCount(0)
})

test('ten seconds are given where they are asked for', async ({ page, open }) => {
  await page.clock.install()
  await open(ADDRESS)
  await search(page, SLOW.pattern, SLOW.text)
  await expect(async () => {
    await page.clock.fastForward(1000)
    await expect(page.getByText('Stopped after 2 s')).toBeVisible({ timeout: 100 })
  }).toPass()
  await box(page, 'Test string').press('Control+Enter')
  await expect(async () => {
    await page.clock.fastForward(4000)
    await expect(page.getByText('Stopped after 10 s')).toBeVisible({ timeout: 100 })
  }).toPass()
})

test('matches are replaced, listed and taken along', async ({ page, open, violations }) => {
  await open(ADDRESS)
  await search(page, '(?<first>\\w+) (?<last>\\w+)', 'ada lovelace\ngrace hopper')
  await page.getByRole('tab', { name: 'Replace' }).click()
  await box(page, 'Replacement').fill('$<last>, $1 ($$)')
  const replaced = page.getByLabel('Replaced text', { exact: true })
  await expect(replaced).toHaveText('lovelace, ada ($) hopper, grace ($)')
  expect(await violations()).toEqual([])
  expect(await downloaded(page, 'Download')).toEqual({
    name: 'replaced.txt',
    text: 'lovelace, ada ($)\nhopper, grace ($)',
  })
  await page.getByRole('tab', { name: 'List' }).click()
  await box(page, 'Template for each match').fill('$2')
  await expect(page.getByLabel('List of matches', { exact: true })).toHaveText('lovelace hopper')
  await button(page, 'Copy').click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('lovelace\nhopper')
  const csv = await downloaded(page, 'Download CSV')
  expect(csv.name).toBe('matches.csv')
  expect(csv.text.split('\r\n')[1]).toBe('1,ada lovelace,0,12,ada,0,3,lovelace,4,12')
  expect(JSON.parse((await downloaded(page, 'Download JSON')).text)).toHaveLength(2)
})

test('the input is split, and groups that did not participate are reported', async ({
  page,
  open,
  violations,
}) => {
  await open(ADDRESS)
  await search(page, ',(;)?', 'a,b,;')
  await page.getByRole('tab', { name: 'Split' }).click()
  await expect(page.getByRole('region', { name: 'Parts of the text' })).toHaveText(
    '0a1did not participate2b3;4empty',
  )
  expect(await violations()).toEqual([])
  expect(JSON.parse((await downloaded(page, 'Download')).text)).toEqual(['a', null, 'b', ';', ''])
})

test('presets bring their samples, and leave the visitor’s own text alone', async ({ page, open }) => {
  await open(ADDRESS)
  for (const { title, pattern } of PRESETS) {
    const { good, bad } = SAMPLES[title]
    await button(page, title).click()
    await expect(box(page, 'Pattern')).toHaveValue(pattern)
    await expect(highlighted(page).locator('mark')).toHaveText([...good])
    for (const sample of [...good, ...bad])
      await expect(page.getByRole('definition').filter({ hasText: sample }).first()).toBeVisible()
  }
  await expect(page.getByText('Format only')).toBeVisible()
  await box(page, 'Test string').fill('at 09:30')
  await button(page, 'Time (HH:MM)').click()
  await expect(box(page, 'Test string')).toHaveValue('at 09:30')
  await expect(count(page)).toHaveText('1 match')
})

test('a pasted literal fills pattern and flags; F3 goes from match to match', async ({ page, open }) => {
  await open(ADDRESS)
  await box(page, 'Test string').fill('b ab\naB')
  await page.evaluate(() => navigator.clipboard.writeText('/a?b/gi'))
  await box(page, 'Pattern').focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Control+V')
  await expect(box(page, 'Pattern')).toHaveValue('a?b')
  await expect(box(page, 'Flags')).toHaveValue('gi')
  await expect(count(page)).toHaveText('3 matches')
  await expect(page.locator('[aria-live=polite]').filter({ hasText: '3 matches' })).toHaveCount(1)
  await page.keyboard.press('Shift+F3')
  const at = page.getByRole('button', { name: /^Match \d+$/ }).and(page.locator('[aria-current]'))
  await expect(at).toHaveText('Match 3')
  await page.keyboard.press('F3')
  await expect(at).toHaveText('Match 1')
  await button(page, 'Next match').click()
  await expect(at).toHaveText('Match 2')
  await button(page, 'Previous match').click()
  await expect(at).toHaveText('Match 1')
  await button(page, 'Undo').click()
  await expect(box(page, 'Pattern')).toHaveValue('/a?b/gi')
  await expect(box(page, 'Flags')).toHaveValue('g')
})

test('each part is explained, and marked in the pattern while it is pointed at', async ({ page, open }) => {
  await open(ADDRESS)
  await box(page, 'Pattern').fill('a|b{2,}')
  const part = page.getByRole('button', { name: 'b{2,} Or the character “b”, 2 times or more' })
  await part.hover()
  await expect(page.locator('[aria-hidden] > span.outline-ink')).toHaveText('b{2,}')
  await part.click()
  await expect(box(page, 'Pattern')).toBeFocused()
  expect(
    await box(page, 'Pattern').evaluate((field: HTMLTextAreaElement) => [
      field.selectionStart,
      field.selectionEnd,
    ]),
  ).toEqual([2, 7])
  await expect(page.locator('pre')).toContainText('const regex = /a|b{2,}/g')
})

test('a plain text file loads by button and by drop; other files are refused', async ({ page, open }) => {
  await open(ADDRESS)
  const upload = page.getByLabel('Upload', { exact: true })
  await upload.setInputFiles({
    name: 'a.log',
    mimeType: 'text/plain',
    buffer: Buffer.from('Zoë 555-234-5678'),
  })
  await expect(box(page, 'Test string')).toHaveValue('Zoë 555-234-5678')
  await expect(count(page)).toHaveText('1 match')
  await upload.setInputFiles({ name: 'a.bin', mimeType: '', buffer: Buffer.from([0, 1, 2]) })
  await expect(page.getByRole('alert')).toHaveText('"a.bin" is not a supported file type.')
  await expect(box(page, 'Test string')).toHaveValue('Zoë 555-234-5678')
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['dropped'], 'd.md'))
    return transfer
  })
  await count(page).dispatchEvent('drop', { dataTransfer: files })
  await expect(box(page, 'Test string')).toHaveValue('dropped')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('all is kept over a reload, shared by a link, and cleared with a way back', async ({ page, open }) => {
  await open(ADDRESS)
  await search(page, 'l+', 'hello')
  await box(page, 'Flags').fill('i')
  await page.getByRole('tab', { name: 'Replace' }).click()
  await box(page, 'Replacement').fill('L')
  await page.reload()
  await expect(page.getByLabel('Replaced text', { exact: true })).toHaveText('heLo')
  await button(page, 'Copy link').click()
  await expect(button(page, 'Copied!')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('#s=1.')
  await button(page, 'Clear').click()
  await expect(box(page, 'Pattern')).toHaveValue('')
  await expect(box(page, 'Test string')).toHaveValue('')
  await button(page, 'Undo').click()
  await expect(box(page, 'Pattern')).toHaveValue('l+')
  await button(page, 'Clear').click()
  await open('/')
  await open(new URL(link).pathname + new URL(link).hash)
  await expect(page.getByLabel('Replaced text', { exact: true })).toHaveText('heLo')
  await expect(box(page, 'Flags')).toHaveValue('i')
})

test('10,000 matches in a megabyte are all within reach, while few of them are drawn', async ({
  page,
  open,
}) => {
  await open(ADDRESS)
  await box(page, 'Pattern').fill('(\\d)\\d')
  await expect(count(page)).toHaveText('25 matches')
  const text = Array.from({ length: 10_000 }, (_, line) => `${'x'.repeat(96)} ${10 + (line % 90)}\n`).join('')
  await page.getByLabel('Upload', { exact: true }).setInputFiles({
    name: 'large.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  })
  const started = Date.now()
  await expect(count(page)).toHaveText('10,000 matches')
  await expect(page.getByText('showing 1–500 of 10,000')).toBeVisible()
  test.info().annotations.push({ type: 'milliseconds', description: String(Date.now() - started) })
  await expect(highlighted(page).locator('mark').first()).toHaveText('10')
  expect(await highlighted(page).locator('mark').count()).toBeLessThan(1500)
  await box(page, 'Pattern').focus()
  await page.keyboard.press('Shift+F3')
  await expect(page.getByText('showing 9,501–10,000 of 10,000')).toBeVisible()
  await expect(highlighted(page).locator('mark[data-match="9999"]')).toBeInViewport()
  await expect(button(page, 'Next 500')).toBeDisabled()
  await button(page, 'Previous 500').click()
  await expect(page.getByText('showing 9,001–9,500 of 10,000')).toBeVisible()
})

test('text and highlights have the same size and position, and scroll together to the input', async ({
  page,
  open,
}) => {
  await open(ADDRESS)
  const text = `${'a long line of words that wraps somewhere, '.repeat(6)}\n`.repeat(40)
  await search(page, 'w\\w+', text)
  await expect(count(page)).not.toHaveText('3 matches')
  await expect(highlighted(page)).toHaveJSProperty('textContent', text)
  await box(page, 'Test string').press('ControlOrMeta+End')
  await page.keyboard.type('end')
  await expect
    .poll(() =>
      highlighted(page).evaluate((marks) => {
        const field = marks.nextElementSibling
        const scroller = marks.parentElement
        if (!field || !scroller) return 'missing'
        const [one, other] = [marks.getBoundingClientRect(), field.getBoundingClientRect()]
        const isSame = (['top', 'left', 'width', 'height'] as const).every(
          (side) => one[side] === other[side],
        )
        const isWhole = field.scrollHeight <= field.clientHeight && field.scrollTop === 0
        const left = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop
        return { isSame, isWhole, isAtEnd: left < 100 && scroller.scrollTop > 0 }
      }),
    )
    .toEqual({ isSame: true, isWhole: true, isAtEnd: true })
})

test('whitespace can be made visible without changing the text', async ({ page, open }) => {
  await open(ADDRESS)
  await search(page, 'b', 'a b\tc')
  await page.getByRole('checkbox', { name: 'Show whitespace' }).check()
  await expect(highlighted(page)).toHaveJSProperty('textContent', 'a b\tc')
  await expect(highlighted(page).locator('span span')).toHaveCount(2)
})

test('a long pattern and its matches fit a phone', async ({ page, open, violations }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(ADDRESS)
  await search(page, `(?<word>${'ab?'.repeat(40)})|(x)`, `${'a'.repeat(400)} x`)
  await expect(details(page)).toHaveCount(11)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  expect(await violations()).toEqual([])
})
