import { readFile } from 'node:fs/promises'
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

test('a timer starts, pauses, resumes and stops, and its time becomes an entry', async ({
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

test('starting while one runs saves it; resetting discards, and Undo brings back', async ({ page, open }) => {
  await open('/time-tracker')
  await describe(page, 'Work', 'First')
  await button(page, 'Start').click()
  await describe(page, 'Learning', 'Second')
  await page.getByRole('textbox', { name: 'Description' }).press('Enter')
  await expect(recent(page)).toHaveCount(1)
  await expect(recent(page)).toContainText('First')
  await button(page, 'Reset').click()
  await expect(button(page, 'Stop')).toBeDisabled()
  await expect(recent(page)).toHaveCount(1)
  await button(page, 'Undo').click()
  await button(page, 'Stop').click()
  await expect(recent(page)).toHaveCount(2)
  await expect(recent(page).first()).toContainText('Second')
  await button(page, 'Continue First').first().click()
  await expect(button(page, 'Stop')).toBeEnabled()
  await expect(page.getByRole('timer')).toHaveText(/^00:00:0/)
})

test('a running timer outlives a reload, and its start can be moved', async ({ page, open, violations }) => {
  await page.clock.install({ time: new Date('2026-01-05T12:00:00Z') })
  await open('/time-tracker')
  await describe(page, 'Work', 'Design')
  await button(page, 'Start').click()
  await page.clock.fastForward(600_000)
  await page.reload()
  await expect(elapsed(page)).toHaveText(/^00:10:0\d$/)
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Design')
  await button(page, 'Edit').click()
  const dialog = page.getByRole('dialog', { name: 'Edit running timer' })
  await dialog.getByLabel('From').fill('2026-01-05T13:00')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The start is yet to come')
  expect(await violations()).toEqual([])
  await dialog.getByLabel('From').fill('2026-01-05T09:00:00')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(elapsed(page)).toHaveText(/^03:10:\d\d$/)
})

test('a timer that was forgotten is asked about, and its end can be chosen', async ({
  page,
  open,
  violations,
}) => {
  await page.clock.install({ time: new Date('2026-01-05T09:00:00Z') })
  await open('/time-tracker')
  await describe(page, 'Work', 'Design')
  await page.keyboard.press('Control+Enter')
  await expect(button(page, 'Stop')).toBeEnabled()
  await page.clock.fastForward('10:00:00')
  await expect(elapsed(page)).toHaveText(/^10:00:0\d$/)
  await expect(page.getByText('This timer has counted more than 8 hours.')).toBeVisible()
  expect(await violations()).toEqual([])
  await button(page, 'Choose its end').click()
  const dialog = page.getByRole('dialog', { name: 'Edit entry' })
  await dialog.getByLabel('To', { exact: true }).fill('2026-01-05T10:30')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(recent(page)).toContainText(/01:(29|30):\d\d/)
  await expect(button(page, 'Stop')).toBeDisabled()
})

test('midnight makes a new today without a reload, and the timer runs on', async ({ page, open }) => {
  await page.clock.install({ time: new Date('2026-01-05T22:00:00Z') })
  await open('/time-tracker')
  await describe(page, 'Work', 'Late work')
  await button(page, 'Start').click()
  await page.clock.pauseAt(new Date('2026-01-05T23:00:00Z'))
  await button(page, 'Stop').click()
  const today = page.getByRole('list', { name: 'Today', exact: true }).getByRole('listitem')
  await expect(today).toHaveCount(1)
  await button(page, 'Start').click()
  await page.clock.pauseAt(new Date('2026-01-06T00:00:02Z'))
  await expect(elapsed(page)).toHaveText('01:00:02')
  await expect(today).toHaveCount(0)
  await expect(page.getByText('No time entries for today yet.')).toBeVisible()
  await expect(page.getByLabel('Total today')).toHaveText('00:00:02')
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

test('projects come, change and go: with entries only after a question, and never beyond Undo', async ({
  page,
  open,
  violations,
}) => {
  await open('/time-tracker')
  const projects = page.getByRole('list', { name: 'Projects' }).getByRole('listitem')
  await expect(projects).toHaveText(['Work', 'Personal', 'Learning'])
  await expect(button(page, 'Add Project')).toBeDisabled()
  await page.getByRole('textbox', { name: 'New project name' }).fill('work')
  await button(page, 'Add Project').click()
  await expect(page.getByRole('alert')).toContainText('"work" is there already')
  await page.getByRole('textbox', { name: 'New project name' }).fill('Garden')
  await button(page, 'Add Project').click()
  await expect(projects).toHaveText(['Work', 'Personal', 'Learning', 'Garden'])
  await expect(page.getByRole('combobox', { name: 'Project' })).toHaveValue(/.{8}/)
  await page.getByRole('textbox', { name: 'Description' }).fill('Dig')
  await button(page, 'Start').click()
  await button(page, 'Stop').click()
  await button(page, 'Start').click()
  await button(page, 'Delete Garden').click()
  const dialog = page.getByRole('dialog', { name: 'Delete Garden?' })
  await expect(dialog).toContainText('1 entry and the running timer will be deleted with this project.')
  expect(await violations()).toEqual([])
  await dialog.getByRole('button', { name: 'Delete project' }).click()
  await expect(projects).toHaveCount(3)
  await expect(recent(page)).toHaveCount(0)
  await expect(button(page, 'Stop')).toBeDisabled()
  await button(page, 'Undo').click()
  await expect(projects).toHaveCount(4)
  await expect(recent(page)).toHaveCount(1)
  await expect(button(page, 'Stop')).toBeEnabled()
  await button(page, 'Delete Learning').click()
  await expect(projects).toHaveText(['Work', 'Personal', 'Garden'])
})

test('entries are added, mended, split, merged and taken away by hand', async ({
  page,
  open,
  violations,
}) => {
  await page.clock.install({ time: new Date('2026-01-05T12:00:00Z') })
  await open('/time-tracker')
  const dialog = page.getByRole('dialog')
  const today = page.getByRole('list', { name: 'Today', exact: true }).getByRole('listitem')
  const add = async (description: string, from: string, to: string) => {
    await button(page, 'Add entry').click()
    await dialog.getByLabel('Description').fill(description)
    await dialog.getByLabel('Project').selectOption('Work')
    await dialog.getByLabel('From').fill(`2026-01-05T${from}`)
    await dialog.getByLabel('To', { exact: true }).fill(`2026-01-05T${to}`)
    await dialog.getByRole('button', { name: 'Save' }).click()
  }
  await add('Plan', '08:00', '07:00')
  await expect(dialog.getByRole('alert')).toContainText('The end is before the start')
  await dialog.getByLabel('To', { exact: true }).fill('2026-01-05T09:00')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(today).toContainText('01:00:00')
  await add('Build', '08:30', '11:00')
  await expect(today).toHaveCount(2)
  await expect(today.filter({ hasText: 'overlaps' })).toHaveCount(2)
  await button(page, 'Edit Build').first().click()
  await expect(dialog).toContainText('Overlaps with “Plan”')
  await dialog.getByLabel('From').fill('2026-01-05T09:00')
  await dialog.getByRole('button', { name: 'Add pause' }).click()
  await dialog.getByLabel('Pause 1 from').fill('2026-01-05T10:00')
  await dialog.getByLabel('Pause 1 to').fill('2026-01-05T10:15')
  await expect(dialog.getByLabel('Duration')).toHaveText('01:45:00')
  expect(await violations()).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(today.filter({ hasText: 'overlaps' })).toHaveCount(0)
  await button(page, 'Edit Build').first().click()
  await dialog.getByLabel('Split at').fill('2026-01-05T09:30')
  await dialog.getByRole('button', { name: 'Split', exact: true }).click()
  await expect(today.filter({ hasText: 'Build' })).toHaveText([/01:15:00/, /00:30:00/])
  await button(page, 'Edit Build').first().click()
  await dialog.getByRole('button', { name: 'Merge with the entry before' }).click()
  await expect(today.filter({ hasText: 'Build' })).toHaveText(/01:45:00/)
  await button(page, 'Remove Plan').first().click()
  await expect(today).toHaveCount(1)
  await button(page, 'Undo').click()
  await expect(page.getByLabel('Total today')).toHaveText('02:45:00')
})

test('reports sum up by project, day and search, with rounding and rates, and go out as CSV', async ({
  page,
  open,
  violations,
}) => {
  await page.clock.install({ time: new Date('2026-01-07T12:00:00Z') })
  await page.addInitScript(() => {
    const at = (text: string) => Date.parse(`2026-01-${text}:00Z`)
    const entry = (id: string, projectId: string, description: string, from: string, to: string) => ({
      id,
      projectId,
      description,
      startTime: at(from),
      endTime: at(to),
      pausedPeriods: [],
      isPaused: false,
      lastPausedAt: null,
      billable: projectId === 'work',
    })
    if (localStorage.getItem('sundry-timetracker-entries')) return
    localStorage.setItem(
      'sundry-timetracker-projects',
      JSON.stringify([
        { id: 'work', name: 'Work', color: '#3b82f6', rate: '60' },
        { id: 'personal', name: 'Personal', color: '#22c55e' },
      ]),
    )
    localStorage.setItem(
      'sundry-timetracker-entries',
      JSON.stringify([
        entry('a', 'work', 'Design', '05T09:00', '05T10:10'),
        entry('b', 'work', '=Night', '05T23:30', '06T00:20'),
        entry('c', 'personal', 'Walk', '07T08:00', '07T08:25'),
        entry('d', 'personal', 'Before', '01T08:00', '01T09:00'),
      ]),
    )
  })
  await open('/time-tracker')
  await page.getByRole('tab', { name: 'Reports' }).click()
  await expect(page.getByLabel('Total time')).toHaveText('02:25:00')
  await expect(page.getByLabel('Amount')).toHaveText('$120.00')
  await page.getByText('Show as table').first().click()
  const rows = page.getByRole('table', { name: 'Time by project' }).getByRole('row')
  await expect(rows).toHaveText([
    'ProjectEntriesTimeBillableAmount',
    'Work202:00:0002:00:00$120.00',
    'Personal100:25:0000:00:00$0.00',
    'Total302:25:0002:00:00$120.00',
  ])
  expect(await violations()).toEqual([])
  await page.getByRole('combobox', { name: 'Group by' }).selectOption('Day')
  await expect(page.getByRole('table', { name: 'Time by day' }).first().getByRole('row')).toHaveText([
    'DayEntriesTimeBillableAmount',
    'Jan 5, 2026201:40:0001:40:00$100.00',
    'Jan 6, 2026100:20:0000:20:00$20.00',
    'Jan 7, 2026100:25:0000:00:00$0.00',
    'Total302:25:0002:00:00$120.00',
  ])
  await page.getByRole('combobox', { name: 'Round' }).selectOption('Up')
  await page.getByRole('spinbutton', { name: 'Minutes' }).fill('30')
  await expect(page.getByLabel('Total time')).toHaveText('03:00:00')
  await page.getByRole('searchbox', { name: 'Search entries' }).fill('night work')
  await expect(page.getByLabel('Total time')).toHaveText('01:00:00')
  await page.getByRole('searchbox', { name: 'Search entries' }).fill('')
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Custom range')
  await expect(page.getByLabel('Total time')).toHaveText('04:00:00')
  const saving = page.waitForEvent('download')
  await button(page, 'Export CSV').click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('time-entries.csv')
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv.split('\r\n')[3]).toBe(
    "Work,'=Night,,Yes,2026-01-05T23:30:00+00:00,2026-01-06T00:20:00+00:00,0,3000,0.8333",
  )

  await page.getByRole('combobox', { name: 'Round' }).selectOption('As it is')
  await page.getByRole('combobox', { name: 'Group by' }).selectOption('Project')
  await button(page, 'Create invoice').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice Generator' })).toBeVisible()
  const line = page.getByRole('group', { name: 'Item 1' })
  await expect(line.getByRole('textbox', { name: 'Description' })).toHaveValue('Work')
  await expect(line.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2')
  await expect(line.getByRole('spinbutton', { name: 'Rate' })).toHaveValue('60')
  await expect(page.getByRole('status', { name: 'Total', exact: true })).toHaveText('$120.00')
})

test('a backup comes back, a report of Toggl comes in once, and another file is refused', async ({
  page,
  open,
}) => {
  await open('/time-tracker')
  await describe(page, 'Work', 'Design')
  await button(page, 'Start').click()
  await button(page, 'Stop').click()
  await page.getByRole('tab', { name: 'Reports' }).click()
  const saving = page.waitForEvent('download')
  await button(page, 'Backup').click()
  const backup = await (await saving).path()
  const bring = (name: string, text: string) =>
    page.getByLabel('Import').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  const toggl =
    'Project,Description,Billable,Start date,Start time,End date,End time,Duration,Tags\n' +
    'Site,Texts,Yes,2026-01-05,09:00:00,2026-01-05,10:00:00,01:00:00,web\n'
  await bring('toggl.csv', toggl)
  await expect(page.getByText('1 entry imported')).toBeVisible()
  await bring('toggl.csv', toggl)
  await expect(page.getByText('Already here: 1 entry.')).toBeVisible()
  await bring('other.csv', 'a,b\n1,2\n')
  await expect(page.getByRole('alert')).toContainText('no time report of Toggl or Clockify')
  await page.getByRole('tab', { name: 'Timer' }).click()
  await expect(recent(page)).toHaveText([/^Design/, /^Texts/])
  await button(page, 'Remove Design').first().click()
  await page.getByRole('tab', { name: 'Reports' }).click()
  await page.getByLabel('Import').setInputFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: await readFile(backup),
  })
  await page.getByRole('tab', { name: 'Timer' }).click()
  await expect(recent(page)).toHaveText([/^Design/, /^Texts/])
})

test('with damaged storage, valid entries stay, and the others are quarantined and reported', async ({
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
  await expect(button(page, 'Stop')).toBeDisabled()
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

test('full storage is reported, and the timed entry stays visible', async ({ page, open }) => {
  await open('/time-tracker')
  await page.evaluate(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Storage.prototype.setItem = full
    IDBDatabase.prototype.transaction = full
  })
  await describe(page, 'Work', 'Design')
  await button(page, 'Start').click()
  await expect(page.getByRole('alert')).toContainText('Its storage is full.')
  await button(page, 'Stop').click()
  await expect(recent(page)).toHaveText(/^Design/)
})

test('S starts and stops, P pauses, outside fields and only if enabled', async ({ page, open }) => {
  await open('/time-tracker')
  await describe(page, 'Work', 'Keys')
  await page.getByRole('textbox', { name: 'Description' }).press('s')
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Keyss')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('s')
  await expect(button(page, 'Stop')).toBeEnabled()
  await page.keyboard.press('p')
  await expect(button(page, 'Resume')).toBeVisible()
  await page.keyboard.press('p')
  await page.keyboard.press('s')
  await expect(recent(page)).toHaveCount(1)
  await page.getByRole('checkbox', { name: 'Keys S and P' }).uncheck()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('s')
  await expect(button(page, 'Stop')).toBeDisabled()
})

test('fifty thousand entries are opened and searched, and a thousand of them are mirrored', async ({
  page,
  open,
}) => {
  await open('/time-tracker')
  await page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('sundry', 1)
      request.onsuccess = () => resolve(request.result)
    })
    const change = opened.transaction('records', 'readwrite')
    const store = change.objectStore('records')
    const now = Date.now()
    const mirror: unknown[] = []
    for (let index = 0; index < 50_000; index++) {
      const startTime = now - (index + 1) * 600_000
      const entry = {
        id: `entry-${index}`,
        projectId: ['work', 'personal', 'learning'][index % 3],
        description: `Task ${index}`,
        startTime,
        endTime: startTime + 300_000,
        pausedPeriods: [{ start: startTime + 60_000, end: startTime + 120_000 }],
        isPaused: false,
        lastPausedAt: null,
        tags: [],
        billable: false,
      }
      if (index < 1000) mirror.push(entry)
      store.put(entry, ['time-entries', entry.id])
    }
    localStorage.setItem('sundry-timetracker-entries', JSON.stringify(mirror))
    await new Promise((resolve) => {
      change.oncomplete = resolve
    })
  })
  await page.reload()
  await expect(recent(page).first()).toContainText('Task 0')
  const opened = await page.evaluate(() => performance.now())
  await page.getByRole('tab', { name: 'Reports' }).click()
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Custom range')
  await expect(page.getByRole('heading', { name: '50,000 entries in this report' })).toBeVisible()
  await expect(page.getByLabel('Total time')).toHaveText('3333:20:00')
  const search = page.getByRole('searchbox', { name: 'Search entries' })
  const searched = await search.evaluate(async (field) => {
    if (!(field instanceof HTMLInputElement)) throw new Error('no field')
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    const before = performance.now()
    setValue?.call(field, 'task 49999')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    while (!document.body.textContent.includes('1 entry in this report'))
      await new Promise(requestAnimationFrame)
    return performance.now() - before
  })
  await expect(page.getByRole('list', { name: 'Entries' }).getByRole('listitem')).toHaveText([/^Task 49999/])
  test.info().annotations.push({ type: 'milliseconds', description: JSON.stringify({ opened, searched }) })
})
