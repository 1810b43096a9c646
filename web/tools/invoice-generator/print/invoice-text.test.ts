import { expect, test } from 'vitest'
import { Decimal } from '#lib/numbers/decimal.ts'
import type { Look } from '../invoice/invoice.ts'
import { getWriter } from './invoice-text.ts'

const look = (rest: Partial<Look>): Look => ({
  template: 'classic',
  paper: 'a4',
  color: '#b3401a',
  language: 'en',
  dateFormat: 'locale',
  labels: {},
  ...rest,
})

test.each([
  ['USD', 123450n, '$1,234.50'],
  ['USD', -5n, '-$0.05'],
  ['JPY', 1234n, '¥1,234'],
  ['KWD', 1005n, 'KWD 1.005'],
])('money in %s of %d smallest units is written %s', (currency, amount, text) => {
  expect(getWriter(currency, look({})).money(amount).replaceAll('\u00a0', ' ')).toBe(text)
})

test.each([
  ['USD', '80', '$80.00'],
  ['USD', '0.123456789012', '$0.123456789012'],
  ['JPY', '80.5', '¥80.5'],
])('a rate in %s keeps all its decimals: %s is %s', (currency, rate, text) => {
  expect(getWriter(currency, look({})).rate(Decimal(rate))).toBe(text)
})

test('a quantity has no decimals but its own', () => {
  const { number } = getWriter('USD', look({}))
  expect([number(Decimal('1200')), number(Decimal('0.123456789012'))]).toEqual(['1,200', '0.123456789012'])
})

test.each([
  ['locale', '2026-03-02', 'Mar 2, 2026'],
  ['iso', '2026-03-02', '2026-03-02'],
  ['day first', '2026-03-02', '02/03/2026'],
  ['month first', '2026-03-02', '03/02/2026'],
  ['day first', '', ''],
] as const)('a date as %s: %j is %j', (dateFormat, iso, text) => {
  expect(getWriter('USD', look({ dateFormat })).date(iso)).toBe(text)
})
