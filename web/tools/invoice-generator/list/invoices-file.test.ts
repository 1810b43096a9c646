import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Invoice } from '../invoice/invoice.ts'
import { newerThan, readInvoices, writeInvoices } from './invoices-file.ts'

const invoice = (id: string, changedAt: number) =>
  v.parse(Invoice, { id, date: '2026-01-31', dueDate: '2026-03-02', items: [{ id: '1' }], changedAt })

test('an exported file can be imported again', () => {
  const all = [invoice('a', 1), invoice('b', 2)]
  expect(readInvoices(writeInvoices(all, 'data:image/png;base64,AA=='), 'x.json')).toEqual({
    kind: 'sundry-invoices',
    invoices: all,
    logo: 'data:image/png;base64,AA==',
  })
})

test.each(['', '{', '[]', '{"kind":"sundry-invoices"}', '{"kind":"other","invoices":[]}'])(
  'readInvoices(): rejects %j, which is not an invoices file',
  (text) => {
    expect(() => readInvoices(text, 'x.json')).toThrow('"x.json" is not a file of invoices.')
  },
)

test('an import never replaces a newer invoice by an older one, and skips existing ones', () => {
  const stored = [invoice('a', 5), invoice('b', 5), invoice('d', 5)]
  const read = [invoice('a', 4), invoice('b', 6), invoice('c', 1), invoice('d', 5), invoice('', 9)]
  expect(newerThan(stored, read).map(({ id }) => id)).toEqual(['b', 'c'])
})
