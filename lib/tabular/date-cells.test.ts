import { expect, test } from 'vitest'
import { dateText, isDateFormat } from './date-cells.ts'

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
  expect(isDateFormat(id, code)).toBe(isDate)
})
