import type { APIRequest } from '@playwright/test'
import type { PollSettings } from '#contract/poll.ts'
import { expectFocusPreserved, expectGoodLooks, expectKeysToReachAll, tabTo } from '#e2e/a11y-audit.ts'
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
/** Poll of maximum length, with unbreakable words. */
const LONG: PollSetup = {
  question: `${'Q'.repeat(60)} ${'Which of these would you take? '.repeat(14)}`,
  options: ['W'.repeat(200), 'x'.repeat(200), 'short'],
  votes: [[1], [2]],
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    localStorage.setItem('sundry-onboarding-completed', 'true')
    Object.defineProperty(navigator, 'share', { value: undefined })
  }),
)

test('a poll that people vote in pleases axe and fits every screen: to vote, voted, changed, its QR code', async ({
  page,
  open,
  playwright,
  baseURL,
}) => {
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

test('a ranked poll with its runoff, and its author’s part with every dialog, please axe and fit every screen', async ({
  page,
  open,
  playwright,
  baseURL,
}) => {
  const { authorPath } = await poll(playwright.request, baseURL, CAPITAL)
  await open(authorPath)
  await page.getByRole('checkbox', { name: 'Knoxville' }).check()
  await expect(page.getByRole('table', { name: 'Instant runoff' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Manage this poll' })).toBeVisible()
  await expectGoodLooks(page, 'ranked, its author')
  await expectKeysToReachAll(page)
  for (const act of ['Reset', 'Delete']) {
    await page.getByRole('button', { name: act, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectGoodLooks(page, `asked about ${act}`)
    await expectKeysToReachAll(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: act, exact: true })).toBeFocused()
  }
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('This poll is closed.')).toBeVisible()
  await expectGoodLooks(page, 'closed')
})

test('a question and options of maximum length fit a phone; a poll without votes says so', async ({
  page,
  open,
  playwright,
  baseURL,
}) => {
  const long = await poll(playwright.request, baseURL, LONG)
  await open(long.path)
  await expect(page.getByText('2 people have voted.')).toBeVisible()
  await expectGoodLooks(page, 'long')
  const ranked = await poll(playwright.request, baseURL, {
    ...LONG,
    settings: { kind: 'ranked' },
    votes: [[1, 2], [2]],
  })
  await open(ranked.path)
  await expect(page.getByRole('table', { name: 'Instant runoff' })).toBeVisible()
  await expectGoodLooks(page, 'long and ranked')
  const fresh = await poll(playwright.request, baseURL, { ...LUNCH, votes: [] })
  await open(fresh.path)
  await expect(page.getByText('Nobody has voted yet.')).toBeVisible()
})

test('with the keys alone a poll is made, voted in, changed, closed and deleted, and the focus is never lost', async ({
  page,
  open,
}) => {
  const keys = page.keyboard
  await open('/anonymous-poll')
  await tabTo(page, page.getByRole('textbox', { name: 'Question' }))
  await keys.type('Tea or coffee?')
  await tabTo(page, page.getByRole('textbox', { name: 'Option 1' }))
  await keys.type('Tea')
  await tabTo(page, page.getByRole('textbox', { name: 'Option 2' }))
  await keys.type('Coffee')
  await tabTo(page, page.getByText('Settings', { exact: true }))
  await keys.press('Enter')
  await tabTo(page, page.getByRole('checkbox', { name: 'Votes can be changed until the poll is closed' }))
  await keys.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Create Poll' }))
  await keys.press('Enter')
  await expect(page.getByText('Poll created successfully!')).toBeVisible()
  await expectFocusPreserved(page)

  await tabTo(page, page.getByRole('link', { name: 'Manage Tea or coffee?' }))
  await keys.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Tea or coffee?' })).toBeVisible()
  await tabTo(page, page.getByRole('radio', { name: 'Tea' }))
  await keys.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Coffee' })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Vote' }))
  await keys.press('Enter')
  await expect(page.getByText('Your vote is counted.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('listitem')).toHaveText([
    'Tea0 votes0%',
    'Coffee1 vote100.0%',
  ])
  await expectFocusPreserved(page)

  await tabTo(page, page.getByRole('button', { name: 'Change my vote' }))
  await keys.press('Enter')
  await expect(page.getByRole('radio', { name: 'Coffee' })).toBeChecked()
  await expectFocusPreserved(page)
  await tabTo(page, page.getByRole('radio', { name: 'Coffee' }))
  await keys.press('ArrowUp')
  await keys.press('Enter')
  await expect(page.getByText('Your vote is counted.')).toBeVisible()
  await expectFocusPreserved(page)

  await tabTo(page, page.getByRole('button', { name: 'Close', exact: true }))
  await keys.press('Enter')
  await expect(page.getByText('This poll is closed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Delete', exact: true }))
  await keys.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Delete poll' }))
  await keys.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('This poll does not exist or was deleted.')
  await expectFocusPreserved(page)
  await tabTo(page, page.getByRole('link', { name: 'Create a poll' }))
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

test('a link to a poll says what it asks: in the tab, in previews, and without scripts', async ({
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
