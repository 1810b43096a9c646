import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expectGoodLooks, expectKeysToReachAll } from '#e2e/a11y-audit.ts'
import { expectWithinBudget } from '#e2e/bundle-budget.ts'
import { secondDevice } from '#e2e/second-device.ts'
import { expect, test } from '#e2e/test.ts'

const QUIZ = {
  title: 'Rivers & <b>seas</b>',
  questions: [
    {
      id: 'q1',
      text: 'The longest river?',
      options: ['Nile', 'Rhine', 'Thames', 'Elbe'].map((text, at) => ({ id: `o${at}`, text })),
      right: ['o0'],
      explanation: 'About 6,650 km.',
    },
    { id: 'q2', kind: 'number', text: 'How many oceans?', value: '5' },
  ],
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens a game of the quiz as this page's browser; its code and path. */
async function openGame(host: APIRequestContext, quiz: unknown = QUIZ) {
  const created = await host.post('/api/games', { data: { quiz, seconds: 600, hasSpeedPoints: false } })
  const { id } = await created.json()
  const { code } = await (await host.get(`/api/games/${id}`)).json()
  return { id, code: String(code), path: `/quiz/${id}` }
}

/** A phone that has joined by the code. */
async function phone(browser: Browser, baseURL: string | undefined, code: string, name: string) {
  const { page, errors } = await secondDevice(browser, baseURL)
  await page.goto(`/quiz/${code}`)
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await button(page, 'Join').click()
  await expect(page.getByText('You are in.')).toBeVisible()
  return { page, errors }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('sundry-onboarding-completed', 'true')),
)

test('a quiz is written, played live on two phones, and its places are saved', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  await open('/quiz-builder')
  await expect(button(page, 'Play live')).toBeDisabled()
  await button(page, 'Example').click()
  await button(page, 'Play live').click()
  const heading = page.getByRole('heading', { name: /^Code [A-Z2-9]{3} [A-Z2-9]{3}$/ })
  const code = (await heading.innerText()).replace(/^Code|\s/g, '')
  const seconds = page.getByLabel('Seconds for each question')
  await seconds.fill('3')
  await expect(page.getByText('Enter a whole number from 5 to 600')).toBeVisible()
  await seconds.fill('600')
  await expect(page.getByRole('img', { name: /^QR code for .*\/quiz\// })).toBeVisible()
  await expect(button(page, 'Start')).toBeDisabled()
  const ana = await phone(browser, baseURL, code.toLowerCase(), 'Ana')
  const ben = await phone(browser, baseURL, code, 'Ben')
  await expect(page.getByRole('status', { name: 'Players' })).toHaveText('2 players joined')
  await button(page, 'Start').click()

  await ana.page.getByRole('button', { name: 'Jupiter', exact: true }).click()
  await expect(ana.page.getByRole('status', { name: 'Answer received' })).toHaveText('Answer received')
  await expect(page.getByText('1 of 2 have answered.')).toBeVisible()
  await ben.page.getByRole('button', { name: 'Saturn', exact: true }).click()
  await expect(ana.page.getByRole('heading', { name: 'Right, 1,000 points' })).toBeFocused()
  await expect(ben.page.getByRole('heading', { name: 'Wrong', exact: true })).toBeFocused()
  await expect(ben.page.getByRole('status', { name: 'Your place' })).toHaveText('2nd place, 0 points in all')
  await expect(page.getByText('1 of 2 answers were right.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Choices' }).getByRole('listitem').first()).toContainText(
    'Right',
  )

  await ana.page.reload()
  await expect(ana.page.getByText('1st place, 1,000 points in all')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Leaderboard' }).getByRole('listitem')).toHaveText([
    /Ana/,
    /Ben/,
  ])
  await button(page, 'Next').click()
  await expect(ana.page.getByText('Question 2 of 4')).toBeVisible()
  await button(page, 'Next').click()
  await expect(ana.page.getByRole('heading', { name: 'No answer' })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download results').click(),
  ])
  expect(download.suggestedFilename()).toBe('quiz-results.csv')
  expect(await readFile(await download.path(), 'utf8')).toContain('1,Ana,1000,Jupiter,1000,,0')
  await button(page, 'End quiz').click()
  await expect(ben.page.getByRole('status', { name: 'Your place' })).toHaveText('2nd place, 0 points')
  for (const { page: their, errors } of [ana, ben]) {
    expect(errors).toEqual([])
    await their.context().close()
  }
})

test('every screen of host and player passes axe, fits and is reachable by keyboard', async ({
  page,
  open,
  playwright,
  baseURL,
}) => {
  const player = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const { id, path } = await openGame(page.request)
  await player.post(`/api/games/${id}/join`, { data: { name: 'Wolfeschlegelsteinhausenbergerdorff' } })
  await open(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Rivers & <b>seas</b>' })).toBeVisible()
  await expectGoodLooks(page, 'lobby of the host')
  await button(page, 'Start').click()
  await expect(page.getByText('0 of 1 have answered.')).toBeVisible()
  await expectGoodLooks(page, 'question of the host')
  await expectKeysToReachAll(page)
  await button(page, 'Next').click()
  await expect(page.getByText('Nobody answered.')).toBeVisible()
  await expectGoodLooks(page, 'result of the host')

  const other = await openGame(player)
  await open(other.path)
  await expectGoodLooks(page, 'a player who joins')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ana')
  await button(page, 'Join').click()
  await expect(page.getByText('You are the first.')).toBeVisible()
  await player.post(`/api/games/${other.id}/commands`, { data: { kind: 'next', step: 0 } })
  await expect(page.getByRole('button', { name: 'Nile', exact: true })).toBeVisible()
  await expectGoodLooks(page, 'a player who is asked')
  await expectKeysToReachAll(page)
  await page.getByRole('button', { name: 'Rhine', exact: true }).click()
  await expect(page.getByText('About 6,650 km.')).toBeVisible()
  await expectGoodLooks(page, 'a player at a result')
  await player.dispose()
})

test('a wrong code, a name in use and a network failure are reported, and nothing is lost', async ({
  page,
  open,
  context,
  playwright,
  baseURL,
}) => {
  await open('/quiz-builder')
  await page.getByRole('textbox', { name: 'Code of a live quiz' }).fill('abc 234')
  await button(page, 'Join').click()
  await expect(page.getByRole('alert')).toContainText('There is no game with this code.')
  const host = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const { id, path } = await openGame(host)
  const ben = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  await ben.post(`/api/games/${id}/join`, { data: { name: 'Ben' } })
  await open(path)
  await page.getByRole('textbox', { name: 'Your name' }).fill('ben')
  await button(page, 'Join').click()
  await expect(page.getByRole('alert')).toContainText('already has this name')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ana')
  await button(page, 'Join').click()
  await expect(page.getByText('2 players joined.')).toBeVisible()
  await host.post(`/api/games/${id}/commands`, { data: { kind: 'next', step: 0 } })
  await expect(page.getByRole('button', { name: 'Nile', exact: true })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('Reconnecting…')).toBeVisible()
  await page.getByRole('button', { name: 'Nile', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('could not be reached')
  await context.setOffline(false)
  await expect(page.getByText('Reconnecting…')).toBeHidden()
  await page.getByRole('button', { name: 'Nile', exact: true }).click()
  await expect(page.getByRole('status', { name: 'Answer received' })).toHaveText('Answer received')
  for (const one of [host, ben]) await one.dispose()
})

test('a game loads within the byte limit of a tool’s page', async ({ page, open, playwright, baseURL }) => {
  const host = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const { id, path } = await openGame(host)
  await expectWithinBudget(page, async () => {
    await open(path)
    await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible()
  })
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ana')
  await button(page, 'Join').click()
  await host.post(`/api/games/${id}/commands`, { data: { kind: 'next', step: 0 } })
  await expect(page.getByRole('button', { name: 'Nile', exact: true })).toBeVisible()
  await host.dispose()
})
