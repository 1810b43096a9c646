import { expect, test } from 'vitest'
import { moneyWriter } from '#lib/money/cents.ts'
import { getLines } from '#lib/result/named-result.ts'
import { comparedLoans, getComparison, removeCompared, swapCompared } from './compare.ts'
import { DEFAULT_LOAN_FORM, type LoanForm } from './loan-form.ts'

const loan = (fields: Partial<LoanForm>): LoanForm => ({ ...DEFAULT_LOAN_FORM, ...fields })
const [cheap, dear, short] = [loan({ rate: '3' }), loan({ rate: '7' }), loan({ term: '15' })]

test('the loan in the fields is first, followed by the stored ones by letter', () => {
  const loans = comparedLoans({ form: cheap, compared: [dear, short] })
  expect(loans.map(({ name, answer }) => [name, answer?.totals.payment])).toEqual([
    ['This loan', 105401n],
    ['Loan A', 166326n],
    ['Loan B', 178721n],
  ])
})

test('totals of a loan with extra payments are the sums of its schedule', () => {
  const form = loan({ extraMonthly: '200' })
  const [one] = comparedLoans({ form, compared: [] })
  const column = getComparison(form, one?.answer, moneyWriter('USD', 'en-US'))
  expect(getLines(column.slice(-2))).toBe('Total payment: $363,947.18\nTotal interest: $113,947.18')
})

test('a loan that is never repaid keeps its column, without a result', () => {
  const [first] = comparedLoans({ form: loan({ solveFor: 'term', payment: '100' }), compared: [] })
  expect(first?.answer).toBeUndefined()
})

test('a stored loan is swapped with the one in the fields without loss', () => {
  const state = { form: cheap, compared: [dear, short] }
  expect(swapCompared(state, 1)).toEqual({ form: short, compared: [dear, cheap] })
  expect(swapCompared(swapCompared(state, 0), 0)).toEqual(state)
  expect(swapCompared(state, 5)).toEqual(state)
  expect(removeCompared(state, 0)).toEqual({ form: cheap, compared: [short] })
})
