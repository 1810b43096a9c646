import { expect, test } from 'vitest'
import { moneyWriter } from '#lib/money/cents.ts'
import { calculateLoan } from './calculate.ts'
import { DEFAULT_LOAN_FORM, type LoanForm, readLoanForm } from './loan-form.ts'
import { extraRows } from './with-extra.ts'

const money = moneyWriter('USD', 'en-US')
const today = { year: 2026, month: 11, day: 21 }

function rows(fields: Partial<LoanForm>) {
  const answer = calculateLoan(readLoanForm({ ...DEFAULT_LOAN_FORM, ...fields }).question)
  return extraRows(answer, today, 'en-US', money).map((row) => Object.values(row).join(' | '))
}

test('amounts are sums of the schedule, and what is saved is the difference to the one without extra payments', () => {
  expect(rows({ extraMonthly: '200' })).toEqual([
    'Monthly payment | $1,322.61 | ',
    'Total | $363,947.18 | $40,193.60',
    'Interest | $113,947.18 | $40,193.60',
    'Payoff date | Nov 21, 2049 | 7 years',
  ])
})

test('names occasional extra payments instead of adding them to each payment', () => {
  expect(rows({ extraYearly: '1000' })[0]).toBe('Monthly payment | $1,122.61 + extra | ')
})

test('omits the payoff date if today is unknown', () => {
  const answer = calculateLoan(readLoanForm({ ...DEFAULT_LOAN_FORM, extraMonthly: '200' }).question)
  expect(extraRows(answer, undefined, 'en-US', money).at(-1)).toEqual({
    label: 'Payoff date',
    withExtra: '',
    saved: '7 years',
  })
})
