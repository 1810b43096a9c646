import type { Browser, Page } from '@playwright/test'
import { expect, test } from '#e2e/test.ts'

/** Creates a poll that allows written answers, and returns its path and its author's. */
async function createPoll(page: Page, question: string): Promise<{ path: string; authorPath: string }> {
  await page.getByRole('textbox', { name: 'Question' }).fill(question)
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Tea')
  await page.getByRole('textbox', { name: 'Option 2' }).fill('Coffee')
  await page.getByText('Settings', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Votes can be changed until the poll is closed' }).check()
  await page.getByRole('checkbox', { name: 'Let voters write an answer of their own' }).check()
  await page.getByRole('combobox', { name: 'Results are shown' }).selectOption('Always')
  await expect(page.getByText('Only you read it until you show it to all.')).toBeVisible()
  await page.getByRole('button', { name: 'Create Poll' }).click()
  await expect(page.getByText('Poll created successfully!')).toBeVisible()
  const href = (name: string) => page.getByRole('link', { name, exact: true }).getAttribute('href')
  return { path: (await href(question)) ?? '', authorPath: (await href(`Manage ${question}`)) ?? '' }
}

/** Opens the poll in another browser. */
async function visit(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(path)
  return page
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('radio', { name: 'Other' }).check()
  await page.getByRole('textbox', { name: 'Your answer' }).fill(text)
  await page.getByRole('button', { name: 'Vote' }).click()
}

const results = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('listitem')
const written = (page: Page) => page.getByRole('list', { name: 'Written answers' }).getByRole('listitem')

test('others vote for a written answer once the author shows it', async ({
  page,
  open,
  browser,
  violations,
}) => {
  await open('/anonymous-poll')
  const { path, authorPath } = await createPoll(page, 'What to drink?')
  await open(authorPath)
  await expect(page.getByText('Nobody has written one yet.')).toBeVisible()

  const adas = await visit(browser, path)
  await write(adas, ' Mate <b> ')
  await expect(adas.getByText('Your vote: Mate <b>')).toBeVisible()
  await expect(results(adas)).toHaveText(['Tea0 votes0%', 'Coffee0 votes0%', 'Other answers1 vote100.0%'])
  await expect(written(page).getByText('1 vote · Waiting')).toBeVisible()
  await adas.reload()
  await expect(adas.getByText('Your vote: Mate <b>')).toBeVisible()

  const bobs = await visit(browser, path)
  await expect(results(bobs)).toHaveText(['Tea0 votes0%', 'Coffee0 votes0%', 'Other answers1 vote100.0%'])
  await expect(bobs.getByText('Mate')).toHaveCount(0)
  await bobs.getByRole('radio', { name: 'Other' }).check()
  await bobs.getByRole('textbox', { name: 'Your answer' }).fill('Beer')

  await page.getByRole('button', { name: 'Show Mate <b>' }).click()
  await expect(page.getByRole('button', { name: 'Show Mate <b>' })).toHaveAttribute('aria-pressed', 'true')
  await expect(written(page).getByText('1 vote · Shown to all')).toBeVisible()
  await expect(adas.getByText('Your vote: Mate <b>')).toBeVisible()
  await expect(bobs.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Beer')
  await expect(bobs.getByRole('radio')).toHaveCount(4)
  await bobs.getByRole('radio', { name: 'Mate <b>' }).check()
  await bobs.getByRole('button', { name: 'Vote' }).click()
  await expect(results(bobs)).toHaveText(['Tea0 votes0%', 'Coffee0 votes0%', 'Mate <b>2 votes100.0%'])
  expect(await violations()).toEqual([])

  await page.getByRole('button', { name: 'Hide Mate <b>' }).click()
  await expect(results(bobs)).toHaveText(['Tea0 votes0%', 'Coffee0 votes0%', 'Other answers2 votes100.0%'])
  await adas.context().close()
  await bobs.context().close()
})
