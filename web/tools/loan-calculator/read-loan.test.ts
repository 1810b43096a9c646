import { expect, test } from 'vitest'
import { readLoan } from './read-loan.ts'

test.each([
  ['250000 3.5% 30y', '250000', '3.5', '30', 'years', undefined],
  ['$300k at 6.5% for 30 years', '300000', '6.5', '30', 'years', 'USD'],
  ['20,000 5.9% 60 months', '20000', '5.9', '60', 'months', undefined],
  ['€1.5m, 4%, 20 yrs.', '1500000', '4', '20', 'years', 'EUR'],
  ['mortgage of £250000 at 4 % over 25 yr', '250000', '4', '25', 'years', 'GBP'],
  ['Loan of 9000€ at 7% in 18 mos', '9000', '7', '18', 'months', 'EUR'],
  ['2M 5% 12 m', '2000000', '5', '12', 'months', undefined],
  [' 100 1% 1 month ', '100', '1', '1', 'months', undefined],
])('%j is a loan', (text, amount, rate, term, termUnit, currency) => {
  expect(readLoan(text)).toEqual({ amount, rate, term, termUnit, ...(currency && { currency }) })
})

test.each([
  '',
  '250000',
  '250000 3.5%',
  '3.5% 30y',
  '250000 3.5 30y',
  '250000 3.5% 30 days',
  'x250000 3.5% 30y',
])('readLoan(): returns undefined for %j', (text) => {
  expect(readLoan(text)).toBeUndefined()
})
