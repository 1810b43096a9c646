import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Invoice } from '../invoice/invoice.ts'
import { matching } from './matching.ts'

const invoice = (number: string, toCompany: string, description: string) =>
  v.parse(Invoice, {
    id: number,
    number,
    date: '2026-01-31',
    dueDate: '2026-03-02',
    toCompany,
    items: [{ id: 'a', description }],
  })

const ALL = [invoice('INV-001', 'Northwind Books', 'Design'), invoice('INV-002', 'Σοφία', 'Northern light')]

test.each([
  ['', ['INV-001', 'INV-002']],
  ['inv-002', ['INV-002']],
  ['NORTH', ['INV-001', 'INV-002']],
  ['design books', ['INV-001']],
  ['design σοφία', []],
])('%j finds %j', (sought, numbers) => {
  expect(matching(ALL, sought).map(({ number }) => number)).toEqual(numbers)
})
