import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Invoice } from '../invoice/invoice.ts'
import { sumsOf } from './sums.ts'

const invoice = (rest: object) =>
  v.parse(Invoice, {
    id: 'i',
    date: '2026-01-31',
    dueDate: '2026-03-02',
    items: [
      { id: '1', quantity: '2', rate: '50' },
      { id: '2', rate: '0.5' },
    ],
    tax: '10',
    ...rest,
  })

test('without extras there are subtotal, tax and total', () => {
  const sums = sumsOf(invoice({}))
  expect(sums.rows).toEqual([
    ['Subtotal', '$100.50'],
    ['Tax', '$10.05'],
    ['Total', '$110.55'],
  ])
  expect(sums.total).toBe('$110.55')
  expect([0, 1, 2].map(sums.amountOf)).toEqual(['$100.00', '$0.50', '$0.00'])
})

test('lists additional charges in the order of the document', () => {
  const extras = { discountKind: 'amount', discount: '0.50', shipping: '5', paid: '15' }
  expect(sumsOf(invoice({ extras })).rows).toEqual([
    ['Subtotal', '$100.50'],
    ['Discount', '-$0.50'],
    ['Shipping', '$5.00'],
    ['Tax', '$10.00'],
    ['Total', '$115.00'],
    ['Balance due', '$100.00'],
  ])
})
