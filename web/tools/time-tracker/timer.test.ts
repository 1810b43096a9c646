import { expect, test } from 'vitest'
import { entryOf } from './entries.fixture.ts'
import { readEntry, readTimer, workedSpans } from './entry.ts'
import { clockText, decimalHours } from './time-text.ts'
import { moveStart, pauseTimer, resumeTimer, startTimer, stopTimer, workedMs } from './timer.ts'

const at = (iso: string) => Date.parse(iso)
const NINE = at('2026-01-05T09:00:00Z')
const SECOND = 1000
const HOUR = 3_600_000
const task = { projectId: 'work', description: '  Design ', tags: [], billable: false }
const timer = startTimer(task, 'a', NINE)

test('a timer starts at the passed moment, with its description trimmed', () => {
  expect(timer).toEqual({
    id: 'a',
    projectId: 'work',
    description: 'Design',
    tags: [],
    billable: false,
    startTime: NINE,
    endTime: null,
    pausedPeriods: [],
    isPaused: false,
    lastPausedAt: null,
  })
  expect(workedMs(timer, NINE + 61_500)).toBe(61_500)
})

test('a pause stops the count, resuming notes the pause, and stopping ends with neither', () => {
  const paused = pauseTimer(timer, NINE + 10 * SECOND)
  expect(paused).toMatchObject({ isPaused: true, lastPausedAt: NINE + 10 * SECOND })
  expect(workedMs(paused, NINE + HOUR)).toBe(10 * SECOND)
  expect(pauseTimer(paused, NINE + 20 * SECOND)).toBe(paused)
  const resumed = resumeTimer(paused, NINE + 30 * SECOND)
  expect(resumed.pausedPeriods).toEqual([{ start: NINE + 10 * SECOND, end: NINE + 30 * SECOND }])
  expect(resumed).toMatchObject({ isPaused: false, lastPausedAt: null })
  expect(workedMs(resumed, NINE + 35 * SECOND)).toBe(15 * SECOND)
  const entry = stopTimer(resumed, NINE + 65 * SECOND)
  expect(entry).toMatchObject({ endTime: NINE + 65 * SECOND, isPaused: false, lastPausedAt: null })
  expect(workedMs(entry, 0)).toBe(45 * SECOND)
})

test('stopping during a pause closes the pause first, so that it does not count', () => {
  const entry = stopTimer(pauseTimer(timer, NINE + 10 * SECOND), NINE + 60 * SECOND)
  expect(entry.endTime).toBe(NINE + 60 * SECOND)
  expect(entry.pausedPeriods).toEqual([{ start: NINE + 10 * SECOND, end: NINE + 60 * SECOND }])
  expect(workedMs(entry, 0)).toBe(10 * SECOND)
})

test('a clock that is set back never makes a duration negative', () => {
  expect(workedMs(timer, NINE - HOUR)).toBe(0)
  const stopped = stopTimer(timer, NINE - HOUR)
  expect([stopped.endTime, workedMs(stopped, 0)]).toEqual([NINE, 0])
  const paused = pauseTimer(timer, NINE + 10 * SECOND)
  const resumed = resumeTimer(paused, NINE - HOUR)
  expect(resumed.pausedPeriods).toEqual([])
  expect(workedMs(stopTimer(resumed, NINE + 20 * SECOND), 0)).toBe(20 * SECOND)
})

test.each([
  ['London leaves winter time', '2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z'],
  ['London leaves summer time', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'],
  ['New York leaves winter time', '2026-03-08T06:30:00Z', '2026-03-08T07:30:00Z'],
  ['New York leaves summer time', '2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'],
])('an hour is an hour when %s', (_, start, end) => {
  expect(clockText(workedMs(stopTimer(startTimer(task, 'a', at(start)), at(end)), 0))).toBe('01:00:00')
})

test('the running start can move either way; pauses before it are forgotten', () => {
  const paused = pauseTimer(resumeTimer(pauseTimer(timer, NINE + 10_000), NINE + 20_000), NINE + 60_000)
  expect(workedMs(paused, 0)).toBe(50_000)
  expect(workedMs(moveStart(paused, NINE - HOUR), 0)).toBe(HOUR + 50_000)
  expect(moveStart(paused, NINE + 15_000).pausedPeriods).toEqual([
    { start: NINE + 15_000, end: NINE + 20_000 },
  ])
  expect(workedMs(moveStart(paused, NINE + 90_000), 0)).toBe(0)
})

test.each([
  [0, '00:00:00'],
  [999, '00:00:00'],
  [1000, '00:00:01'],
  [59_999, '00:00:59'],
  [3_599_999, '00:59:59'],
  [86_399_000, '23:59:59'],
  [360_000_000, '100:00:00'],
  [4_444_444_000, '1234:34:04'],
])('%s ms are %s', (ms, text) => expect(clockText(ms)).toBe(text))

test.each([
  [0, '0.0000'],
  [1, '0.0003'],
  [5400, '1.5000'],
  [3599, '0.9997'],
  [360_001, '100.0003'],
])('%s seconds are %s hours', (seconds, text) => expect(decimalHours(seconds)).toBe(text))

test('valid stored data is restored, invalid data is not', () => {
  const entry = entryOf('2026-01-05T09:00:00Z', '2026-01-05T10:00:00Z', { tags: ['a'] })
  expect(readEntry(JSON.parse(JSON.stringify(entry)))).toEqual(entry)
  expect(readTimer(JSON.parse(JSON.stringify(timer)))).toEqual(timer)
  expect(readEntry({ ...entry, startTime: '2026-01-05T09:00:00.000Z' })).toEqual(entry)
  for (const bad of [
    null,
    7,
    {},
    { ...entry, id: '' },
    { ...entry, startTime: 'soon' },
    { ...entry, endTime: null },
  ])
    expect(readEntry(bad)).toBeUndefined()
  expect(readTimer({ ...timer, startTime: Number.NaN })).toBeUndefined()
})

test('stored pauses are put in order and cut to the entry; an end before the start is the start', () => {
  const entry = entryOf('2026-01-05T09:00:00Z', '2026-01-05T10:00:00Z')
  const pause = (from: number, to: number) => ({ start: NINE + from, end: NINE + to })
  const pausedPeriods = [pause(50, 60), pause(-100, 10), pause(5, 20), pause(70, 70), pause(90, 80)]
  const read = readEntry({ ...entry, pausedPeriods })
  expect(read?.pausedPeriods).toEqual([pause(0, 20), pause(50, 60)])
  expect(read && workedSpans(read)).toEqual([pause(20, 50), { start: NINE + 60, end: NINE + HOUR }])
  expect(readEntry({ ...entry, endTime: NINE - 5 })).toMatchObject({ startTime: NINE, endTime: NINE })
})
