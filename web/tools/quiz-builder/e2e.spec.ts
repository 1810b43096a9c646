import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectGoodLooks, expectKeysToReachAll } from '#e2e/a11y-audit.ts'
import { expect, test } from '#e2e/test.ts'

const ADDRESS = '/quiz-builder'
const DAMAGED = 'This quiz link is damaged or incomplete.'
const SHARED = {
  title: 'Größe <b>& Co.</b>',
  description: '',
  questions: [
    { question: '<img src=x onerror=alert(1)> 1+1?', options: ['2', '3', '4', '5'], correctAnswer: 0 },
    { question: 'Capital of Norway?', options: ['Rome', 'Oslo', '50 %', 'a&b'], correctAnswer: 1 },
  ],
}

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

test('a quiz is written, tried, saved, opened again and taken by its link', async ({
  page,
  open,
  violations,
}) => {
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
  expect(await violations()).toEqual([])

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
  expect(await violations()).toEqual([])
  await button(page, 'Finish Quiz').click()
  await expect(score(page)).toHaveText('2 of 3')
  await expect(page.getByLabel('Percent', { exact: true })).toHaveText('66%')
  await expect(page.getByRole('list', { name: 'Review' }).getByRole('listitem')).toHaveText([
    '1. First?RightYour answer: a',
    '2. Second?WrongYour answer: eRight answer: f',
    '3. Third?RightYour answer: kBecause of k.',
  ])
  await expectGoodLooks(page, 'the result')
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

test('a link in plain or base64 JSON is taken, its HTML is text, and a copy can be edited', async ({
  page,
  open,
}) => {
  const json = JSON.stringify(SHARED)
  for (const data of [encodeURIComponent(json), Buffer.from(json).toString('base64')]) {
    await open(`${ADDRESS}?data=${data}`)
    await expect(page.getByRole('heading', { name: '<img src=x onerror=alert(1)> 1+1?' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Größe <b>& Co.</b>' })).toBeVisible()
  }
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await button(page, 'Next').click()
  await page.getByRole('radio', { name: 'Rome' }).check()
  await button(page, 'Finish Quiz').click()
  await expect(score(page)).toHaveText('1 of 2')
  await button(page, 'Edit a copy').click()
  await expect(page.getByRole('textbox', { name: 'Quiz title' })).toHaveValue('Größe <b>& Co.</b>')
  await expect(page).toHaveURL(/quiz-builder$/)
  await page.reload()
  await expect(group(page, 2).getByRole('radio', { name: 'Option 2 is correct' })).toBeChecked()
})

test('a damaged link and a file of another type are reported, and the quiz stays', async ({ page, open }) => {
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

test('questions of every kind are written by keys alone, moved, copied, deleted and brought back', async ({
  page,
  open,
}) => {
  await open(ADDRESS)
  await button(page, 'Add Question').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Pi?')
  await group(page, 1).getByRole('combobox', { name: 'Kind of question' }).selectOption('Number')
  await group(page, 1).getByRole('spinbutton', { name: 'Correct number' }).fill('3.14')
  await group(page, 1).getByRole('spinbutton', { name: 'Tolerance' }).fill('0.01')
  await button(page, 'Add Question').press('Enter')
  await page.keyboard.type('Name?')
  await group(page, 2).getByRole('combobox', { name: 'Kind of question' }).selectOption('Short text')
  await group(page, 2).getByRole('textbox', { name: 'Accepted answer 1' }).fill('Zoë')
  await expectKeysToReachAll(page)
  await group(page, 2).getByRole('button', { name: 'Move up' }).press('Enter')
  await expect(group(page, 1).getByRole('textbox', { name: 'Question', exact: true })).toHaveValue('Name?')
  await group(page, 1).getByRole('button', { name: 'Duplicate' }).press('Enter')
  await group(page, 3).getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(group(page, 3)).toHaveCount(0)
  await button(page, 'Undo').press('Enter')
  await expect(group(page, 3).getByRole('spinbutton', { name: 'Correct number' })).toHaveValue('3.14')
  await button(page, 'Options').press('Enter')
  await page.getByRole('spinbutton', { name: 'Pass mark (%)' }).fill('60')
  await page.getByRole('combobox', { name: 'Show explanations' }).selectOption('after each question')
  await page.keyboard.press('Control+Enter')
  for (const answer of ['zoë', 'Zoe', '3.15']) {
    await page.getByLabel('Your answer').fill(answer)
    await page.keyboard.press('Enter')
    await expect(page.getByText(answer === 'Zoe' ? 'Wrong' : 'Right', { exact: true })).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await expect(score(page)).toHaveText('2 of 3')
  await expect(page.getByLabel('Outcome', { exact: true })).toHaveText('Passed60% needed')
})

test('questions come in as files and pasted text, with their errors, and leave in other formats', async ({
  page,
  open,
  violations,
}) => {
  await open(ADDRESS)
  const csv = 'Question,Option 1,Option 2,Correct answer\nOdd?,1,2,A\nEven?,1,2,C\n'
  const file = { name: 'Numbers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await page.getByLabel('Import', { exact: true }).setInputFiles(file)
  await expect(page.getByRole('textbox', { name: 'Quiz title' })).toHaveValue('Numbers')
  await expect(page.getByRole('alert')).toHaveText(
    '1 question was left outRow 3: the correct answer "C" is not one of the options',
  )
  await button(page, 'More formats').click()
  await page.getByRole('menuitem', { name: 'Paste questions' }).click()
  await page.getByRole('textbox', { name: 'Questions as text' }).fill('Sky?\nA. blue\nB. red\nANSWER: A')
  await expect(page.getByLabel('Found', { exact: true })).toHaveText('1 question found.')
  expect(await violations()).toEqual([])
  await button(page, 'Add to quiz').click()
  await expect(group(page, 2).getByRole('textbox', { name: 'Option 1' })).toHaveValue('blue')
  await button(page, 'More formats').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export GIFT (Moodle)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('numbers.gift')
  expect(await readFile(await download.path(), 'utf8')).toBe(
    'Odd? {\n\t=1\n\t~2\n}\n\nSky? {\n\t=blue\n\t~red\n}\n',
  )
})

test('500 questions are imported, edited, saved and imported again as they were', async ({ page, open }) => {
  // 12,000 elements take a machine that others share a while to draw.
  const expectInTime = expect.configure({ timeout: 60_000 })
  // By id: roles are asked of everything on the page, which takes seconds here.
  const card = (number: number) => page.locator(`#question-q${number}`)
  const take = (name: string, content: string) =>
    page.locator('input[type=file][accept*=gift]').setInputFiles(jsonFile(name, content))
  const save = async () => {
    const pressing = page.getByRole('toolbar').getByRole('button', { name: 'Export', exact: true }).click()
    const [download] = await Promise.all([page.waitForEvent('download'), pressing])
    return JSON.parse(await readFile(await download.path(), 'utf8'))
  }
  await open(ADDRESS)
  const questions = Array.from({ length: 500 }, (_, at) => `What is ${at} + 1? { =${at + 1} ~${at} ~none }`)
  await take('Sums.gift', questions.join('\n\n'))
  await expectInTime(card(500).locator('h2')).toHaveText('Question 500')
  await card(250).getByRole('textbox', { name: 'Explanation' }).pressSequentially('Count on.')
  await card(251).getByRole('button', { name: 'Delete' }).click()
  await expectInTime(card(500).locator('h2')).toHaveText('Question 499')
  await page.locator('[role=status] button', { hasText: 'Undo' }).click()
  await expectInTime(card(500).locator('h2')).toHaveText('Question 500')
  const first = await save()
  expect(first.questions).toHaveLength(500)
  expect(first.questions[249]).toMatchObject({ question: 'What is 249 + 1?', explanation: 'Count on.' })
  expect(first.questions[250]).toMatchObject({ question: 'What is 250 + 1?', correctAnswer: 0 })
  await take('Again.json', JSON.stringify({ ...first, title: 'Again' }))
  await expectInTime(page.locator('input[type=text]').first()).toHaveValue('Again')
  expect(await save()).toEqual({ ...first, title: 'Again' })
})

test('when time is up the quiz ends, also while the page is away', async ({ page }) => {
  const rules = { minutes: '2', attempts: '2' }
  const data = encodeURIComponent(JSON.stringify({ ...SHARED, rules }))
  await page.clock.install()
  await page.goto(`${ADDRESS}?data=${data}`)
  await expect(page.getByText('2 questions, 2 minutes.')).toBeVisible()
  await button(page, 'Start Quiz').click()
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.clock.runFor(30_000)
  await expect(page.getByRole('timer')).toHaveText('1:30 left')
  await page.clock.runFor(95_000)
  await expect(score(page)).toHaveText('1 of 2')
  await button(page, 'Try Again').click()
  await button(page, 'Start Quiz').click()
  await page.clock.runFor(125_000)
  await expect(page.getByLabel('Attempt', { exact: true })).toHaveText('2 of 2')
  await expect(button(page, 'Try Again')).toHaveCount(0)
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
