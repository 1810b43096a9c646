import { expect, test } from 'vitest'
import { cellNumberText, dateText, numberFormatOf } from './date-cells.ts'

test.each([
  [1, '1900-01-01'],
  [59, '1900-02-28'],
  [59.5, '1900-02-28T12:00:00'],
  [61, '1900-03-01'],
  [45_322, '2024-01-31'],
  [45_322.75, '2024-01-31T18:00:00'],
  [45_322 + 1 / 86_400, '2024-01-31T00:00:01'],
  [45_322.999_999, '2024-02-01'],
  [0, '00:00:00'],
  [0.5, '12:00:00'],
  [86_399 / 86_400, '23:59:59'],
  [1e12, '1000000000000'],
])('day %d is %s', (serial, text) => {
  expect(dateText(serial, false)).toBe(text)
})

test.each([
  [0.25, '06:00:00'],
  [1, '1904-01-02'],
  [59, '1904-02-29'],
  [43_860.5, '2024-01-31T12:00:00'],
])('day %d of a calendar that starts in 1904 is %s', (serial, text) => {
  expect(dateText(serial, true)).toBe(text)
})

test.each([
  [13, undefined, false],
  [14, undefined, true],
  [22, undefined, true],
  [23, undefined, false],
  [44, undefined, false],
  [45, undefined, true],
  [47, undefined, true],
  [48, undefined, false],
  [170, 'yyyy-mm-dd', true],
  [170, 'YYYY', true],
  [170, '[h]:mm', true],
  [170, '[mm]', true],
  [170, '[SS]', true],
  [170, '[$-409]d mmm', true],
  [170, 'General', false],
  [170, '#,##0.00 "days"', false],
  [170, '0.0\\s', false],
  [170, '_d0', false],
  [170, '*-0', false],
  [170, '[Red]0.00', false],
])('format %i %s shows a date: %s', (id, code, isDate) => {
  expect(numberFormatOf(id, code) !== undefined).toBe(isDate)
})

test.each([
  ['[h]:mm', 1, '24:00'],
  ['[h]:mm', 1.125, '27:00'],
  ['[hh]:mm', 0.25, '06:00'],
  ['[h]:mm:ss', 1.125, '27:00:00'],
  ['[h]:mm', -0.25, '-6:00'],
  ['[hh]:mm:ss', 100, '2400:00:00'],
  ['[mm]:ss', 1 / 24 + 5 / 86_400, '60:05'],
  ['[m]:ss', 1, '1440:00'],
  ['[s]', 0.5, '43200'],
  ['[ss]', 1 / 86_400, '01'],
  ['[$-409][h]:mm:ss;@', 1.5, '36:00:00'],
  ['[h]:mm;-[h]:mm;"none"', 2, '48:00'],
  ['[h]" hours"', 1.5, '36'],
  ['[h]:mm', 0.999_999, '24:00'],
  ['[h]:mm', 44_085 / 86_400, '12:14'],
  ['[h]', 44_985 / 86_400, '12'],
  ['[H]:MM:SS', 1.000_011_574, '24:00:01'],
])('cellNumberText(): elapsed time in the format %s of %d days is %s', (code, days, text) => {
  for (const startsIn1904 of [false, true])
    expect(cellNumberText(days, numberFormatOf(170, code), startsIn1904)).toBe(text)
})

test('cellNumberText(): the built-in formats 46 and 45 are elapsed hours, and minutes of a date', () => {
  expect(cellNumberText(1.125, numberFormatOf(46, undefined), false)).toBe('27:00:00')
  expect(cellNumberText(45_322, numberFormatOf(45, undefined), false)).toBe('2024-01-31')
})
