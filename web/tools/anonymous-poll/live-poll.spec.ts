import type { APIRequest } from '@playwright/test'
import type { PollSettings } from '#contract/poll.ts'
import { expectGoodLooks, expectKeysToReachAll } from '#e2e/a11y-audit.ts'
import { expectWithinBudget } from '#e2e/bundle-budget.ts'
import { expect, test } from '#e2e/test.ts'

type PollSetup = {
  readonly question: string
  readonly options: readonly string[]
  readonly settings?: Partial<PollSettings>
  /** Choices of each voter, by option number. */
  readonly votes?: readonly (readonly number[])[]
}

/** Creates a poll with votes, each from a separate browser. */
async function poll(request: APIRequest, baseURL: string | undefined, start: PollSetup) {
  const { question, options, settings, votes = [] } = start
  const person = () => request.newContext({ ...(baseURL && { baseURL }) })
  const author = await person()
  const defaults = { kind: 'single', mostChoices: 1, results: 'always', isShuffled: false, canChange: true }
  const answer = await author.post('/api/polls', {
    data: { question, options, settings: { ...defaults, ...settings }, closesAt: null },
  })
  const { id, secret } = await answer.json()
  for (const choices of votes) {
    const voter = await person()
    await voter.get(`/api/polls/${id}`)
    expect((await voter.post(`/api/polls/${id}/votes`, { data: { choices } })).status()).toBe(200)
    await voter.dispose()
  }
  await author.dispose()
  return { path: `/poll/${id}`, authorPath: `/poll/${id}#edit=${secret}` }
}

const LUNCH: PollSetup = {
  question: 'Where do we eat on Friday?',
  options: ['Trattoria', 'Noodle bar', 'Falafel'],
  votes: [[1], [2], [2]],
}
const CAPITAL: PollSetup = {
  question: 'Which city?',
  options: ['Memphis', 'Nashville', 'Knoxville', 'Chattanooga'],
  settings: { kind: 'ranked' },
  votes: [[1, 2], [2, 4, 3], [3, 4], [4, 3], [1]],
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    localStorage.setItem('sundry-onboarding-completed', 'true')
    Object.defineProperty(navigator, 'share', { value: undefined })
  }),
)

test('a poll with votes passes axe and fits every screen', async ({ page, open, playwright, baseURL }) => {
  const { path } = await poll(playwright.request, baseURL, LUNCH)
  await open(path)
  await page.getByRole('radio', { name: 'Falafel' }).check()
  await expect(page.getByText('3 people have voted.')).toBeVisible()
  await expectGoodLooks(page, 'to vote')
  await expectKeysToReachAll(page)
  await page.getByRole('button', { name: 'Vote' }).click()
  await expect(page.getByText('Your vote is counted.')).toBeVisible()
  await page.getByRole('button', { name: 'QR code' }).click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  await expectGoodLooks(page, 'voted, with the QR code')
  await expectKeysToReachAll(page)
})

test("a live poll loads within the byte budget of a tool's page", async ({
  page,
  open,
  playwright,
  baseURL,
}) => {
  const { path } = await poll(playwright.request, baseURL, CAPITAL)
  await expectWithinBudget(page, async () => {
    await open(path)
    await expect(page.getByRole('checkbox', { name: 'Memphis' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Instant runoff' })).toBeVisible()
  })
})

for (const count of [2, 6, 12]) {
  test(`the big screen fits the results of ${count} options, one of 80 characters`, async ({
    page,
    open,
    playwright,
    baseURL,
  }) => {
    const options = Array.from({ length: count }, (_, index) => `Pizza place ${index}`)
    const { path } = await poll(playwright.request, baseURL, {
      question: 'Where do we eat on Friday?',
      options: [
        'Pizza with everything on it and a salad for those who would rather not eat pizza',
        ...options.slice(1),
      ],
      votes: [[1], [2]],
    })
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(path)
    await page.getByRole('button', { name: 'Present' }).click()
    const stage = page.getByRole('dialog', { name: 'Poll on the big screen' })
    await expect(stage.getByRole('listitem')).toHaveCount(count)
    expect(await stage.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0)
    const bottoms = await stage
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().bottom))
    const voters = await stage.getByText('2 people have voted.').boundingBox()
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(voters?.y ?? 0)
  })
}

test('a poll shows its question in the tab, in previews and without scripts', async ({
  browser,
  page,
  request,
  playwright,
  baseURL,
  open,
}) => {
  const { path } = await poll(playwright.request, baseURL, LUNCH)
  await open(path)
  await expect(page).toHaveTitle('Where do we eat on Friday? | Sundry')
  const still = await browser.newContext({ javaScriptEnabled: false })
  const reader = await still.newPage()
  await reader.goto(`${baseURL}${path}`)
  await expect(reader.getByRole('heading', { name: 'Where do we eat on Friday?' })).toBeVisible()
  await expect(reader.getByRole('article').getByRole('listitem')).toHaveText(LUNCH.options.slice())
  await expect(reader.locator('meta[property="og:title"]')).toHaveAttribute('content', LUNCH.question)
  await still.close()
  expect((await request.get('/poll/AAAAAAAAAAAAAAAA')).status()).toBe(404)
})
