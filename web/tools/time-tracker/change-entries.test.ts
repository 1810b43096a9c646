import { expect, test } from 'vitest'
import { mergeEntries, overlappingIds, overlapsWith, splitEntry, splitMoments } from './change-entries.ts'
import { entryOf } from './entries.fixture.ts'
import { workedMs } from './timer.ts'

const day = (time: string) => `2026-01-05T${time}:00Z`
const at = (time: string) => Date.parse(day(time))
const MINUTE = 60_000

const morning = entryOf(day('09:00'), day('12:00'), { pauses: [[day('10:00'), day('10:30')]] })

test('an entry is split in two that are as long together', () => {
  const [first, second] = splitEntry(morning, at('11:00'), 'new')
  expect([first.id, first.startTime, first.endTime]).toEqual([morning.id, at('09:00'), at('11:00')])
  expect([second.id, second.startTime, second.endTime]).toEqual(['new', at('11:00'), at('12:00')])
  expect(second.pausedPeriods).toEqual([])
  expect(workedMs(first, 0) + workedMs(second, 0)).toBe(150 * MINUTE)
})

test('split within a pause, the halves end and start with it', () => {
  const [first, second] = splitEntry(morning, at('10:10'), 'new')
  expect([first.endTime, second.startTime]).toEqual([at('10:00'), at('10:30')])
  expect(workedMs(first, 0) + workedMs(second, 0)).toBe(150 * MINUTE)
})

test.each(['09:00', '12:00', '08:00'])('at %s there is nothing to split', (time) => {
  expect(() => splitEntry(morning, at(time), 'new')).toThrow('This entry cannot be split there')
})

test('a time that occurs twice when clocks go back splits at either moment within the entry', () => {
  const moments = (start: string, end: string) =>
    splitMoments(entryOf(start, end), Date.parse('2026-11-01T05:30:00Z'), 'America/New_York').map((moment) =>
      new Date(moment).toISOString(),
    )
  const [first, second] = ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']
  expect(moments('2026-11-01T05:00:00Z', '2026-11-01T07:00:00Z')).toEqual([first, second])
  expect(moments('2026-11-01T06:00:00Z', '2026-11-01T07:00:00Z')).toEqual([second])
  expect(moments('2026-11-01T05:00:00Z', '2026-11-01T06:00:00Z')).toEqual([first])
})

test('merged entries are as long as both, with the gap as a pause', () => {
  const evening = entryOf(day('13:00'), day('14:00'), { description: 'Other', tags: ['x'] })
  const merged = mergeEntries(morning, evening)
  expect(merged).toMatchObject({ id: morning.id, description: 'Design', tags: ['x'] })
  expect([merged.startTime, merged.endTime]).toEqual([at('09:00'), at('14:00')])
  expect(merged.pausedPeriods).toEqual([
    { start: at('10:00'), end: at('10:30') },
    { start: at('12:00'), end: at('13:00') },
  ])
  expect(workedMs(merged, 0)).toBe(210 * MINUTE)
  expect(workedMs(mergeEntries(evening, morning), 0)).toBe(210 * MINUTE)
})

test('time that both had counts once', () => {
  expect(workedMs(mergeEntries(morning, entryOf(day('09:30'), day('10:15'))), 0)).toBe(165 * MINUTE)
})

test('a split entry that is merged again is what it was', () => {
  const [first, second] = splitEntry(morning, at('11:00'), 'new')
  expect(mergeEntries(first, second)).toEqual(morning)
})

test('entries overlap where both were worked on, not in a pause and not where they touch', () => {
  const inPause = entryOf(day('10:05'), day('10:25'))
  const after = entryOf(day('12:00'), day('13:00'))
  const overNoon = entryOf(day('11:59'), day('12:30'))
  const all = [morning, inPause, after, overNoon]
  expect(overlapsWith(morning, all)).toEqual([overNoon])
  expect(overlapsWith(inPause, all)).toEqual([])
  expect(overlappingIds(all)).toEqual(new Set([morning.id, after.id, overNoon.id]))
  expect(overlappingIds([morning, inPause, after])).toEqual(new Set())
})

test("an entry that exactly fills another entry's pause does not overlap with it", () => {
  const pauses = [['2026-01-05T10:00:00Z', '2026-01-05T10:30:00Z']] as const
  const around = entryOf('2026-01-05T09:00:00Z', '2026-01-05T11:00:00Z', { pauses })
  const within = entryOf('2026-01-05T10:00:00Z', '2026-01-05T10:30:00Z')
  expect([overlapsWith(around, [within]), overlapsWith(within, [around])]).toEqual([[], []])
  const longer = entryOf('2026-01-05T10:00:00Z', '2026-01-05T10:30:01Z')
  expect(overlapsWith(around, [longer])).toEqual([longer])
})

test('finding all overlaps at once agrees with looking at each', () => {
  const entries = Array.from({ length: 60 }, (_, index) => {
    const from = at('00:00') + ((index * 7919) % 1400) * MINUTE
    const id = String(index)
    return {
      ...morning,
      id,
      startTime: from,
      endTime: from + ((index * 31) % 40) * MINUTE,
      pausedPeriods: [],
    }
  })
  const expected = entries.filter((entry) => overlapsWith(entry, entries).length > 0).map(({ id }) => id)
  expect([...overlappingIds(entries)].sort()).toEqual(expected.sort())
})
