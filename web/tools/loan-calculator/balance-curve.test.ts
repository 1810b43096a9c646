import { expect, test } from 'vitest'
import { balanceCurve } from './balance-curve.ts'
import { calculateLoan } from './calculate.ts'
import { DEFAULT_LOAN_FORM, type LoanForm, readLoanForm } from './loan-form.ts'

function curve(fields: Partial<LoanForm>) {
  return balanceCurve(calculateLoan(readLoanForm({ ...DEFAULT_LOAN_FORM, ...fields }).question))
}

test('a short loan is drawn payment by payment', () => {
  const points = curve({ amount: '300', isInterestFree: true, term: '3', termUnit: 'months' })
  expect(points).toEqual([
    { years: 0, balance: 300 },
    { years: 1 / 12, balance: 200 },
    { years: 2 / 12, balance: 100 },
    { years: 3 / 12, balance: 0 },
  ])
})

test('a long loan is drawn in at most 122 points, from the amount to zero', () => {
  const points = curve({ frequency: 'weekly', term: '29.9' })
  expect(points.length).toBeLessThanOrEqual(122)
  expect(points[0]).toEqual({ years: 0, balance: 250_000 })
  expect(points.at(-1)?.balance).toBe(0)
})

test('without a loan there is nothing to draw', () => {
  expect(curve({ amount: '' })).toEqual([])
})
