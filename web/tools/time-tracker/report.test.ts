import { expect, test } from 'vitest'
import { addDays, parseIsoDate } from '#lib/dates/civil-date.ts'
import { dayStarts } from '#lib/dates/zoned-time.ts'
import { entryOf } from './entries.fixture.ts'
import { DEFAULT_PROJECTS } from './projects.ts'
import { makeReport, roundSeconds } from './report.ts'
import { reportCsv, shownRows, splitParts } from './report-text.ts'
import { searchEntries } from './search.ts'
import { getSegments } from './segments.ts'
import { GROUPS, type Rounding } from './tracker-state.ts'

const EXACT: Rounding = { mode: 'none', minutes: 15 }
const HOUR = 3600

function startsOf(first: string, days: number, timeZone: string): number[] {
  const date = parseIsoDate(first)
  return dayStarts(date, addDays(date, days - 1), timeZone)
}

test.each([
  ['winter', 'Europe/London', '2026-01-05', '2026-01-05T23:00Z', '2026-01-06T01:30Z', [1, 1.5]],
  ['summer', 'Europe/London', '2026-07-05', '2026-07-05T22:00Z', '2026-07-06T00:30Z', [1, 1.5]],
  ['a lost hour', 'Europe/London', '2026-03-28', '2026-03-28T23:00Z', '2026-03-30T00:00Z', [1, 23, 1]],
  ['one hour more', 'Europe/London', '2026-10-24', '2026-10-24T22:00Z', '2026-10-26T01:00Z', [1, 25, 1]],
  ['a lost hour', 'America/New_York', '2026-03-07', '2026-03-08T04:00Z', '2026-03-09T05:00Z', [1, 23, 1]],
  ['one hour more', 'America/New_York', '2026-10-31', '2026-11-01T03:00Z', '2026-11-02T06:00Z', [1, 25, 1]],
])('an entry is split at local midnight: %s in %s', (_, timeZone, first, start, end, hours) => {
  const segments = getSegments([entryOf(start, end)], startsOf(first, 3, timeZone))
  expect(segments.map(({ day, seconds }) => [day, seconds / HOUR])).toEqual(
    hours.map((hour, day) => [day, hour]),
  )
})

test('a report includes only time within its days, and no pauses', () => {
  const starts = startsOf('2026-01-05', 1, 'UTC')
  const entry = entryOf('2026-01-04T22:00:00Z', '2026-01-06T03:00:00Z', {
    pauses: [['2026-01-04T23:00:00Z', '2026-01-05T20:00:00Z']],
  })
  const outOfRange = entryOf('2026-01-06T00:00:00Z', '2026-01-06T01:00:00Z')
  expect(getSegments([entry, outOfRange], starts)).toEqual([{ entry, day: 0, seconds: 4 * HOUR }])
})

test('entries that ended before the report are passed over unread, of however many years', () => {
  const starts = startsOf('2026-07-14', 2, 'UTC')
  const before = entryOf('2026-07-13T09:00:00Z', '2026-07-13T23:59:59Z')
  const unread = new Proxy(before, {
    get: (entry, key, receiver) => {
      if (key === 'pausedPeriods') throw new Error('read')
      return Reflect.get(entry, key, receiver)
    },
  })
  expect(getSegments([unread], starts)).toEqual([])
})

test('the segments of an entry add up to its whole seconds', () => {
  const starts = startsOf('2026-01-05', 3, 'UTC')
  const entry = entryOf('2026-01-05T23:59:58.300Z', '2026-01-07T00:00:01.250Z')
  expect(getSegments([entry], starts).map(({ seconds }) => seconds)).toEqual([1, 86_400, 1])
})

const week = startsOf('2026-01-05', 7, 'UTC')
const entries = [
  entryOf('2026-01-05T09:00:00Z', '2026-01-05T09:50:00Z', { billable: true, tags: ['b', 'a'] }),
  entryOf('2026-01-05T23:50:00Z', '2026-01-06T00:20:00Z', { billable: true, tags: ['a'] }),
  entryOf('2026-01-07T10:00:00Z', '2026-01-07T10:00:01Z', { projectId: 'personal', description: 'Walk' }),
]
const projects = DEFAULT_PROJECTS.map((project) =>
  project.id === 'work' ? { ...project, rate: '75.50' } : project,
)

test('rows are grouped, the longest first, and priced exactly', () => {
  const report = makeReport(getSegments(entries, week), 'Project', EXACT, projects, 7)
  expect(report.rows).toEqual([
    { key: 'work', entries: 2, seconds: 4800, billableSeconds: 4800, amount: 10067n },
    { key: 'personal', entries: 1, seconds: 1, billableSeconds: 0, amount: 0n },
  ])
  expect(report.total).toEqual({ entries: 3, seconds: 4801, billableSeconds: 4800, amount: 10067n })
  expect(report.days).toEqual([3600, 1200, 1, 0, 0, 0, 0])
})

test('the longest row is first, of two equally long ones the one with the lower key', () => {
  const on = (day: number, minutes: string, description: string) =>
    entryOf(`2026-01-0${day}T09:00:00Z`, `2026-01-0${day}T09:${minutes}:00Z`, { description })
  const some = [on(5, '10', 'short'), on(6, '20', 'b'), on(7, '20', 'a'), on(8, '30', 'long')]
  const rowsBy = (group: (typeof GROUPS)[number]) =>
    makeReport(getSegments(some, week), group, EXACT, projects, 7).rows.map(({ key }) => key)
  expect(rowsBy('Description')).toEqual(['long', 'a', 'b', 'short'])
  expect(rowsBy('Day')).toEqual(['0', '1', '2', '3'])
})

test('an entry with two tags counts once, under both', () => {
  const { rows } = makeReport(getSegments(entries, week), 'Tag', EXACT, projects, 7)
  expect(rows.map(({ key, seconds }) => [key, seconds])).toEqual([
    ['a, b', 3000],
    ['a', 1800],
    ['No tags', 1],
  ])
})

test('by day, an entry over midnight is on both days and one entry in all', () => {
  const report = makeReport(getSegments(entries, week), 'Day', EXACT, projects, 7)
  expect(report.rows.map(({ key, entries, seconds }) => [key, entries, seconds])).toEqual([
    ['0', 2, 3600],
    ['1', 1, 1200],
    ['2', 1, 1],
  ])
  expect(report.total.entries).toBe(3)
})

test.each([
  [{ mode: 'none', minutes: 15 }, 4801],
  [{ mode: 'up', minutes: 15 }, 3600 + 900 + 1800 + 900],
  [{ mode: 'nearest', minutes: 15 }, 2700 + 900 + 900 + 0],
  [{ mode: 'up', minutes: 1 }, 3000 + 600 + 1200 + 60],
] as const)('%j: the total is the sum of the rows, however they are grouped', (rounding, seconds) => {
  for (const group of GROUPS) {
    const { rows, total, days } = makeReport(getSegments(entries, week), group, rounding, projects, 7)
    expect(total.seconds).toBe(seconds)
    expect(rows.reduce((sum, row) => sum + row.seconds, 0)).toBe(seconds)
    expect(rows.reduce((sum, row) => sum + row.amount, 0n)).toBe(total.amount)
    expect(days.reduce((sum, day) => sum + day, 0)).toBe(seconds)
  }
})

test.each([
  [0, 'up', 15, 0],
  [1, 'up', 15, 900],
  [900, 'up', 15, 900],
  [901, 'up', 15, 1800],
  [449, 'nearest', 15, 0],
  [450, 'nearest', 15, 900],
  [1349, 'nearest', 15, 900],
  [29, 'nearest', 1, 0],
  [30, 'nearest', 1, 60],
  [1800, 'nearest', 60, 3600],
] as const)('%s seconds %s to %s minutes are %s', (seconds, mode, minutes, rounded) => {
  expect(roundSeconds(seconds, { mode, minutes })).toBe(rounded)
})

test('search finds every word in description, tags or project', () => {
  const nameOf = (id: string) => (id === 'work' ? 'Work' : 'Private life')
  const found = (query: string) => searchEntries(entries, query, nameOf).map(({ id }) => id)
  expect(found('')).toHaveLength(3)
  expect(found('WALK life')).toEqual(['2026-01-07T10:00:00Z'])
  expect(found('design b')).toEqual(['2026-01-05T09:00:00Z'])
  expect(found('design walk')).toEqual([])
})

test('a report is written as CSV with its total', () => {
  const report = makeReport(getSegments(entries, week), 'Project', EXACT, projects, 7)
  expect(reportCsv(report, 'Project', (key) => key)).toBe(
    'Project,Entries,Time,Seconds,Hours,Billable hours,Amount\r\n' +
      'work,2,01:20:00,4800,1.3333,1.3333,100.67\r\n' +
      'personal,1,00:00:01,1,0.0003,0.0000,0.00\r\n' +
      'Total,3,01:20:01,4801,1.3336,1.3333,100.67\r\n',
  )
})

test('the displayed part of very many rows still adds up', () => {
  const rows = Array.from({ length: 1000 }, (_, index) => ({
    key: `k${index}`,
    entries: 1,
    seconds: 1000 - index,
    billableSeconds: 1,
    amount: 1n,
  }))
  const sum = (shown: readonly { seconds: number }[]) => shown.reduce((all, { seconds }) => all + seconds, 0)
  const shown = shownRows(rows, (key) => key)
  expect(shown).toHaveLength(201)
  expect(shown.at(-1)).toMatchObject({ label: '800 others', entries: 800, amount: 800n })
  expect(sum(shown)).toBe(500_500)
  const parts = splitParts(rows, 500_500, (key) => key)
  expect(parts.map(({ label }) => label)).toEqual(['k0', 'k1', 'k2', 'k3', 'k4', '995 others'])
  expect(sum(parts)).toBe(500_500)
})

test('a fully paused entry belongs to the day of its start, with 0 seconds', () => {
  const paused = entryOf('2026-01-05T23:00:00Z', '2026-01-06T01:00:00Z', {
    pauses: [['2026-01-05T23:00:00Z', '2026-01-06T01:00:00Z']],
  })
  const starts = startsOf('2026-01-05', 2, 'UTC')
  expect(getSegments([paused], starts)).toEqual([{ entry: paused, day: 0, seconds: 0 }])
  expect(getSegments([paused], startsOf('2026-01-06', 1, 'UTC'))).toEqual([])
})

test('an entry belongs to the days that it touches, from their first moment to the next one’s', () => {
  const days = (start: string, end: string) =>
    getSegments([entryOf(start, end)], startsOf('2026-01-05', 2, 'UTC')).map(({ day, seconds }) => [
      day,
      seconds,
    ])
  expect(days('2026-01-05T00:00:00Z', '2026-01-06T00:00:00Z')).toEqual([[0, 86_400]])
  expect(days('2026-01-04T23:00:00Z', '2026-01-05T01:00:00Z')).toEqual([[0, 3600]])
  expect(days('2026-01-06T23:00:00Z', '2026-01-07T01:00:00Z')).toEqual([[1, 3600]])
  expect(days('2026-01-07T00:00:00Z', '2026-01-07T01:00:00Z')).toEqual([])
  expect(days('2026-01-07T00:00:00Z', '2026-01-07T00:00:00Z')).toEqual([])
  expect(days('2026-01-04T00:00:00Z', '2026-01-08T00:00:00Z')).toEqual([
    [0, 86_400],
    [1, 86_400],
  ])
})
