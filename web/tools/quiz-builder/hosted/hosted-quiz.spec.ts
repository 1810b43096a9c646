import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectGoodLooks, expectKeysToReachAll } from '#e2e/a11y-audit.ts'
import { expectWithinBudget } from '#e2e/bundle-budget.ts'
import { secondDevice } from '#e2e/second-device.ts'
import { expect, test } from '#e2e/test.ts'

const options = (texts: readonly string[]) => texts.map((text, at) => ({ id: `o${at}`, text }))
const QUIZ = {
  title: 'Rivers & <b>seas</b>',
  description: 'Two questions.',
  questions: [
    {
      id: 'q1',
      text: 'The longest river?',
      options: options(['Rhine', 'Nile', 'Thames', 'Elbe']),
      right: ['o1'],
      explanation: 'About 6,650 km.',
    },
    { id: 'q2', kind: 'number', text: 'How many oceans?', value: '5' },
  ],
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const score = (page: Page) => page.getByLabel('Score', { exact: true })

/** Stores the quiz on the server; returns its path and its author's path. */
async function keep(request: APIRequestContext, quiz: unknown = QUIZ) {
  const answer = await request.post('/api/quizzes', { data: { quiz } })
  const { id, secret } = await answer.json()
  return {
    id: String(id),
    secret: String(secret),
    path: `/quiz/${id}`,
    authorPath: `/quiz/${id}#edit=${secret}`,
  }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('sundry-onboarding-completed', 'true')),
)

test('a quiz gets a server link, is played on a phone by keys alone, and its author reads the result', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  await open('/quiz-builder')
  await expect(button(page, 'Server Link')).toBeDisabled()
  await button(page, 'Example').click()
  await button(page, 'Server Link').click()
  await expectGoodLooks(page, 'the dialog of a server link')
  await button(page, 'Create server link').click()
  const link = await page.getByRole('status', { name: 'Quiz link' }).innerText()
  expect(link).toMatch(/\/quiz\/[\w-]{16}$/)
  await page.getByRole('link', { name: 'Manage this quiz' }).click()
  await expect(page.getByRole('status', { name: 'Attempts' })).toHaveText('0 attempts, 0 handed in.')

  const { page: their, errors, context } = await secondDevice(browser, baseURL)
  const bodies: string[] = []
  their.on('response', async (response) => {
    if (response.url().includes('/api/quizzes')) bodies.push(await response.text())
  })
  await their.goto(link)
  await expect(their.getByRole('heading', { level: 1, name: 'Around the Solar System' })).toBeVisible()
  await their.getByRole('textbox', { name: 'Your name' }).focus()
  await their.keyboard.type('Zoë')
  await their.keyboard.press('Enter')
  await expect(their.getByRole('heading', { name: 'Which planet is the largest?' })).toBeFocused()
  await their.keyboard.press('1')
  await their.keyboard.press('Enter')
  await expect(their.getByRole('heading', { name: 'Which of these planets have rings?' })).toBeFocused()
  await their.keyboard.press('1')
  await their.keyboard.press('3')
  await expect.poll(() => bodies.some((text) => text.includes('"q2":["a","c"]'))).toBe(true)
  expect(bodies.join('')).not.toMatch(/eleven times|8\.3|"right":\[/)
  await their.reload()
  await expect(their.getByRole('checkbox', { name: 'Venus' })).toBeChecked()
  await their.getByRole('heading', { name: 'Which of these planets have rings?' }).focus()
  await their.keyboard.press('Enter')
  await expect(their.getByText('Question 3 of 4')).toBeVisible()
  await their.keyboard.press('1')
  await their.keyboard.press('Enter')
  await expect(their.getByText('Question 4 of 4')).toBeVisible()
  await their.keyboard.press('Tab')
  await their.keyboard.type('8')
  await their.keyboard.press('Enter')
  await expect(score(their)).toHaveText('3 of 4')
  await expect(their.getByRole('list', { name: 'Review' }).getByRole('listitem').nth(1)).toContainText(
    'WrongYour answer: Saturn, VenusRight answer: Saturn, Uranus',
  )
  expect(errors).toEqual([])
  await context.close()

  await button(page, 'Refresh').click()
  await expect(page.getByRole('status', { name: 'Attempts' })).toHaveText('1 attempt, 1 handed in.')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download results').click(),
  ])
  expect(download.suggestedFilename()).toBe('quiz-results.csv')
  expect(await readFile(await download.path(), 'utf8')).toMatch(
    /\r\nZoë,1,1,20[^,]+,[\d.]+,3,75,Jupiter,"Saturn, Venus",True,8\r\n$/,
  )
  await expectGoodLooks(page, 'the quiz of its author')
  await expectKeysToReachAll(page)
  await button(page, 'Close').click()
  await expect(button(page, 'Reopen')).toBeVisible()
  await page.reload()
  await expect(page.getByText('This quiz is closed.')).toBeVisible()
  await button(page, 'Delete').click()
  await button(page, 'Delete quiz').click()
  await expect(page.getByRole('alert')).toHaveText('This quiz does not exist or was deleted.')
  // The server sends a filled document again for five seconds.
  await expect.poll(async () => (await page.request.get(link)).status()).toBe(410)
  await open('/quiz-builder')
  await expect(page.getByRole('list', { name: 'Server links' })).toHaveCount(0)
})

test('answers given offline are stored, also when the page is left, and sent once online', async ({
  page,
  open,
  context,
  request,
}) => {
  const { path } = await keep(request)
  await open(path)
  await button(page, 'Start Quiz').click()
  await page.getByRole('radio', { name: 'Nile' }).check()
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await page.getByRole('spinbutton', { name: 'Your answer' }).fill('5')
  await button(page, 'Finish Quiz').click()
  await expect(page.getByText('The server cannot be reached. Your answers are kept here')).toBeVisible()
  await expect(score(page)).toHaveCount(0)
  // The page is left, and opened again when the server can be reached.
  await page.route('**/api/quizzes/**', (route) => route.abort('internetdisconnected'))
  await context.setOffline(false)
  await open('/unit-converter')
  await page.unroute('**/api/quizzes/**')
  await open(path)
  await expect(score(page)).toHaveText('2 of 2')
  await expect(page.getByText('The server cannot be reached.')).toHaveCount(0)
})

test('a hosted quiz loads within the byte limit of a tool’s page', async ({ page, open, request }) => {
  const { path } = await keep(request)
  await expectWithinBudget(page, async () => {
    await open(path)
    await expect(button(page, 'Start Quiz')).toBeVisible()
  })
})
