import { expect, test } from 'vitest'
import { entryOf } from './entries.fixture.ts'
import { readTags } from './entry.ts'
import { getForm, readEntryForm, readMoment, readTimerForm } from './entry-form.ts'
import { DEFAULT_PROJECTS } from './projects.ts'
import { getTask, pauseTimer, startTimer, workedMs } from './timer.ts'

const LONDON = 'Europe/London'
const entry = entryOf('2026-10-25T01:15:30.250Z', '2026-10-25T04:00:00.750Z', {
  pauses: [['2026-10-25T01:30:00.100Z', '2026-10-25T02:00:00.200Z']],
  tags: ['call', 'client'],
})

test('fields show an entry on the clock of the zone', () => {
  expect(getForm(entry, LONDON)).toEqual({
    projectId: 'work',
    description: 'Design',
    tags: 'call, client',
    billable: false,
    start: '2026-10-25T01:15:30',
    end: '2026-10-25T04:00',
    pauses: [{ start: '2026-10-25T01:30', end: '2026-10-25T02:00' }],
  })
})

test('unchanged fields preserve the entry to the millisecond, even in a repeated hour', () => {
  expect(readEntryForm(getForm(entry, LONDON), entry, LONDON)).toEqual(entry)
})

test('every field can be changed', () => {
  const form = {
    projectId: 'personal',
    description: ' Other ',
    tags: 'x,, x ,y',
    billable: true,
    start: '2026-10-25T03:00',
    end: '2026-10-25T05:00:01',
    pauses: [{ start: '2026-10-25T02:00', end: '2026-10-25T04:00' }],
  }
  const changed = readEntryForm(form, entry, LONDON)
  expect(changed).toMatchObject({
    id: entry.id,
    projectId: 'personal',
    description: 'Other',
    tags: ['x', 'y'],
    billable: true,
  })
  expect([changed.startTime, changed.endTime]).toEqual([
    Date.parse('2026-10-25T03:00:00Z'),
    Date.parse('2026-10-25T05:00:01Z'),
  ])
  expect(workedMs(changed, 0)).toBe(3_601_000)
})

test.each([
  [{ description: ' ' }, 'An entry needs a description'],
  [{ description: 'd'.repeat(10_001) }, 'A description has at most 10,000 characters; this one has 10,001'],
  [{ start: '' }, 'Start is not a date and time'],
  [{ end: '2026-02-30T10:00' }, 'End is not a date and time'],
  [{ end: '2026-10-25T00:30' }, 'The end is before the start'],
  [{ pauses: [{ start: '2026-10-25T03:00', end: '2026-10-25T02:30' }] }, 'Pause 1 ends before it begins'],
])('%j is refused: %s', (fields, sentence) => {
  expect(() => readEntryForm({ ...getForm(entry, LONDON), ...fields }, entry, LONDON)).toThrow(sentence)
})

test('the start of the running timer moves, but not into the future', () => {
  const nine = Date.parse('2026-01-05T09:00:00Z')
  const timer = pauseTimer(startTimer({ ...entry, description: 'A' }, 't', nine), nine + 60_000)
  const form = getForm(timer, LONDON)
  expect(form.end).toBe('')
  const moved = readTimerForm({ ...form, start: '2026-01-05T08:30' }, timer, LONDON, nine + 90_000)
  expect(workedMs(moved, 0)).toBe(31 * 60_000)
  expect(moved.isPaused).toBe(true)
  expect(() => readTimerForm({ ...form, start: '2026-01-05T09:02' }, timer, LONDON, nine + 90_000)).toThrow(
    'The start is yet to come',
  )
})

test('a moment is read on the clock of the zone', () => {
  expect(readMoment('2026-07-01T10:00:00.5', LONDON, 'Start')).toBe(Date.parse('2026-07-01T09:00:00Z'))
})

test('starting requires an existing project and a non-empty description', () => {
  const typed = { projectId: 'work', description: ' Call ', tags: 'a', billable: true }
  expect(getTask(typed, DEFAULT_PROJECTS)).toEqual({
    projectId: 'work',
    description: 'Call',
    tags: ['a'],
    billable: true,
  })
  expect(getTask({ ...typed, description: ' \t' }, DEFAULT_PROJECTS)).toBeUndefined()
  expect(getTask({ ...typed, projectId: '' }, DEFAULT_PROJECTS)).toBeUndefined()
  expect(getTask({ ...typed, projectId: 'gone' }, DEFAULT_PROJECTS)).toBeUndefined()
  const long = getTask({ ...typed, description: `${'d'.repeat(10_000)}e` }, DEFAULT_PROJECTS)
  expect(long?.description).toBe('d'.repeat(10_000))
})

test('tags are parted by commas, each once', () => {
  expect(readTags(' call, client ,,call')).toEqual(['call', 'client'])
})
