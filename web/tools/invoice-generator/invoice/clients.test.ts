import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getClients, itemsBefore } from './clients.ts'
import { Invoice } from './invoice.ts'

const invoice = (rest: object) =>
  v.parse(Invoice, { id: 'i', date: '2026-01-31', dueDate: '2026-03-02', items: [{ id: '1' }], ...rest })

test('each client is offered once, with the address of the first invoice, which is the latest', () => {
  const invoices = [
    invoice({ toCompany: ' Acme ', toAddress: 'New Street 2' }),
    invoice({ toCompany: '  ', toAddress: 'Nowhere' }),
    invoice({ toCompany: 'Acme', toAddress: 'Old Street 1' }),
    invoice({ toCompany: 'Beta' }),
  ]
  expect(getClients(invoices)).toEqual([
    { label: 'Acme', client: { toCompany: 'Acme', toAddress: 'New Street 2' } },
    { label: 'Beta', client: { toCompany: 'Beta', toAddress: '' } },
  ])
})

test('each item sold before is offered once, with the latest rate', () => {
  const invoices = [
    invoice({ items: [{ id: '1', description: 'Desk ', rate: '95', tax: '7' }, { id: '2' }] }),
    invoice({ items: [{ id: '1', description: 'Desk', rate: '90' }] }),
  ]
  expect(itemsBefore(invoices)).toEqual([
    { label: 'Desk', item: { description: 'Desk', rate: '95', tax: '7' } },
  ])
})

test('a menu has at most 20 of either', () => {
  const invoices = Array.from({ length: 21 }, (_, index) =>
    invoice({ toCompany: `C${index + 1}`, items: [{ id: '1', description: `D${index + 1}` }] }),
  )
  expect(getClients(invoices).map(({ label }) => label)).toHaveLength(20)
  expect(getClients(invoices).at(-1)?.label).toBe('C20')
  expect(itemsBefore(invoices)).toHaveLength(20)
  expect(itemsBefore(invoices).at(-1)?.label).toBe('D20')
})
