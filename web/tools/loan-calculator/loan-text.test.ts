import { expect, test } from 'vitest'
import { currencySign, shortMoney } from '#lib/money/currencies.ts'
import { moneyWriter } from '#lib/money/format-cents.ts'
import { linesOf } from '#lib/named-result/named-result.ts'
import { calculateLoan } from './calculate.ts'
import { DEFAULT_LOAN_FORM, type LoanForm, readLoanForm } from './loan-form.ts'
import { mainResults, payoffDate, roundingNote, savings } from './loan-text.ts'

const money = moneyWriter('USD', 'en-US')

function results(fields: Partial<LoanForm>) {
  const form = { ...DEFAULT_LOAN_FORM, ...fields }
  const answer = calculateLoan(readLoanForm(form).question)
  return { answer, lines: linesOf([...mainResults(form, answer, money), ...savings(answer, money)]) }
}

test.each([
  [{}, 'Monthly payment: $1,122.61\nTotal payment: $404,140.22\nTotal interest: $154,140.22'],
  [
    { extraMonthly: '200' },
    'Monthly payment: $1,122.61\nTotal payment: $404,140.22\nTotal interest: $154,140.22\n' +
      'Interest saved: $40,193.60\nTime saved: 7 years\nTotal with extra payments: $363,946.62',
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
] as const)('%o reads as it is copied', (fields, lines) => {
  expect(results(fields).lines).toBe(lines)
})

test('a loan that is never repaid has dashes, not numbers', () => {
  const form: LoanForm = { ...DEFAULT_LOAN_FORM, solveFor: 'term' }
  expect(linesOf(mainResults(form, undefined, money))).toBe(
    'Term: —\nMonthly payment: —\nTotal payment: —\nTotal interest: —',
  )
})

test('the note below the schedule accounts for every cent, with extra payments too', () => {
  for (const fields of [{}, { extraMonthly: '200' }]) {
    const { answer } = results(fields)
    const { schedule, totals, savedInterest, roundingDifference } = answer
    expect(schedule.totalPayment).toBe(totals.totalPayment - savedInterest + roundingDifference)
    expect(roundingNote(answer, money)).toContain('$0.56 more')
  }
  expect(roundingNote(results({ isInterestFree: true, amount: '360' }).answer, money)).toContain(
    'add up to the total',
  )
  expect(roundingNote(undefined, money)).toBe('There is no schedule yet.')
})

test('the payoff date is that of the last payment', () => {
  const today = { year: 2026, month: 11, day: 21 }
  expect(payoffDate(results({}).answer, today)).toEqual({ year: 2056, month: 11, day: 21 })
  expect(payoffDate(results({ extraMonthly: '200' }).answer, today)).toEqual({
    year: 2049,
    month: 11,
    day: 21,
  })
})

test('signs and short amounts follow the locale', () => {
  expect([currencySign('USD', 'en-US'), currencySign('CHF', 'de-CH'), currencySign('CAD', 'en-CA')]).toEqual([
    '$',
    'CHF',
    '$',
  ])
  expect(shortMoney(250_000, 'USD', 'en-US')).toBe('$250K')
})
