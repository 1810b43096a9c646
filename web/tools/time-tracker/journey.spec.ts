import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/test.ts'

const elapsed = (page: Page) => page.getByRole('timer', { name: 'Elapsed' })
const recent = (page: Page) => page.getByRole('list', { name: 'Recent Entries' }).getByRole('listitem')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function describe(page: Page, project: string, description: string) {
  await page.getByRole('combobox', { name: 'Project' }).selectOption(project)
  await page.getByRole('textbox', { name: 'Description' }).fill(description)
}

test('a timer starts, pauses, goes on and stops, and what it counted is an entry', async ({
  page,
  open,
  violations,
}) => {
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
  await expect(page.getByLabel('Total today')).toHaveText('00:00:15')
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
  expect(await violations()).toEqual([])
})
