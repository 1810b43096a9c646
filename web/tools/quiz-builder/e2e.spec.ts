import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/test.ts'

const ADDRESS = '/quiz-builder'
const DAMAGED = 'This quiz link is damaged or incomplete.'

const group = (page: Page, number: number) =>
  page.getByRole('group', { name: `Question ${number}`, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const score = (page: Page) => page.getByLabel('Score', { exact: true })
const jsonFile = (name: string, content: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(content),
})

async function write(
  page: Page,
  number: number,
  question: string,
  options: readonly string[],
  right: number,
) {
  await button(page, 'Add Question').click()
  const card = group(page, number)
  await expect(card.getByRole('textbox', { name: 'Question', exact: true })).toBeFocused()
  await page.keyboard.type(question)
  for (const [place, option] of options.entries())
    await card.getByRole('textbox', { name: `Option ${place + 1}`, exact: true }).fill(option)
  await card.getByRole('radio', { name: `Option ${right} is correct` }).check()
}

async function saved(page: Page, name: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

test('a quiz is written, tried, saved, opened again and played by its link', async ({ page, open }) => {
  await open(ADDRESS)
  for (const name of ['Preview', 'Export', 'Copy Link']) {
    await expect(button(page, name)).toBeDisabled()
    await expect(button(page, name)).toHaveAttribute('title', 'Add a question first')
  }
  await page.getByRole('textbox', { name: 'Quiz title' }).fill('Zoë & co.')
  await write(page, 1, 'First?', ['a', 'b', 'c', 'd'], 1)
  await write(page, 2, 'Second?', ['e', 'f', 'g', ''], 2)
  await write(page, 3, 'Third?', ['i', 'j', 'k', 'i'], 3)
  await expect(page.getByRole('list', { name: 'To finish' }).getByRole('listitem')).toHaveText([
    'Question 2: option D is empty',
    'Question 3: two options are the same',
  ])
  await button(page, 'Question 2: option D is empty').click()
  await page.keyboard.type('h')
  await expect(group(page, 2).getByRole('textbox', { name: 'Option 4' })).toHaveValue('h')
  await group(page, 3).getByRole('textbox', { name: 'Option 4' }).fill('l')
  await group(page, 3).getByRole('textbox', { name: 'Explanation' }).fill('Because of `k`.')

  await button(page, 'Preview').click()
  await expect(page.getByRole('heading', { name: 'First?' })).toBeFocused()
  await expect(button(page, 'Next')).toBeDisabled()
  await page.getByRole('radio', { name: 'a', exact: true }).check()
  await button(page, 'Next').click()
  await page.getByRole('radio', { name: 'e', exact: true }).check()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'e', exact: true })).toBeChecked()
  await button(page, 'Next').click()
  await expect(page.getByRole('heading', { name: 'Third?' })).toBeFocused()
  await page.keyboard.press('3')
  await button(page, 'Finish Quiz').click()
  await expect(score(page)).toHaveText('2 of 3')
  await expect(page.getByLabel('Percent', { exact: true })).toHaveText('66.7%')
  await expect(page.getByRole('list', { name: 'Review' }).getByRole('listitem')).toHaveText([
    '1. First?RightYour answer: a',
    '2. Second?WrongYour answer: eRight answer: f',
    '3. Third?RightYour answer: kBecause of k.',
  ])
  await button(page, 'Back to Editor').click()

  const file = await saved(page, 'Export')
  expect(file.name).toBe('zoë-co.json')
  expect(JSON.parse(file.text).questions[1]).toEqual({
    id: 'q2',
    question: 'Second?',
    options: ['e', 'f', 'g', 'h'],
    correctAnswer: 1,
    explanation: '',
  })
  await button(page, 'Copy Link').click()
  await expect(button(page, 'Copied!')).toBeVisible()
  await expect(page.getByText('Anyone can read the answers in this link.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.getByLabel('Import', { exact: true }).setInputFiles(jsonFile('mine.json', file.text))
  await expect(page.getByRole('list', { name: 'Your quizzes' }).getByRole('listitem')).toHaveCount(2)

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Zoë & co.' })).toBeVisible()
  for (const [key, question] of ['First?', 'Second?', 'Third?'].entries()) {
    await expect(page.getByRole('heading', { name: question })).toBeFocused()
    await page.keyboard.press(String(key + 1))
    await page.keyboard.press('Enter')
  }
  await expect(score(page)).toHaveText('3 of 3')
})

test('a damaged link and a file of another type are reported, and the quiz remains', async ({
  page,
  open,
}) => {
  await open(ADDRESS)
  await page.getByRole('textbox', { name: 'Quiz title' }).fill('Mine')
  for (const data of [
    '%7B%22a%22',
    '{"__proto__":{"a":1},"questions":[]}',
    '['.repeat(6000),
    'a'.repeat(9000),
  ]) {
    await open(`${ADDRESS}?data=${data}`)
    await expect(page.getByRole('alert')).toHaveText(DAMAGED)
    await expect(page.getByRole('textbox', { name: 'Quiz title' })).toHaveValue('Mine')
  }
  await page.getByLabel('Import', { exact: true }).setInputFiles(jsonFile('other.json', '{"a":1}'))
  await expect(page.getByRole('alert')).toHaveText('"other.json" is not a quiz file.')
  await expect(page.getByRole('textbox', { name: 'Quiz title' })).toHaveValue('Mine')
})

test('questions, answer key and certificate are PDFs with searchable text', async ({ page, open }) => {
  const textOf = async (press: () => Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), press()])
    const text = execFileSync('pdftotext', ['-layout', await download.path(), '-'], { encoding: 'utf8' })
    const facts = execFileSync('pdfinfo', [await download.path()], { encoding: 'utf8' })
    expect(facts).toMatch(/Page size: +(612 x 792|792 x 612) pts \(letter\)/)
    return { name: download.suggestedFilename(), text }
  }
  const choose = async (name: string) => {
    await button(page, 'More formats').click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  await open(ADDRESS)
  await button(page, 'Example').click()
  const sheet = await textOf(() => choose('PDF of the questions'))
  expect(sheet.name).toBe('around-the-solar-system.pdf')
  expect(sheet.text).toMatch(/1\. Which planet is the largest\?\s+A\.\s+Jupiter\s+B\.\s+Saturn/)
  expect(sheet.text).not.toContain('eleven times')
  const key = await textOf(() => choose('PDF of the answer key'))
  expect(key.name).toBe('around-the-solar-system-key.pdf')
  expect(key.text).toMatch(/1\. Which planet is the largest\?\s+A: Jupiter\s+Jupiter is eleven times/)

  await button(page, 'Preview').click()
  for (const question of ['1', '2', '3', '4']) {
    await expect(page.getByText(`Question ${question} of 4`)).toBeVisible()
    const choice = page.locator('fieldset input').first()
    if (await choice.count()) await choice.check()
    else await page.getByLabel('Your answer').fill('8')
    await page.getByRole('button', { name: /^(Next|Finish Quiz)$/ }).click()
  }
  await page.getByRole('textbox', { name: 'Name on the certificate' }).fill('Zoë Ćirić')
  const certificate = await textOf(() => button(page, 'Save certificate').click())
  expect(certificate.name).toBe('around-the-solar-system-certificate.pdf')
  expect(certificate.text.replace(/\s+/g, ' ')).toContain('Zoë Ćirić')
  expect(certificate.text).toMatch(/with \d of 4 right answers/)
})
