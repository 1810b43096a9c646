import { expect, test } from 'vitest'
import { entryOf } from './entries.fixture.ts'
import { finishEntry } from './entry.ts'
import { workedMs } from './timer.ts'
import { endAfter, readTypedDuration } from './typed-duration.ts'

test.each([
  ['1:30', 5400],
  ['01:30:15', 5415],
  ['120:00', 432_000],
  ['1.5 h', 5400],
  ['1,5h', 5400],
  ['1h 30m', 5400],
  ['2 hours 5 minutes', 7500],
  ['90 min', 5400],
  ['90', 5400],
  ['1.5', 5400],
  ['0,75', 2700],
  ['1h30', 5400],
  ['1 h 5', 3900],
  [' 45 s ', 45],
  ['0', 0],
])('%s lasts %i seconds', (text, seconds) => {
  expect(readTypedDuration(text)).toBe(seconds * 1000)
})

test.each(['', 'long', '1:75', '1:30:99', '-5', '1h30x', '10001 h', '1..5 h', ':30'])(
  '%j is refused',
  (text) => {
    expect(readTypedDuration(text)).toBeUndefined()
  },
)

const PAUSED = entryOf('2026-03-02T08:00:00Z', '2026-03-02T12:00:00Z', {
  pauses: [
    ['2026-03-02T10:00:00Z', '2026-03-02T10:30:00Z'],
    ['2026-03-02T08:10:00Z', '2026-03-02T08:20:00Z'],
  ],
})

test.each([
  ['before the pauses', 5, '08:05'],
  ['up to a pause', 10, '08:10'],
  ['with one pause', 60, '09:10'],
  ['with both', 120, '10:40'],
  ['longer than before', 300, '13:40'],
])('an entry of a typed length ends %s', (_, minutes, end) => {
  const endTime = endAfter(PAUSED, minutes * 60_000)
  expect(new Date(endTime).toISOString().slice(11, 16)).toBe(end)
  expect(workedMs(finishEntry({ ...PAUSED, endTime }), 0)).toBe(minutes * 60_000)
})
