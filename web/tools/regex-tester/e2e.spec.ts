import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/test.ts'
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

test('matches follow what is typed, and are marked where they are', async ({ page, open }) => {
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

test('a pattern that is too slow is stopped, and the page remains responsive', async ({ page, open }) => {
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
