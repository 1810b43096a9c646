import * as v from 'valibot'
import { expect, test } from 'vitest'
import { withItem, withItemMoved, withNewItem, withoutItem, withSent } from './change-invoice.ts'
import { Invoice } from './invoice.ts'

const invoiceOf = (...ids: string[]) =>
  v.parse(Invoice, { id: 'i', date: '2026-01-31', dueDate: '2026-03-02', items: ids.map((id) => ({ id })) })

const idsOf = ({ items }: Invoice) => items.map(({ id }) => id)

test('one item changes, the others remain unchanged', () => {
  const { items } = withItem(invoiceOf('1', '2'), '2', { rate: '80' })
  expect(items.map(({ id, rate }) => [id, rate])).toEqual([
    ['1', '0'],
    ['2', '80'],
  ])
})

test.each([
  [['1'], '2'],
  [['3', '1'], '4'],
  [['x', '2'], '3'],
  [['x'], '1'],
])('after %j the next item is %j: one, at no price', (ids, next) => {
  const { items } = withNewItem(invoiceOf(...ids))
  expect(items.at(-1)).toEqual({ id: next, description: '', quantity: '1', rate: '0', tax: '' })
  expect(items.slice(0, -1).map(({ id }) => id)).toEqual(ids)
})

test('a new item can start as a previously sold one', () => {
  expect(withNewItem(invoiceOf('1'), { description: 'Desk', rate: '90' }).items[1]).toEqual({
    id: '2',
    description: 'Desk',
    quantity: '1',
    rate: '90',
    tax: '',
  })
})

test('items are removed, but never the last one', () => {
  expect(idsOf(withoutItem(invoiceOf('1', '2'), '1'))).toEqual(['2'])
  expect(idsOf(withoutItem(invoiceOf('1'), '1'))).toEqual(['1'])
})

test.each([
  [0, 1, 'bac'],
  [2, -1, 'acb'],
  [1, 1, 'acb'],
  [1, -1, 'bac'],
] as const)('item %d moves by %d: %s', (index, by, after) => {
  expect(idsOf(withItemMoved(invoiceOf('a', 'b', 'c'), index, by)).join('')).toBe(after)
})

test('input from another tool replaces the items, numbered from 1', () => {
  const sent = [
    { description: 'Design', quantity: '1.5', rate: '80' },
    { description: 'Review', quantity: '2', rate: '60' },
  ]
  const invoice = withSent(invoiceOf('7'), { currency: 'EUR', items: sent })
  expect(invoice.currency).toBe('EUR')
  expect(invoice.items).toEqual([
    { id: '1', description: 'Design', quantity: '1.5', rate: '80', tax: '' },
    { id: '2', description: 'Review', quantity: '2', rate: '60', tax: '' },
  ])
})
