import { expect, test } from 'vitest'
import { formatDecimal, formatPercent, wholeDigits } from './format-decimal.ts'

test.each([
  ['2000', 2, 'en-US', 0, '2,000'],
  ['1.005', 2, 'en-US', 0, '1.01'],
  ['-1.005', 2, 'en-US', 0, '-1.01'],
  ['12345678901234567890.125', 2, 'en-US', 0, '12,345,678,901,234,567,890.13'],
  ['1234.5', 2, 'de-DE', 2, '1.234,50'],
])('%s with %i places for %s', (decimal, places, locale, fewest, text) => {
  expect(formatDecimal(decimal, places, locale, fewest)).toBe(text)
})

test.each([
  ['0.12345', 'en-US', '12.35%'],
  ['-0.5', 'en-US', '-50.00%'],
  ['12.5', 'de-DE', '1.250,00\u00a0%'],
  ['0', 'en-US', '0.00%'],
])('the share %s for %s', (share, locale, text) => {
  expect(formatPercent(share, locale)).toBe(text)
})

test.each([
  ['84000', 'en-US', '84,000'],
  ['84000', 'de-DE', '84.000'],
  ['123456789012345', 'en-US', '123,456,789,012,345'],
  ['840', 'en-US', false],
  ['84,000', 'en-US', false],
  ['8400.5', 'en-US', false],
  ['1e4', 'en-US', false],
])('the typed digits %s for %s', (typed, locale, text) => {
  expect(wholeDigits(typed, locale)).toBe(text)
})
