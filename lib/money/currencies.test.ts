import { expect, test } from 'vitest'
import { currencySymbol, shortMoney } from './currencies.ts'

test.each([
  ['USD', 'en-US', '$'],
  ['CAD', 'en-US', '$'],
  ['EUR', 'de-DE', '€'],
  ['CHF', 'de-CH', 'CHF'],
  ['INR', 'en-IN', '₹'],
  ['JPY', 'en-US', '¥'],
])('the symbol of %s is for %s %s', (currency, locale, sign) => {
  expect(currencySymbol(currency, locale)).toBe(sign)
})

test.each([
  [0, 'USD', 'en-US', '$0'],
  [999, 'USD', 'en-US', '$999'],
  [1250, 'CAD', 'en-US', '$1.3K'],
  [250_000, 'USD', 'en-US', '$250K'],
  [1_260_000, 'GBP', 'en-US', '£1.3M'],
  [-1000, 'EUR', 'en-IE', '-€1K'],
])('on an axis %d of %s reads for %s %s', (amount, currency, locale, text) => {
  expect(shortMoney(amount, currency, locale)).toBe(text)
})
