import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Invoice } from './invoice.ts'
import { fieldProblem, numberProblem } from './number-problem.ts'
import { invoiceProblems, isDueBefore } from './problems.ts'

test.each([
  ['999999999999', undefined],
  ['-999999999999.999999999999', undefined],
  ['1000000000000', 'Number is too large'],
  ['-1000000000000', 'Number is too large'],
  ['1e21', 'Number is too large'],
  ['0.123456789012', undefined],
  ['0.1234567890123', 'At most 12 decimals are read'],
  ['', undefined],
  ['abc', undefined],
])('of %j is said: %j', (typed, problem) => {
  expect(numberProblem(typed)).toBe(problem)
})

test.each([
  ['abc', 'Not a number: counts as 0'],
  ['1000000000000', 'Number is too large'],
  ['12.50', undefined],
  ['', undefined],
])('fieldProblem(%j) is %j', (typed, problem) => {
  expect(fieldProblem(typed)).toBe(problem)
})

test('every field that cannot be read is named, items by their place', () => {
  const large = '1234567890123'
  const invoice = v.parse(Invoice, {
    id: 'i',
    date: '2026-01-31',
    dueDate: '2026-03-02',
    tax: large,
    items: [{ id: '1' }, { id: '2', quantity: large, tax: '0.1234567890123' }],
    extras: {
      moreTaxes: [{ percent: '5' }, { percent: large }],
      discount: large,
      shipping: large,
      paid: large,
    },
  })
  expect(invoiceProblems(invoice)).toEqual([
    'Item 2: Number is too large.',
    'Item 2: At most 12 decimals are read.',
    'Tax: Number is too large.',
    'Third tax: Number is too large.',
    'Discount: Number is too large.',
    'Shipping: Number is too large.',
    'Amount paid: Number is too large.',
  ])
})

test.each([
  ['2026-01-31', '2026-01-30', true],
  ['2026-01-31', '2026-01-31', false],
  ['2026-01-31', '', false],
  ['', '2026-01-30', false],
])('an invoice of %j that is due on %j is due before: %j', (date, dueDate, isBefore) => {
  expect(isDueBefore({ date, dueDate })).toBe(isBefore)
})
