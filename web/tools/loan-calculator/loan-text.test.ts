import { expect, test } from 'vitest'
import { moneyWriter } from '#lib/money/cents.ts'
import { getLines } from '#lib/result/named-result.ts'
import { calculateLoan } from './calculate.ts'
import { DEFAULT_LOAN_FORM, type LoanForm, readLoanForm } from './loan-form.ts'
import { mainResults, payoffDates, savings } from './loan-text.ts'

const money = moneyWriter('USD', 'en-US')

function results(fields: Partial<LoanForm>) {
  const form = { ...DEFAULT_LOAN_FORM, ...fields }
  const answer = calculateLoan(readLoanForm(form).question)
  return { answer, lines: getLines([...mainResults(form, answer, money), ...savings(answer, money)]) }
}

test.each([
  [{}, 'Monthly payment: $1,122.61\nTotal payment: $404,140.22\nTotal interest: $154,140.22'],
  [
    { extraMonthly: '200' },
    'Monthly payment: $1,122.61\nTotal payment: $404,140.22\nTotal interest: $154,140.22\n' +
      'Interest saved: $40,193.60\nTime saved: 7 years\nInterest without extra payments: $154,140.78\n' +
      'Interest with extra payments: $113,947.18\nTotal with extra payments: $363,947.18',
  ],
  [
    { solveFor: 'amount' },
    'Loan amount: $334,042.48\nMonthly payment: $1,500.00\nTotal payment: $540,000.00\nTotal interest: $205,957.52',
  ],
  [
    { solveFor: 'rate' },
    'Interest rate: 6.007 %\nMonthly payment: $1,500.00\nTotal payment: $540,000.00\nTotal interest: $290,000.00',
  ],
  [
    { amount: 'x', frequency: 'weekly' },
    'Weekly payment: $0.00\nTotal payment: $0.00\nTotal interest: $0.00',
  ],
] as const)('%o reads as copied', (fields, lines) => {
  expect(results(fields).lines).toBe(lines)
})

test('a loan that is never repaid has dashes, not numbers', () => {
  const form: LoanForm = { ...DEFAULT_LOAN_FORM, solveFor: 'term' }
  expect(getLines(mainResults(form, undefined, money))).toBe(
    'Term: —\nMonthly payment: —\nTotal payment: —\nTotal interest: —',
  )
})

test('the calculated term excludes extra payments, like the totals next to it', () => {
  const lines = (fields: Partial<LoanForm>) => results({ solveFor: 'term', ...fields }).lines.split('\n')
  expect(lines({ extraMonthly: '200' }).slice(0, 4)).toEqual(lines({}))
  expect(lines({})[0]).toBe('Term: 19 years 1 month')
})

test('there is a payoff date for each schedule: without and with extra payments', () => {
  const today = { year: 2026, month: 11, day: 21 }
  const text = (fields: Partial<LoanForm>) => getLines(payoffDates(results(fields).answer, today, 'en-US'))
  expect(text({})).toBe('Payoff date: Nov 21, 2056')
  expect(text({ extraMonthly: '200' })).toBe(
    'Payoff date: Nov 21, 2056\nPayoff date with extra payments: Nov 21, 2049',
  )
  expect(text({ amount: '' })).toBe('')
})
