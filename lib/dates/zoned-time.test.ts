import { expect, test } from 'vitest'
import { parseIsoDate } from './civil-date.ts'
import { dayStarts, momentAt, startOfDay, wallIso, wallTimeAt, zonedIso, zoneOffsetMs } from './zoned-time.ts'

const at = (iso: string) => Date.parse(iso)

test.each([
  ['2026-03-29T00:59:59Z', 'Europe/London', '2026-03-29T00:59:59+00:00'],
  ['2026-03-29T01:00:00Z', 'Europe/London', '2026-03-29T02:00:00+01:00'],
  ['2026-10-25T00:59:59Z', 'Europe/London', '2026-10-25T01:59:59+01:00'],
  ['2026-10-25T01:00:00Z', 'Europe/London', '2026-10-25T01:00:00+00:00'],
  ['2026-03-08T06:59:59Z', 'America/New_York', '2026-03-08T01:59:59-05:00'],
  ['2026-03-08T07:00:00Z', 'America/New_York', '2026-03-08T03:00:00-04:00'],
  ['2026-11-01T05:59:59Z', 'America/New_York', '2026-11-01T01:59:59-04:00'],
  ['2026-11-01T06:00:00Z', 'America/New_York', '2026-11-01T01:00:00-05:00'],
  ['2026-07-01T00:00:00.999Z', 'Asia/Kathmandu', '2026-07-01T05:45:00+05:45'],
  ['1969-12-31T23:59:59Z', 'UTC', '1969-12-31T23:59:59+00:00'],
])('%s in %s is %s', (moment, timeZone, iso) => {
  expect(zonedIso(at(moment), timeZone)).toBe(iso)
})

test.each([
  ['2026-06-01', 0, 'Europe/London', '2026-05-31T23:00:00Z'],
  // Left out by the change: as long after the change as it would have been.
  ['2026-03-29', 5400, 'Europe/London', '2026-03-29T01:30:00Z'],
  ['2026-03-08', 9000, 'America/New_York', '2026-03-08T07:30:00Z'],
  // Twice: the earlier.
  ['2026-10-25', 5400, 'Europe/London', '2026-10-25T00:30:00Z'],
  ['2026-11-01', 5400, 'America/New_York', '2026-11-01T05:30:00Z'],
])('%s and %s seconds in %s is %s', (date, seconds, timeZone, moment) => {
  expect(momentAt({ date: parseIsoDate(date), seconds }, timeZone)).toBe(at(moment))
})

test.each([
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00Z'],
  ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00Z'],
  ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00Z'],
])('%s in %s starts at %s, though the clocks change at midnight', (date, timeZone, moment) => {
  expect(startOfDay(parseIsoDate(date), timeZone)).toBe(at(moment))
})

test.each([
  ['Europe/London', '2026-03-29', 23],
  ['Europe/London', '2026-10-25', 25],
  ['America/New_York', '2026-03-08', 23],
  ['America/New_York', '2026-11-01', 25],
  ['Australia/Lord_Howe', '2026-10-04', 23.5],
  ['Asia/Tokyo', '2026-03-29', 24],
])('in %s %s has %s hours', (timeZone, date, hours) => {
  const day = parseIsoDate(date)
  const [first = 0, next = 0] = dayStarts(day, day, timeZone)
  expect((next - first) / 3_600_000).toBe(hours)
})

test('round-trips every quarter of an hour of two years through its wall time, or an hour earlier if that occurs twice', () => {
  for (const timeZone of ['Europe/London', 'America/New_York', 'Asia/Tokyo'])
    for (let moment = at('2025-01-01T00:00:00Z'); moment < at('2027-01-01T00:00:00Z'); moment += 900_000) {
      const wall = wallTimeAt(moment, timeZone)
      const back = momentAt(wall, timeZone)
      if (back === moment) continue
      expect(moment - back).toBe(3_600_000)
      expect(zoneOffsetMs(back, timeZone) - zoneOffsetMs(moment, timeZone)).toBe(3_600_000)
    }
})

test('a wall time is written as a date and time field has it', () => {
  expect(wallIso({ date: parseIsoDate('2026-01-05'), seconds: 3723 })).toBe('2026-01-05T01:02:03')
})
