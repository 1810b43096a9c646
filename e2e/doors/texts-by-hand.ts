import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { writeFragment } from '#lib/share-link/share-link.ts'
import { asked, expectSaved, expectText, type PageProof, press, told, upload } from './page-proof.ts'

const fill = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: true }).fill(text)

type FileAsked = { readonly name: string; readonly base64: string }

const base64Encode: PageProof = {
  async byHand(page, example) {
    const { input, isUrlSafe = false } = asked<{ input: string | FileAsked; isUrlSafe?: boolean }>(example)
    await page.getByRole('radio', { name: 'Encode' }).check()
    if (typeof input === 'string') await fill(page, 'Input', input)
    else await page.getByLabel('Upload any file').setInputFiles(upload(input))
    await page.getByRole('checkbox', { name: 'URL-safe' }).setChecked(isUrlSafe)
    await expectText(page, 'Output', example.answer)
  },
}

const base64Decode: PageProof = {
  async byHand(page, example) {
    const { input } = asked<{ input: string }>(example)
    await page.getByRole('radio', { name: 'Decode' }).check()
    await fill(page, 'Input', input)
    if (typeof example.answer === 'string') return expectText(page, 'Output', example.answer)
    await expectSaved(page, () => press(page, 'Download'), example)
  },
}

const jsonRepair: PageProof = {
  async byHand(page, example) {
    await fill(page, 'JSON input', asked<{ input: string }>(example).input)
    await press(page, 'Repair')
    await press(page, 'Use repaired text')
    await expect(page.getByRole('textbox', { name: 'JSON input' })).toHaveText(`${example.answer}`)
  },
}

const jsonToXlsx: PageProof = {
  async byHand(page, example) {
    const { input } = asked<{ input: string }>(example)
    const fragment = await writeFragment({ direction: 'JSON to CSV', text: input })
    await page.goto(`/csv-json-converter#${fragment}`)
    await expect(page.getByLabel('Output', { exact: true })).toContainText('12345678901234567890,Ann')
    await expectSaved(page, () => press(page, 'Download Excel'), example)
  },
}

type TokenTold = { readonly header: string; readonly payload: string; readonly times: readonly string[] }

async function expectToken(page: Page, { header, payload, times }: TokenTold): Promise<void> {
  await expectText(page, 'Header', header)
  await expectText(page, 'Payload', payload)
  for (const time of times) await expect(page.getByLabel('Expires', { exact: true })).toContainText(time)
}

const jwtDecode: PageProof = {
  async byHand(page, example) {
    await fill(page, 'Token', asked<{ token: string }>(example).token)
    await expectToken(page, told<TokenTold>(example))
  },
}

const jwtVerify: PageProof = {
  async byHand(page, example) {
    const { token, key, encoding } = asked<{ token: string; key: string; encoding: string }>(example)
    await page.getByRole('tab', { name: 'Decode' }).click()
    await fill(page, 'Token', token)
    await page.getByRole('combobox', { name: 'Secret encoding' }).selectOption(encoding)
    await fill(page, 'Secret or public key', key)
    const { text, ...parts } = told<TokenTold & { text: string }>(example)
    await expect(page.getByLabel('Verification', { exact: true })).toContainText(text)
    await expectToken(page, parts)
  },
}

const jwtSign: PageProof = {
  async byHand(page, example) {
    const { payload, key } = asked<{ payload: string; key: string }>(example)
    await page.getByRole('tab', { name: 'Encode' }).click()
    await fill(page, 'Header', '{"typ":"JWT"}')
    await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('HS256')
    await fill(page, 'Payload', payload)
    await fill(page, 'Secret or private key', key)
    await expectText(page, 'Signed token', example.answer)
  },
}

/** What each count is called on the page. */
const COUNTS = {
  words: 'Words',
  characters: 'Characters',
  charactersNoSpaces: 'Characters (no spaces)',
  sentences: 'Sentences',
  paragraphs: 'Paragraphs',
} as const

const count: PageProof = {
  async byHand(page, example) {
    await fill(page, 'Text', asked<{ text: string }>(example).text)
    const counts = told<Record<string, number>>(example)
    for (const [name, label] of Object.entries(COUNTS)) await expectText(page, label, `${counts[name]}`)
    const stored = page.getByRole('definition')
    await expect(stored.first()).toHaveText(`${counts.codePoints}`)
    await expect(stored.nth(1)).toHaveText(`${counts.utf16Units}`)
    await expect(stored.nth(2)).toHaveText(`${counts.utf8Bytes}`)
    await expectText(page, 'Reading time', `${counts.readingMinutes} min`)
    await expectText(page, 'Speaking time', `${counts.speakingMinutes} min`)
  },
}

type StatisticsTold = {
  readonly topWords: readonly { readonly phrase: string; readonly count: number; readonly density: number }[]
  readonly uniqueWords: number
  readonly longestWord: string
  readonly averageWordLength: number
  readonly averageSentenceWords: number
  readonly readingEase: number
}

const textStatistics: PageProof = {
  async byHand(page, example) {
    await fill(page, 'Text', asked<{ text: string }>(example).text)
    const { topWords, ...facts } = told<StatisticsTold>(example)
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

const quizConvert: PageProof = {
  async byHand(page, example) {
    await press(page, 'More formats')
    await page.getByRole('menuitem', { name: 'Paste questions' }).click()
    await fill(page, 'Questions as text', asked<{ quiz: string }>(example).quiz)
    await press(page, 'Add to quiz')
    await press(page, 'More formats')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export GIFT (Moodle)' }).click(),
    ])
    expect(await readFile(await download.path(), 'utf8')).toBe(example.answer)
  },
}

export const TEXTS = {
  'base64-decode': base64Decode,
  'base64-encode': base64Encode,
  'json-repair': jsonRepair,
  'json-to-xlsx': jsonToXlsx,
  'jwt-decode': jwtDecode,
  'jwt-verify': jwtVerify,
  'jwt-sign': jwtSign,
  count,
  'text-statistics': textStatistics,
  'quiz-convert': quizConvert,
} as const
