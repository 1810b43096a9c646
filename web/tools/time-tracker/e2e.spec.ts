import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/test.ts'

// A clock that stands still is set going again after its test, which the next one in the same context would see.
test.use({ reuseContext: false })

const elapsed = (page: Page) => page.getByRole('timer', { name: 'Elapsed' })
const recent = (page: Page) => page.getByRole('list', { name: 'Recent Entries' }).getByRole('listitem')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function describe(page: Page, project: string, description: string) {
  await page.getByRole('combobox', { name: 'Project' }).selectOption(project)
  await page.getByRole('textbox', { name: 'Description' }).fill(description)
}

test('a timer starts, pauses, resumes and stops, and its time becomes an entry', async ({ page, open }) => {
  await page.clock.install({ time: new Date('2026-01-05T09:00:00Z') })
  await open('/time-tracker')
  await page.clock.pauseAt(new Date('2026-01-05T10:00:00.400Z'))
  await expect(page.getByText('No time entries yet.')).toBeVisible()
  await expect(page.getByText('No time entries for today yet.')).toBeVisible()
  await expect(button(page, 'Start')).toBeDisabled()
  await describe(page, 'Work', '  ')
  await expect(button(page, 'Start')).toBeDisabled()
  await describe(page, 'Work', 'Design')
  await button(page, 'Start').click()
  await expect(elapsed(page)).toHaveText('00:00:00')
  await page.clock.runFor(5000)
  await expect(elapsed(page)).toHaveText('00:00:05')
  await expect(page).toHaveTitle(/^00:00:05 · Time Tracker/)
  await button(page, 'Pause').click()
  await page.clock.runFor(60_000)
  await expect(elapsed(page)).toHaveText('00:00:05')
  await expect(
    page.locator('[aria-live=polite]').filter({ hasText: 'Timer paused at 00:00:05' }),
  ).toBeAttached()
  await button(page, 'Resume').click()
  await page.clock.runFor(10_000)
  await expect(elapsed(page)).toHaveText('00:00:15')
  await button(page, 'Stop').click()
  await expect(elapsed(page)).toHaveText('00:00:00')
  await expect(recent(page)).toHaveCount(1)
  await expect(recent(page)).toContainText('Design')
  await expect(recent(page)).toContainText('00:00:15')
  await expect(page.getByLabel('Total today')).toHaveText('15 s')
  await expect(page).toHaveTitle(/^Time Tracker/)
  const stored = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('sundry-timetracker-entries') ?? ''),
  )
  const start = Date.parse('2026-01-05T10:00:00.400Z')
  expect(stored).toEqual([
    {
      id: expect.any(String),
      projectId: 'work',
      description: 'Design',
      tags: [],
      billable: false,
      startTime: start,
      endTime: start + 75_000,
      pausedPeriods: [{ start: start + 5000, end: start + 65_000 }],
      isPaused: false,
      lastPausedAt: null,
    },
  ])
  expect(await page.evaluate(() => localStorage.getItem('sundry-timetracker-active'))).toBeNull()
  await page.clock.resume()
})

test('midnight makes a new today without a reload, and the timer runs on', async ({ page, open }) => {
  await page.clock.install({ time: new Date('2026-01-05T22:00:00Z') })
  await open('/time-tracker')
  await describe(page, 'Work', 'Late work')
  await button(page, 'Start').click()
  await page.clock.pauseAt(new Date('2026-01-05T23:00:00Z'))
  await button(page, 'Stop').click()
  await expect(page.getByLabel('Total today')).toHaveText(/^(59 min|1 h 00)$/)
  await button(page, 'Start').click()
  await page.clock.pauseAt(new Date('2026-01-06T00:00:02Z'))
  await expect(elapsed(page)).toHaveText('01:00:02')
  await expect(page.getByText('1 timer running')).toBeVisible()
  await expect(page.getByLabel('Total today')).toHaveText('2 s')
  await expect(recent(page)).toHaveCount(1)
})

test('two tabs have one timer: what one does the other shows, and the last one wins', async ({
  page,
  open,
  context,
}) => {
  await open('/time-tracker')
  const other = await context.newPage()
  await other.goto('/time-tracker')
  await other.locator('html[data-hydrated=navigation]').waitFor({ state: 'attached' })
  await describe(page, 'Work', 'Here')
  await button(page, 'Start').click()
  await expect(button(other, 'Stop')).toBeEnabled()
  await expect(other.getByRole('main').getByText('Here', { exact: true })).toBeVisible()
  await expect(other.getByRole('textbox', { name: 'Description' })).toHaveValue('Here')
  await describe(other, 'Work', 'There')
  await button(other, 'Start').click()
  await expect(recent(page)).toHaveText(/^Here/)
  await expect(page.getByRole('main').getByText('There', { exact: true })).toBeVisible()
  await button(page, 'Stop').click()
  await expect(recent(other)).toHaveText([/^There/, /^Here/])
  await expect(elapsed(other)).toHaveText('00:00:00')
  await button(other, 'Remove Here').first().click()
  await expect(recent(page)).toHaveText([/^There/])
  await page.reload()
  await expect(recent(page)).toHaveText([/^There/])
})

test('with damaged storage, valid entries remain, and the others are quarantined and reported', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', 'yes')
    const good = { id: 'a', projectId: 'work', description: 'Good', startTime: 0, endTime: 60_000 }
    localStorage.setItem('sundry-timetracker-entries', JSON.stringify([{ id: 'b' }, good, 7]))
    localStorage.setItem('sundry-timetracker-active', '{"id":')
    localStorage.setItem('sundry-timetracker-projects', '[{"id":"work","name":"Mine"},{"name":"?"}]')
  })
  await open('/time-tracker')
  await expect(page.getByRole('alert')).toContainText('Some of what was saved could not be read')
  await expect(recent(page)).toHaveText(/^Good.*Mine.*00:01:00$/)
  await expect(button(page, 'Stop')).toHaveCount(0)
  const stored = (key: string) =>
    page.evaluate((name) => localStorage.getItem(name), `sundry-timetracker-${key}`)
  expect(await stored('entries.bad')).toBe('[{"id":"b"},7]')
  expect(await stored('active.bad')).toBe('{"id":')
  expect(await stored('projects.bad')).toBe('[{"name":"?"}]')
  await page.reload()
  await expect(recent(page)).toHaveText(/^Good/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await stored('entries.bad')).toBe('[{"id":"b"},7]')
})
