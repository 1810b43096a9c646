import { expect, test } from 'vitest'
import { moneyWriter, wholeMoneyWriter } from '#lib/money/cents.ts'
import { getLines } from '#lib/result/named-result.ts'
import { calculateLoan } from './calculate.ts'
import { DEFAULT_LOAN_FORM, type LoanForm, readLoanForm } from './loan-form.ts'
import { mainResults, payoffDate, savings } from './loan-text.ts'

const money = moneyWriter('USD', 'en-US')
const wholeMoney = wholeMoneyWriter('USD', 'en-US')
const today = { year: 2026, month: 11, day: 21 }

function results(fields: Partial<LoanForm>) {
  const form = { ...DEFAULT_LOAN_FORM, ...fields }
  const answer = calculateLoan(readLoanForm(form).question)
  const main = mainResults(form, answer, money, wholeMoney)
  return { answer, main, lines: getLines([...main, ...savings(answer, money)]) }
}

test.each([
  [{}, 'Monthly payment: $1,122.61\nTotal payment: $404,140.22\nTotal interest: $154,140.22'],
  [
    { extraMonthly: '200' },
    'Monthly payment: $1,322.61\nTotal payment: $363,947.18\nTotal interest: $113,947.18\n' +
      'Interest saved: $40,193.60\nTime saved: 7 years\nInterest without extra payments: $154,140.78\n' +
      'Total without extra payments: $404,140.78',
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
  expect(getLines(mainResults(form, undefined, money, wholeMoney))).toBe(
    'Term: —\nMonthly payment: —\nTotal payment: —\nTotal interest: —',
  )
})

test.each<[Partial<LoanForm>, string[]]>([
  [{}, ['', '', '']],
  [{ extraMonthly: '200' }, ['$1,122.61 + $200 extra', 'gain: $40,193 saved', 'gain: $40,193 saved']],
  [{ extraMonthly: '0.5' }, ['$1,122.61 + $0.50 extra', 'gain: $137 saved', 'gain: $137 saved']],
  [{ extraYearly: '1000' }, ['+ extra payments', 'gain: $19,201 saved', 'gain: $19,201 saved']],
  [
    { solveFor: 'term', extraMonthly: '200' },
    ['gain: 3 years sooner', 'with $200 extra', 'gain: $15,874 saved', 'gain: $15,874 saved'],
  ],
  [{ isInterestFree: true, extraMonthly: '200' }, ['$694.44 + $200 extra', '', '']],
])('%o: what extra payments change is noted: %o', (fields, notes) => {
  expect(results(fields).main.map(({ note = '', isGain }) => `${isGain ? 'gain: ' : ''}${note}`)).toEqual(
    notes,
  )
})

test('the calculated term includes extra payments, like the totals next to it', () => {
  const lines = (fields: Partial<LoanForm>) => results({ solveFor: 'term', ...fields }).lines.split('\n')
  expect(lines({})[0]).toBe('Term: 19 years 1 month')
  expect(lines({ extraMonthly: '200' })[0]).toBe('Term: 16 years 1 month')
})

test.each<[Partial<LoanForm>, object | undefined]>([
  [{}, { label: 'Payoff date', text: 'Nov 21, 2056' }],
  [
    { extraMonthly: '200' },
    { label: 'Payoff date', text: 'Nov 21, 2049', note: '7 years sooner', isGain: true },
  ],
  [{ amount: '' }, undefined],
])('%o: the payoff date is that with the extra payments', (fields, date) => {
  expect(payoffDate(results(fields).answer, today, 'en-US')).toEqual(date)
})
