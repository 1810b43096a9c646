import { expect, test } from 'vitest'
import { readBackup, writeBackup } from './backup.ts'
import { entryOf } from './entries.fixture.ts'
import { csvLines } from './export-csv.ts'
import {
  getDayOrder,
  getRegionOrder,
  importCsv,
  readDate,
  readDuration,
  readTimeOfDay,
} from './import-csv.ts'
import { describeImport } from './import-text.ts'
import { DEFAULT_PROJECTS } from './projects.ts'
import { mergeBackup, takeOver } from './take-over.ts'

const iso = (moment: number) => new Date(moment).toISOString()
const HEAD = 'Project,Description,Tags,Billable,Start,End,Paused seconds,Seconds,Hours\r\n'

test('entries are exported with offsets, seconds and decimal hours, the earliest first', () => {
  const late = entryOf('2026-07-01T09:00:00Z', '2026-07-01T10:30:30Z', {
    pauses: [['2026-07-01T09:30:00Z', '2026-07-01T09:30:30Z']],
    tags: ['call', 'client'],
    billable: true,
  })
  const early = entryOf('2026-01-05T09:00:00Z', '2026-01-05T09:00:01Z', {
    projectId: 'gone',
    description: 'a "b", c',
  })
  expect([...csvLines([late, early], DEFAULT_PROJECTS, 'Europe/London')].join('')).toBe(
    `${HEAD}No project,"a ""b"", c",,No,2026-01-05T09:00:00+00:00,2026-01-05T09:00:01+00:00,0,1,0.0003\r\n` +
      'Work,Design,"call, client",Yes,2026-07-01T10:00:00+01:00,2026-07-01T11:30:30+01:00,30,5400,1.5000\r\n',
  )
})

test('an export preserves its moments, its tags and the duration of its pauses', () => {
  const worked = entryOf('2026-07-01T09:00:00Z', '2026-07-01T10:30:30Z', {
    pauses: [['2026-07-01T09:30:00Z', '2026-07-01T09:30:30Z']],
    tags: ['call', 'client'],
    billable: true,
  })
  const { entries, badRows } = importCsv(
    `${[...csvLines([worked], DEFAULT_PROJECTS, 'Europe/London')].join('')}Work,Call,,No,2026-07-01,1,0,0,0\r\n`,
    at('Asia/Tokyo'),
  )
  expect(badRows).toEqual([3])
  expect(entries).toEqual([
    {
      project: 'Work',
      description: 'Design',
      tags: ['call', 'client'],
      billable: true,
      startTime: Date.parse('2026-07-01T09:00:00Z'),
      endTime: Date.parse('2026-07-01T10:30:30Z'),
      pausedPeriods: [{ start: Date.parse('2026-07-01T10:30:00Z'), end: Date.parse('2026-07-01T10:30:30Z') }],
    },
  ])
})

test('a description that a spreadsheet would run is guarded', () => {
  const entry = entryOf('2026-01-05T09:00:00Z', '2026-01-05T09:00:00Z', { description: '=1+1' })
  expect([...csvLines([entry], DEFAULT_PROJECTS, 'UTC')].join('')).toContain("Work,'=1+1,")
})

test('a backup round-trips, without unreadable entries', () => {
  const entries = [entryOf('2026-01-05T09:00:00Z', '2026-01-05T10:00:00Z', { tags: ['a'] })]
  const json = writeBackup(DEFAULT_PROJECTS, entries)
  expect(readBackup(json)).toEqual({ projects: DEFAULT_PROJECTS, entries, leftOut: 0 })
  const damaged = JSON.stringify({ ...JSON.parse(json), entries: [...entries, { id: 'x' }, null] })
  expect(readBackup(damaged)).toEqual({ projects: DEFAULT_PROJECTS, entries, leftOut: 2 })
})

test.each(['', '[]', '{"format":"other"}', 'Project,Description'])('readBackup(): rejects %j', (text) => {
  expect(() => readBackup(text)).toThrow('This file is no backup of the Time Tracker')
})

const at = (timeZone: string) => ({ timeZone, regionOrder: 'month first' as const })

const TOGGL = `User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags,Amount ()
Ana,a@example.org,,Website,,Write texts,Yes,2026-03-29,00:30:00,2026-03-29,02:30:00,01:00:00,"copy, web",
Ana,a@example.org,,,,Call,No,2026-10-25,01:30:00,2026-10-25,01:30:00,01:00:00,,
Ana,a@example.org,,Website,,Broken,No,2026-02-30,01:30:00,2026-02-30,01:45:00,00:15:00,,
`

test('parses a Toggl report, and resolves clock changes by the duration', () => {
  const { entries, badRows } = importCsv(TOGGL, at('Europe/London'))
  expect(
    entries.map((entry) => ({ ...entry, startTime: iso(entry.startTime), endTime: iso(entry.endTime) })),
  ).toEqual([
    {
      project: 'Website',
      description: 'Write texts',
      tags: ['copy', 'web'],
      billable: true,
      startTime: '2026-03-29T00:30:00.000Z',
      endTime: '2026-03-29T01:30:00.000Z',
      pausedPeriods: [],
    },
    {
      project: '',
      description: 'Call',
      tags: [],
      billable: false,
      startTime: '2026-10-25T00:30:00.000Z',
      endTime: '2026-10-25T01:30:00.000Z',
      pausedPeriods: [],
    },
  ])
  expect(badRows).toEqual([4])
})

const CLOCKIFY_HEAD =
  '"Project","Client","Description","Task","User","Group","Email","Tags","Billable","Start Date","Start Time","End Date","End Time","Duration (h)","Duration (decimal)"\n'

test.each([
  ['month first', '03/04/2026', '03/04/2026', '2026-03-04'],
  ['month first', '03/28/2026', '03/29/2026', '2026-03-28'],
  ['day first', '28/03/2026', '29/03/2026', '2026-03-28'],
  [undefined, '04.03.2026', '05.03.2026', '2026-03-04'],
  [undefined, '2026-03-04', '2026-03-05', '2026-03-04'],
])('a report of Clockify is read with the %s: %s', (order, start, end, first) => {
  const row = `"Site","","Plan","","Ana","","","","No","${start}","11:30:00 PM","${end}","11:45:30 PM","00:15:30","0.26"\n`
  const { entries, order: found, isOrderInDoubt } = importCsv(CLOCKIFY_HEAD + row, at('UTC'))
  expect(isOrderInDoubt).toBe(start === '03/04/2026')
  expect(found).toBe(order)
  expect(entries.map(({ startTime }) => iso(startTime))).toEqual([`${first}T23:30:00.000Z`])
  expect(entries[0]?.project).toBe('Site')
})

test('resolves a repeated hour by Clockify’s duration', () => {
  const row = (end: string, duration: string) =>
    `"Site","","Plan","","Ana","","","","No","2026-10-25","01:30:00 AM","2026-10-25","${end}","${duration}","0"\n`
  const ends = (duration: string) =>
    importCsv(CLOCKIFY_HEAD + row('02:30:00 AM', duration), at('Europe/London')).entries.map(
      ({ startTime, endTime }) => (endTime - startTime) / 3_600_000,
    )
  expect([ends('01:00:00'), ends('02:00:00')]).toEqual([[1], [2]])
})

test('dates that make sense in either order follow the region, or the choice', () => {
  const row =
    '"Site","","Plan","","Ana","","","","No","03/04/2026","10:00:00 AM","03/04/2026","11:00:00 AM","01:00:00","1"\n'
  const firstDay = (options: object) =>
    importCsv(CLOCKIFY_HEAD + row, { ...at('UTC'), ...options }).entries.map(({ startTime }) =>
      iso(startTime).slice(0, 10),
    )
  expect(firstDay({ regionOrder: 'day first' })).toEqual(['2026-04-03'])
  expect(firstDay({ regionOrder: 'month first' })).toEqual(['2026-03-04'])
  expect(firstDay({ regionOrder: 'month first', order: 'day first' })).toEqual(['2026-04-03'])
  expect(['en-US', 'en-GB', 'de-DE'].map(getRegionOrder)).toEqual(['month first', 'day first', 'day first'])
})

test('a row that begins in the second of two equal hours is placed by its duration', () => {
  const row = 'Ana,a@example.org,,Website,,Late,No,2026-10-25,01:30:00,2026-10-25,02:15:00,00:45:00,,\n'
  const { entries } = importCsv(`${TOGGL.split('\n')[0]}\n${row}`, at('Europe/London'))
  expect(entries.map(({ startTime, endTime }) => [iso(startTime), iso(endTime)])).toEqual([
    ['2026-10-25T01:30:00.000Z', '2026-10-25T02:15:00.000Z'],
  ])
})

test('parses a report of Kimai, whose entries can end on the next day', () => {
  const csv =
    'Date,From,To,Duration,Customer,Project,Activity,Description,Billable,Tags\n' +
    '2026-03-04,22:00,01:30,3:30,ACME,Site,Design,Logo,1,"a, b"\n2026-03-05,09:00,10:00,1:00,ACME,Site,Meeting,,0,\n'
  const { entries, badRows } = importCsv(csv, at('UTC'))
  expect(badRows).toEqual([])
  expect(
    entries.map(({ description, billable, tags, startTime, endTime }) => [
      description,
      billable,
      tags,
      iso(startTime),
      iso(endTime),
    ]),
  ).toEqual([
    ['Design: Logo', true, ['a', 'b'], '2026-03-04T22:00:00.000Z', '2026-03-05T01:30:00.000Z'],
    ['Meeting', false, [], '2026-03-05T09:00:00.000Z', '2026-03-05T10:00:00.000Z'],
  ])
})

test('parses a report of Harvest: its hours follow one another from 09:00', () => {
  const csv =
    'Date,Client,Project,Project Code,Task,Notes,Hours,Billable?\n' +
    '2026-03-04,ACME,Site,,Design,Logo,1.5,Yes\n2026-03-04,ACME,Site,,Calls,,0.25,No\n2026-03-05,ACME,Site,,Calls,,x,No\n'
  const { entries, badRows } = importCsv(csv, at('UTC'))
  expect(badRows).toEqual([4])
  expect(
    entries.map(({ description, billable, startTime, endTime }) => [
      description,
      billable,
      iso(startTime),
      iso(endTime),
    ]),
  ).toEqual([
    ['Design: Logo', true, '2026-03-04T09:00:00.000Z', '2026-03-04T10:30:00.000Z'],
    ['Calls', false, '2026-03-04T10:30:00.000Z', '2026-03-04T10:45:00.000Z'],
  ])
})

test('another kind of table is refused', () => {
  expect(() => importCsv('a,b\n1,2\n', at('UTC'))).toThrow(
    'This file is no time report of Toggl, Clockify, Kimai or Harvest',
  )
})

test.each([
  ['12:00 AM', 0],
  ['12:30 pm', 45_000],
  ['9:05:07', 32_707],
  ['23:59:59', 86_399],
  ['1:00 AM', 3600],
  ['1:00 p.m.', 46_800],
  ['0:30 AM', undefined],
  ['0:30', 1800],
  ['9:05:60', undefined],
  ['24:00', undefined],
  ['13:00 PM', undefined],
  ['9:60', undefined],
])('%s is %s seconds into the day', (text, seconds) => expect(readTimeOfDay(text)).toBe(seconds))

test('readDate(): rejects days that do not exist', () => {
  expect(readDate('30/02/2026', 'day first')).toBeUndefined()
  expect(readDate('2026-13-01', 'day first')).toBeUndefined()
})

test('describeImport(): describes the result', () => {
  expect(describeImport({ added: 1 })).toEqual({ title: '1 entry imported', description: '' })
  expect(
    describeImport({ added: 1200, doubled: 2, badRows: [2, 3, 4, 5, 6, 7, 8], order: 'day first' }),
  ).toEqual({
    title: '1,200 entries imported',
    description:
      'Already here: 2 entries. Could not be read: row 2, 3, 4, 5, 6 and 2 more. Dates were read day first.',
  })
})

test('reports the rows of an import with truncated text', () => {
  const row = (project: string, description: string) =>
    `${project},${description},2026-03-29,09:00:00,2026-03-29,10:00:00\n`
  const head = 'Project,Description,Start date,Start time,End date,End time\n'
  const rows = [
    row('p'.repeat(200), 'd'.repeat(10_000)),
    row('p', `${'d'.repeat(10_000)}e`),
    row(`${'p'.repeat(200)}q`, `${'d'.repeat(10_000)}e`),
  ]
  const { entries, cutRows } = importCsv(head + rows.join(''), at('Europe/London'))
  expect(cutRows).toEqual([3, 4])
  expect(entries.map(({ project, description }) => [project.length, description.length])).toEqual([
    [200, 10_000],
    [1, 10_000],
    [200, 10_000],
  ])
  expect(describeImport({ added: 3, cutRows }).description).toBe('Too long to be kept whole: row 3, 4.')
})

test('a backup brings what is not here, with projects by their names', () => {
  const here = entryOf('2026-01-05T09:00:00Z', '2026-01-05T10:00:00Z', { projectId: 'p' })
  const other = { ...here, id: 'other', projectId: 'old' }
  const backup = {
    projects: [
      { id: 'old', name: 'WORK', color: '#000000', rate: '' },
      { id: 'new', name: 'Garden', color: '#000000', rate: '9' },
    ],
    entries: [here, other],
  }
  const { projects, entries } = mergeBackup(backup, [here], DEFAULT_PROJECTS)
  expect(projects.map(({ id }) => id)).toEqual(['work', 'personal', 'learning', 'new'])
  expect(entries).toEqual([{ ...other, projectId: 'work' }])
})

test('an import matches projects by name, and skips duplicates', () => {
  let count = 0
  const newId = () => `new ${++count}`
  const row = {
    project: 'work',
    description: 'Call',
    tags: [],
    billable: false,
    startTime: 0,
    endTime: 1000,
    pausedPeriods: [],
  }
  const rows = [row, { ...row, project: 'Garden' }, { ...row, project: 'garden', startTime: 5, endTime: 6 }]
  const first = takeOver(rows, [], DEFAULT_PROJECTS, newId)
  expect(first.projects.map(({ name }) => name)).toEqual(['Work', 'Personal', 'Learning', 'Garden'])
  expect(first.entries.map(({ projectId }) => projectId)).toEqual(['work', 'new 3', 'new 3'])
  expect(first.doubled).toBe(0)
  expect(takeOver([...rows, row], [], DEFAULT_PROJECTS, newId).doubled).toBe(1)
  const again = takeOver(rows, first.entries, first.projects, newId)
  expect([again.entries, again.doubled, again.projects.length]).toEqual([[], 3, 4])
  const without = takeOver([{ ...row, project: '' }], [], DEFAULT_PROJECTS, newId)
  expect(without.projects.at(-1)).toMatchObject({ id: without.entries[0]?.projectId, name: 'No project' })
})

test('rejects invalid dates and durations', () => {
  expect(readDate('tomorrow', 'day first')).toBeUndefined()
  expect(readDate('1/2/26', 'day first')).toBeUndefined()
  expect(['100:59:59', '01:60:00', '1:30', ''].map(readDuration)).toEqual([
    363_599,
    undefined,
    undefined,
    undefined,
  ])
  expect(getDayOrder(['12/12/2026', '01/13/2026'])).toBe('month first')
  expect(getDayOrder(['12/12/2026', '01/02/2026'])).toBeUndefined()
  expect(getDayOrder(['13/01/2026'])).toBe('day first')
})

test('an entry that is the same here is not brought again, whatever the order of its fields', () => {
  const here = entryOf('2026-01-05T09:00:00Z', '2026-01-05T10:00:00Z', {
    pauses: [['2026-01-05T09:10:00Z', '2026-01-05T09:20:00Z']],
    tags: ['call'],
  })
  const { entries: saved } = readBackup(writeBackup([], [here]))
  const brought = (change: object) =>
    mergeBackup({ projects: [], entries: saved.map((entry) => ({ ...entry, ...change })) }, [here], [])
      .entries
  expect(brought({})).toEqual([])
  for (const change of [
    { projectId: 'other' },
    { description: 'Call' },
    { startTime: here.startTime + 1 },
    { endTime: here.endTime + 1 },
    { pausedPeriods: [] },
    { pausedPeriods: here.pausedPeriods.map(({ start, end }) => ({ start: start + 1, end })) },
    { pausedPeriods: here.pausedPeriods.map(({ start, end }) => ({ start, end: end + 1 })) },
    { tags: [] },
    { billable: true },
  ])
    expect(brought(change)).toEqual([{ ...here, ...change }])
})
