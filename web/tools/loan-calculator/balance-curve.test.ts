import { expect, test } from 'vitest'
import { balanceCurve, balanceLine, timeMark } from './balance-curve.ts'
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

test('extra payments end their line sooner than the line without them', () => {
  const answer = calculateLoan(readLoanForm({ ...DEFAULT_LOAN_FORM, extraMonthly: '200' }).question)
  const lines = [balanceLine('with', answer), balanceLine('without', answer, 'regular')]
  expect(lines.map(({ name, curve, years }) => [name, curve.at(-1)?.years, years.length])).toEqual([
    ['with', 23, 23],
    ['without', 30, 30],
  ])
})

test.each([
  [0, 30, 'Start'],
  [15, 30, '15 years'],
  [14.52, 29, '14.5 years'],
  [1, 30, '1 year'],
  [1, 2, '12 months'],
  [1 / 12, 0.5, '1 month'],
])('after %d of %d years the axis reads %s', (years, maxYears, text) => {
  expect(timeMark(years, maxYears)).toBe(text)
})
