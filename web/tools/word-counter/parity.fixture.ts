import { expect, type Page } from '@playwright/test'
import { expectText, getParams, getResult, type ParityCheck } from '#e2e/interfaces/parity-check.ts'

const fill = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: true }).fill(text)

/** Label of each count on the page. */
const COUNTS = {
  words: 'Words',
  characters: 'Characters',
  charactersNoSpaces: 'Characters (no spaces)',
  sentences: 'Sentences',
  paragraphs: 'Paragraphs',
} as const

const count: ParityCheck = {
  async byHand(page, example) {
    await fill(page, 'Text', getParams<{ text: string }>(example).text)
    const counts = getResult<Record<string, number>>(example)
    for (const [name, label] of Object.entries(COUNTS)) await expectText(page, label, `${counts[name]}`)
    const options = page.getByRole('group', { name: 'Options' })
    const open = options.getByRole('button', { name: 'Options' })
    if ((await open.getAttribute('aria-expanded')) === 'false') await open.click()
    const stored = options.getByRole('definition')
    await expect(stored.first()).toHaveText(`${counts.codePoints}`)
    await expect(stored.nth(1)).toHaveText(`${counts.utf16Units}`)
    await expect(stored.nth(2)).toHaveText(`${counts.utf8Bytes}`)
    await expectText(page, 'Reading time', `${counts.readingMinutes} min`)
    await expectText(page, 'Speaking time', `${counts.speakingMinutes} min`)
  },
}

type StatisticsResult = {
  readonly topWords: readonly { readonly phrase: string; readonly count: number; readonly density: number }[]
  readonly uniqueWords: number
  readonly longestWord: string
  readonly averageWordLength: number
  readonly averageSentenceWords: number
  readonly readingEase: number
}

const textStatistics: ParityCheck = {
  async byHand(page, example) {
    await fill(page, 'Text', getParams<{ text: string }>(example).text)
    const { topWords, ...facts } = getResult<StatisticsResult>(example)
    const rows = page.getByRole('table', { name: 'Top words' }).getByRole('row')
    await expect(rows.nth(topWords.length)).toBeVisible()
    const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
    await expect(rows).toHaveText([
      /./,
      ...topWords.map(({ phrase, count, density }) => `${phrase}${count}${percent(density)}`),
    ])
    const fact = (name: string) =>
      page.getByRole('term').filter({ hasText: name }).first().locator('xpath=following-sibling::dd')
    await expect(fact('Unique words')).toHaveText(`${facts.uniqueWords}`)
    await expect(fact('Longest word')).toHaveText(facts.longestWord)
    await expect(fact('Average word')).toHaveText(`${facts.averageWordLength} characters`)
    await expect(fact('Average sentence')).toHaveText(`${facts.averageSentenceWords} words`)
    await expect(fact('Reading ease')).toContainText(facts.readingEase.toFixed(1))
  },
}

export const parity: Readonly<Record<string, ParityCheck>> = {
  count,
  'text-statistics': textStatistics,
}
