import { expect, onTestFinished, test, vi } from 'vitest'
import {
  addDays,
  addMonths,
  civilDateAt,
  civilDateHere,
  daysInMonth,
  formatCivilDate,
  fromDayNumber,
  parseIsoDate,
  toDayNumber,
  toIsoDate,
} from './civil-date.ts'

test.each([
  ['2026-01-01T02:00:00Z', 'America/New_York', '2025-12-31'],
  ['2026-01-01T02:00:00Z', 'Asia/Tokyo', '2026-01-01'],
  ['2026-03-08T06:59:59Z', 'America/New_York', '2026-03-08'],
  ['2026-03-29T22:30:00Z', 'Europe/Berlin', '2026-03-30'],
  ['2018-11-04T02:59:59Z', 'America/Sao_Paulo', '2018-11-03'],
  ['2018-11-04T03:00:00Z', 'America/Sao_Paulo', '2018-11-04'],
  ['2011-12-30T10:30:00Z', 'Pacific/Apia', '2011-12-31'],
])('%s in %s is %s', (moment, timeZone, day) => {
  expect(toIsoDate(civilDateAt(new Date(moment), timeZone))).toBe(day)
})

test('without a zone the day is that of the machine', () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('TZ', 'Pacific/Kiritimati')
  expect(civilDateHere(new Date('2026-03-28T10:30:00Z'))).toEqual({ year: 2026, month: 3, day: 29 })
  vi.stubEnv('TZ', 'Pacific/Pago_Pago')
  expect(civilDateHere(new Date('2026-03-29T10:30:00Z'))).toEqual({ year: 2026, month: 3, day: 28 })
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2026-11-21', 360, '2056-11-21'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-03-31', -13, '2025-02-28'],
])('%s and %s months is %s', (from, months, to) => {
  expect(toIsoDate(addMonths(parseIsoDate(from), months))).toBe(to)
})

test.each([
  ['2026-03-28', 1, '2026-03-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
  ['2026-12-31', 14, '2027-01-14'],
  ['2024-03-01', -1, '2024-02-29'],
  ['0099-12-31', 1, '0100-01-01'],
])('%s and %s days is %s, clock changes or not', (from, days, to) => {
  expect(toIsoDate(addDays(parseIsoDate(from), days))).toBe(to)
})

test('every day of 400 years has a number, one after the other', () => {
  const first = toDayNumber({ year: 1900, month: 1, day: 1 })
  let date = { year: 1900, month: 1, day: 1 }
  for (let day = first; day < first + 146_097; day++) {
    if (toIsoDate(fromDayNumber(day)) !== toIsoDate(date)) expect(fromDayNumber(day)).toEqual(date)
    const isLast = date.day === daysInMonth(date.year, date.month)
    date = isLast ? { ...addMonths(date, 1), day: 1 } : { ...date, day: date.day + 1 }
  }
  expect(date).toEqual({ year: 2300, month: 1, day: 1 })
})

test.each(['', '2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '20260101', '2026-01-01T00:00'])(
  '%j is not a date',
  (text) => {
    expect(() => parseIsoDate(text)).toThrow('Not a date')
  },
)

test('a date is written as the reader writes it', () => {
  const date = parseIsoDate('2056-11-21')
  expect(formatCivilDate(date, 'en-US')).toBe('Nov 21, 2056')
  expect(formatCivilDate(date, 'de-DE')).toBe('21.11.2056')
  expect(formatCivilDate(date, 'en-US', { month: 'long', year: 'numeric' })).toBe('November 2056')
})
