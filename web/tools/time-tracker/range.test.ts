import { expect, test } from 'vitest'
import { parseIsoDate, toIsoDate } from '#lib/dates/civil-date.ts'
import { openRange, rangeAround, rangeBetween, stepDay } from './range.ts'

const day = parseIsoDate
const toText = ({ first, last }: { first: ReturnType<typeof day>; last: ReturnType<typeof day> }) =>
  `${toIsoDate(first)} ${toIsoDate(last)}`

// 2026-11-24 is a Tuesday.
test.each([
  ['Day', '2026-11-24', 1, '2026-11-24 2026-11-24'],
  ['Week', '2026-11-24', 1, '2026-11-23 2026-11-29'],
  ['Week', '2026-11-24', 7, '2026-11-22 2026-11-28'],
  ['Week', '2026-11-22', 7, '2026-11-22 2026-11-28'],
  ['Week', '2026-11-22', 1, '2026-11-16 2026-11-22'],
  ['Week', '2026-11-24', 6, '2026-11-21 2026-11-27'],
  ['Week', '1969-12-31', 1, '1969-12-29 1970-01-04'],
  ['Month', '2028-02-10', 1, '2028-02-01 2028-02-29'],
] as const)('the %s of %s, of weeks from day %d, is %s', (period, date, firstWeekday, range) => {
  expect(toText(rangeAround(period, day(date), firstWeekday))).toBe(range)
})

test.each([
  ['Day', '2026-11-30', 1, '2026-12-01'],
  ['Custom range', '2026-11-30', -1, '2026-11-29'],
  ['Week', '2026-11-24', -1, '2026-11-17'],
  ['Month', '2026-01-31', 1, '2026-02-01'],
  ['Month', '2026-01-31', -1, '2025-12-01'],
] as const)('stepDay(): by %s, steps %s by %d to %s', (period, date, steps, to) => {
  expect(toIsoDate(stepDay(period, day(date), steps))).toBe(to)
})

test('the ends of a custom range can be in any order, and empty', () => {
  expect(toText(rangeBetween(day('2026-11-24'), day('2026-11-02')))).toBe('2026-11-02 2026-11-24')
  expect(toText(openRange('', '', day('2026-01-05'), day('2026-11-24')))).toBe('2026-01-05 2026-11-24')
  expect(toText(openRange('2026-02-01', 'soon', day('2026-01-05'), day('2026-11-24')))).toBe(
    '2026-02-01 2026-11-24',
  )
  expect(toText(openRange('', '2026-03-01', day('2026-01-05'), day('2026-11-24')))).toBe(
    '2026-01-05 2026-03-01',
  )
})
