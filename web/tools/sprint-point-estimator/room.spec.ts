import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, test, watch } from '#e2e/test.ts'

const card = (page: Page, label: string) =>
  page.getByRole('group', { name: 'Vote', exact: true }).getByRole('button', { name: label, exact: true })
const seats = (page: Page) => page.getByRole('list', { name: 'Team Members' }).getByRole('listitem')
const estimate = (page: Page) => page.getByLabel('Final estimate', { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Opens a room with two stories from the tool's page. */
async function startSession(page: Page, open: (path: string) => Promise<void>): Promise<string> {
  await open('/sprint-point-estimator')
  for (const title of ['Login', 'Search']) {
    await page.getByRole('textbox', { name: 'Story title' }).fill(title)
    await press(page, 'Add Story')
  }
  await press(page, 'Start Live Session')
  await page.waitForURL(/\/room\/[\w-]{20}$/)
  await expect(page.getByRole('button', { name: 'Copy session link' })).toBeVisible()
  return new URL(page.url()).pathname
}

async function join(page: Page, name: string) {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await press(page, 'Join')
  await expect(seats(page).filter({ hasText: name })).toHaveCount(1)
}

/** Opens the room in another browser context, monitored for errors like the first. */
async function guest(
  browser: Browser,
  baseURL: string | undefined,
): Promise<[Page, BrowserContext, string[]]> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  return [page, context, watch(page, new URL(baseURL ?? '').origin)]
}

test('two browsers estimate together: joined by a name, hidden, shown, closed, and another round', async ({
  page,
  open,
  browser,
  baseURL,
  violations,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const path = await startSession(page, open)
  await join(page, 'Lea')
  const [other, context, errors] = await guest(browser, baseURL)
  await other.goto(path)
  await expect(other.getByText('1 person in this session.')).toBeVisible()
  await join(other, 'Ana')
  await expect(seats(page)).toHaveCount(2)
  await expect(other.getByRole('heading', { name: 'Login' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Reveal Votes' })).toHaveCount(0)

  await card(other, '5').click()
  await expect(page.getByText('1 of 2 voted').first()).toBeVisible()
  await expect(seats(page).nth(1)).toContainText('Has voted')
  await expect(seats(page).nth(1)).not.toContainText('5')
  expect(await page.content()).not.toContain('Voted 5')
  await card(page, '8').click()
  await expect(seats(other).nth(0)).toContainText('Has voted')
  expect(await violations()).toEqual([])
  await press(page, 'Reveal Votes')
  for (const one of [page, other]) {
    await expect(estimate(one)).toHaveText('5')
    await expect(one.getByText('Lowest: Ana (5). Highest: Lea (8).')).toBeVisible()
    await expect(card(one, '13')).toBeDisabled()
  }
  await expect(other.getByRole('button', { name: 'Use 8' })).toHaveCount(0)
  await press(page, 'Use 8')
  await expect(estimate(other)).toHaveText('8')
  expect(await violations()).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  // A late vote, bypassing the buttons.
  const late = await other.evaluate(async () => {
    const answer = await fetch(`${location.pathname.replace('/room/', '/api/rooms/')}/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'vote', storyId: '1', card: '13' }),
    })
    return [answer.status, await answer.json()]
  })
  expect(late).toEqual([409, { error: 'Voting is closed for this story' }])
  await press(page, 'Reset Voting')
  await expect(card(other, '5')).toHaveAttribute('aria-pressed', 'false')
  await expect(other.getByText('Earlier rounds (1)')).toBeVisible()
  await press(page, 'Next Story')
  await expect(other.getByRole('heading', { name: 'Search' })).toBeVisible()

  // An accidentally removed story is restored with all its votes.
  const backlog = page.getByRole('list', { name: 'Story Backlog' }).getByRole('listitem')
  await press(page, 'Remove Login')
  await expect(backlog).toHaveCount(1)
  await press(page, 'Undo')
  await expect(backlog).toHaveCount(2)
  await press(page, 'Previous Story')
  await expect(other.getByRole('heading', { name: 'Login' })).toBeVisible()
  await expect(other.getByText('Earlier rounds (1)')).toBeVisible()
  expect(errors.filter((error) => !error.includes('409'))).toEqual([])
  await context.close()
})

test('a reload, a second tab and a lost network preserve the vote', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  const path = await startSession(page, open)
  await join(page, 'Lea')
  const [other, context] = await guest(browser, baseURL)
  await other.goto(path)
  await join(other, 'Ana')
  await card(other, '5').click()
  await expect(seats(page).nth(1)).toContainText('Has voted')

  await other.reload()
  await expect(card(other, '5')).toHaveAttribute('aria-pressed', 'true')
  const tab = await context.newPage()
  await tab.goto(path)
  await expect(card(tab, '5')).toHaveAttribute('aria-pressed', 'true')
  await expect(seats(tab)).toHaveCount(2)
  await card(tab, '3').click()
  await expect(card(other, '3')).toHaveAttribute('aria-pressed', 'true')
  await tab.close()

  await context.setOffline(true)
  await expect(other.getByText('Reconnecting…')).toBeVisible()
  await card(other, '13').click()
  await expect(card(other, '13')).toHaveAttribute('aria-pressed', 'true')
  await context.setOffline(false)
  await expect(other.getByText('Reconnecting…')).toBeHidden()
  await expect(card(other, '13')).toHaveAttribute('aria-pressed', 'true')
  await press(page, 'Reveal Votes')
  await expect(estimate(page)).toHaveText('13')
  await expect(seats(page).nth(1)).toContainText('Voted 13')
  await context.close()
})
