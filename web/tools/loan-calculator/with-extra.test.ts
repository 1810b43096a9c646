import { expect, test } from 'vitest'
import { moneyWriter } from '#lib/money/cents.ts'
import { calculateLoan } from './calculate.ts'
import { DEFAULT_LOAN_FORM, type LoanForm, readLoanForm } from './loan-form.ts'
import { besideRows } from './with-extra.ts'

const money = moneyWriter('USD', 'en-US')
const today = { year: 2026, month: 11, day: 21 }

function rows(fields: Partial<LoanForm>) {
  const answer = calculateLoan(readLoanForm({ ...DEFAULT_LOAN_FORM, ...fields }).question)
  return besideRows(answer, today, 'en-US', money).map((row) => Object.values(row).join(' | '))
}

test('both columns are sums of schedules, and what is saved is their difference', () => {
  expect(rows({ extraMonthly: '200' })).toEqual([
    'Monthly payment | $1,122.61 | $1,322.61 | ',
    'Total | $404,140.78 | $363,947.18 | $40,193.60',
    'Interest | $154,140.78 | $113,947.18 | $40,193.60',
    'Payoff date | Nov 21, 2056 | Nov 21, 2049 | 7 years',
  ])
})

test('names occasional extra payments instead of adding them to each payment', () => {
  expect(rows({ extraYearly: '1000' })[0]).toBe('Monthly payment | $1,122.61 | $1,122.61 + extra | ')
})

test('omits the payoff date if today is unknown', () => {
  const answer = calculateLoan(readLoanForm({ ...DEFAULT_LOAN_FORM, extraMonthly: '200' }).question)
  expect(besideRows(answer, undefined, 'en-US', money).at(-1)).toEqual({
    label: 'Payoff date',
    agreed: '',
    withExtra: '',
    saved: '7 years',
  })
})
