import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { readFragment } from '#lib/net/share-link.ts'
import { textsOf, watchSaves } from '#web/platform/saves.fixture.ts'
import { catchVisits } from '#web/platform/visits.fixture.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import { entryOf } from './entries.fixture.ts'
import { DEFAULT_PROJECTS } from './projects.ts'
import ReportsTab from './reports-tab.tsx'
import { keepEntries, trackerWith } from './tracker.fixture.ts'
import type { TrackerState } from './tracker-state.ts'
import { entryStore, projectStore } from './use-stores.ts'
import type { Tracker } from './use-tracker.ts'

const PROJECTS = DEFAULT_PROJECTS.map((project) =>
  project.id === 'work' ? { ...project, rate: '60' } : project,
)
const ENTRIES = [
  entryOf('2026-03-02T10:00:00Z', '2026-03-02T11:00:00Z', { description: 'Call', projectId: 'personal' }),
  entryOf('2026-03-02T09:00:00Z', '2026-03-02T10:20:00Z', { billable: true, tags: ['ux'] }),
  entryOf('2026-03-01T08:00:00Z', '2026-03-01T08:30:00Z', { projectId: 'gone', description: 'Lost' }),
  entryOf('2026-02-20T08:00:00Z', '2026-02-20T09:00:00Z', { description: 'Before' }),
]

beforeEach(async () => {
  await keepEntries()
  projectStore.set(PROJECTS)
})
afterEach(() => vi.restoreAllMocks())

async function reported(known: Partial<Tracker> = {}, fields: Partial<TrackerState> = {}) {
  const changes: Partial<TrackerState>[] = []
  function Tab() {
    const [state, setState] = useState({ ...trackerWith([]).state, ...fields })
    const change = (more: Partial<TrackerState>) => {
      changes.push(more)
      setState((now) => ({ ...now, ...more }))
    }
    const projectOf = (id: string) => PROJECTS.find((project) => project.id === id)
    const tracker = trackerWith(ENTRIES, { state, change, projects: PROJECTS, projectOf, ...known })
    return <ReportsTab tracker={tracker} onEdit={vi.fn()} onSay={vi.fn()} />
  }
  const page = await openPage(<Tab />)
  const { screen } = page
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  await userEvent.click(button('Filter'))
  const output = (name: string) => screen.getByRole('status', { name })
  const labels = (list: string) =>
    screen
      .getByRole('figure', { name: list })
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
  const range = () => document.querySelector('h2')?.textContent?.replaceAll(/[\u2009\u202f]/g, ' ')
  const choose = (name: string, value: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name }), value)
  return {
    ...page,
    button,
    output,
    labels,
    range,
    choose,
    changes,
  }
}

test('a week shows its sums by project, and steps back, forward and to today', async () => {
  const { screen, button, output, labels, range, press, choose } = await reported()
  expect(range()).toBe('Mar 1 – 7, 2026')
  await expect.element(output('Total time')).toHaveTextContent('02:50:00')
  await expect.element(output('Billable time')).toHaveTextContent('01:20:00')
  await expect.element(output('Amount')).toHaveTextContent('$80.00')
  await expect.element(output('Entries')).toHaveTextContent('3')
  expect(labels('Time by project')).toEqual([
    'Work1 h 20, 47.1%',
    'Personal1 h 00, 35.3%',
    'No project30 min, 17.6%',
  ])
  await expect.element(screen.getByRole('heading', { name: '3 entries in this report' })).toBeVisible()
  await expect.element(button('This week')).toBeDisabled()
  await press('Week before')
  expect(range()).toBe('Feb 22 – 28, 2026')
  await expect.element(screen.getByText('No time entries in these days.')).toBeVisible()
  for (const name of ['Create invoice', 'Report as CSV']) await expect.element(button(name)).toBeDisabled()
  await press('Week before')
  expect(range()).toBe('Feb 15 – 21, 2026')
  await expect.element(screen.getByRole('heading', { name: '1 entry in this report' })).toBeVisible()
  await press('This week')
  expect(range()).toBe('Mar 1 – 7, 2026')
  await press('Week after')
  expect(range()).toBe('Mar 8 – 14, 2026')
  await expect.element(button('This week')).toBeEnabled()
  await press('This week')
  await choose('Period', 'Month')
  expect(range()).toBe('Mar 1 – 31, 2026')
  await press('Month before')
  expect(range()).toBe('Feb 1 – 28, 2026')
  await choose('Period', 'Day')
  expect(range()).toBe('Feb 1, 2026')
  await press('Day after')
  expect(range()).toBe('Feb 2, 2026')
})

test('each day of a week has its name and its hours in the chart', async () => {
  const { screen } = await reported()
  const chart = screen.getByRole('figure', { name: 'Hours by day' }).element().querySelector('[aria-hidden]')
  const [bars, names] = [...(chart?.parentElement?.querySelectorAll(':scope > [aria-hidden] > div') ?? [])]
  expect([...(bars?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '30 min',
    '2 h 20',
    '',
    '',
    '',
    '',
    '',
  ])
  expect([...(names?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Sun',
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
  ])
})

test('an empty custom range reaches from the first entry to today', async () => {
  const { screen, range, choose, changes } = await reported()
  await expect.element(screen.getByLabelText('First day')).not.toBeInTheDocument()
  await choose('Period', 'Custom range')
  await expect.element(screen.getByRole('button', { name: /^(Today|This)/ })).not.toBeInTheDocument()
  expect(range()).toBe('Feb 20 – Mar 2, 2026')
  await userEvent.fill(screen.getByLabelText('First day'), '2026-03-02')
  expect(range()).toBe('Mar 2, 2026')
  await userEvent.fill(screen.getByLabelText('Last day'), '2026-03-01')
  expect(range()).toBe('Mar 1 – 2, 2026')
  expect(changes).toEqual([{ period: 'Custom range' }, { from: '2026-03-02' }, { to: '2026-03-01' }])
})

test('time is grouped, searched, rounded and paid as chosen', async () => {
  const { screen, labels, output, choose, changes } = await reported()
  await choose('Group by', 'Description')
  expect(labels('Time by description')[0]).toBe('Design1 h 20, 47.1%')
  await choose('Group by', 'Tag')
  expect(labels('Time by tag')).toEqual(['No tags1 h 30, 52.9%', 'ux1 h 20, 47.1%'])
  await choose('Group by', 'Day')
  expect(labels('Time by day')).toEqual(['Mar 2, 20262 h 20, 82.4%', 'Mar 1, 202630 min, 17.6%'])
  await choose('Group by', 'Project')
  await expect.element(screen.getByRole('spinbutton', { name: 'Minutes' })).not.toBeInTheDocument()
  await choose('Round', 'Up')
  const minutes = screen.getByRole('spinbutton', { name: 'Minutes' })
  await expect.element(output('Total time')).toHaveTextContent('03:00:00')
  await userEvent.fill(minutes, '61')
  await expect.element(minutes).toHaveAttribute('aria-invalid', 'true')
  await expect.element(output('Total time')).toHaveTextContent('02:50:00')
  await userEvent.fill(minutes, '60')
  await expect.element(output('Total time')).toHaveTextContent('04:00:00')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(minutes).toHaveValue('60')
  await choose('Currency', 'EUR')
  await expect.element(output('Amount')).toHaveTextContent('€120.00')
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Search entries' }), 'call')
  await expect.element(output('Total time')).toHaveTextContent('01:00:00')
  await expect.element(screen.getByRole('heading', { name: '1 entry in this report' })).toBeVisible()
  expect(changes).toEqual([
    { group: 'Description' },
    { group: 'Tag' },
    { group: 'Day' },
    { group: 'Project' },
    { rounding: 'up' },
    { roundTo: '61' },
    { roundTo: '60' },
    { roundTo: '60' },
    { currency: 'EUR' },
  ])
})

test('a currency that is not in the list is preserved', async () => {
  const { screen } = await reported({}, { currency: 'XTS' })
  await expect.element(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('XTS')
})

test('a missing entry list is not reported while entries are loading', async () => {
  const { screen } = await reported({ entries: [], isWhole: false })
  await expect.element(screen.getByText('Reading your entries…')).toBeVisible()
})

test('entries that overlap are marked, each with its place in the list', async () => {
  const { screen } = await reported()
  const rows = screen.getByRole('list', { name: 'Entries' }).getByRole('listitem').elements()
  expect(
    rows.map((row) => [
      row.querySelector('p')?.textContent,
      row.getAttribute('aria-posinset'),
      row.getAttribute('aria-setsize'),
    ]),
  ).toEqual([
    ['Calloverlaps01:00:00', '1', '3'],
    ['Designoverlapsbillableux01:20:00', '2', '3'],
    ['Lost00:30:00', '3', '3'],
  ])
})

test('the report is exported as CSV, and its billable time as an invoice at the project’s rate', async () => {
  const saved = watchSaves()
  const visited = catchVisits()
  const { press } = await reported()
  await press('Report as CSV')
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['time-report.csv'])
  expect((await textsOf(saved))[0]?.split('\r\n')[1]).toBe('Work,1,01:20:00,4800,1.3333,1.3333,80.00')
  await press('Create invoice')
  await expect.poll(() => visited.length).toBe(1)
  const [address = '', fragment = ''] = visited[0]?.split('#') ?? []
  expect(address).toBe(`${location.origin}/invoice-generator`)
  expect(await readFragment(fragment)).toEqual({
    currency: 'USD',
    items: [{ description: 'Work', quantity: '1.333333', rate: '60' }],
  })
})

test('a backup contains everything, is restored with Undo, and an invalid file is reported until the next', async () => {
  const saved = watchSaves()
  entryStore.change({ changed: ENTRIES.slice(0, 2) })
  const { screen, press } = await reported()
  const give = (name: string, text: string) =>
    userEvent.upload(screen.getByLabelText('Import', { exact: true }), new File([text], name))
  await press('Backup')
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['time-tracker-backup.json'])
  const [backup = ''] = await textsOf(saved)
  expect(JSON.parse(backup)).toMatchObject({ projects: PROJECTS, entries: ENTRIES.slice(0, 2) })
  await give('wrong.json', '{}')
  const alert = screen.getByRole('alert')
  await expect.element(alert).toMatchTextContent('This file is no backup of the Time Tracker')

  const changed = ENTRIES.slice(0, 1).map((entry) => ({ ...entry, description: 'Since' }))
  entryStore.change({ changed, deleted: ENTRIES.slice(1, 2).map(({ id }) => id) })
  projectStore.set(PROJECTS.slice(1))
  await give('Mine.JSON', backup)
  await expect.element(screen.getByText('2 entries imported')).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
  expect(entryStore.get().items).toEqual(ENTRIES.slice(0, 2))
  expect(projectStore.get().map(({ id }) => id)).toEqual(['personal', 'learning', 'work'])
  await press('Undo')
  expect(entryStore.get().items).toEqual(changed)
  expect(projectStore.get()).toEqual(PROJECTS.slice(1))
  await give('notes.pdf', 'x')
  await expect.element(alert).toHaveTextContent('"notes.pdf" is not a supported file type.')
})

test.each([
  ['one day', '2026-03-02', []],
  [
    'two days',
    '2026-03-01',
    [
      ['Mar 1, 2026', '00:30:00'],
      ['Mar 2, 2026', '02:20:00'],
    ],
  ],
])('the hours of %s are drawn by day if there are several days', async (_, from, rows) => {
  const { screen } = await reported({}, { period: 'Custom range', from, to: '2026-03-02' })
  await expect.element(screen.getByRole('figure', { name: /^Time by/ })).toBeVisible()
  const table = [...document.querySelectorAll('table')].find(
    ({ caption }) => caption?.textContent === 'Time by day',
  )
  const cells = [...(table?.rows ?? [])].map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(cells).toEqual(rows)
  expect(screen.getByRole('figure', { name: 'Hours by day' }).elements()).toHaveLength(
    rows.length > 0 ? 1 : 0,
  )
})

test.each([
  ['2025-01-27', 1],
  ['2025-01-26', 0],
])('from %s on, which is 400 days or one more, there are %d drawings of hours', async (from, drawings) => {
  const { screen } = await reported({}, { period: 'Custom range', from, to: '2026-03-02' })
  await expect.element(screen.getByRole('figure', { name: /^Time by/ })).toBeVisible()
  expect(screen.getByRole('figure', { name: 'Hours by day' }).elements()).toHaveLength(drawings)
})
