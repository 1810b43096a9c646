import * as v from 'valibot'
import { expect, test } from 'vitest'
import { detect } from './detect.ts'
import { Invoice } from './invoice/invoice.ts'
import { writeInvoices } from './list/invoices-file.ts'

const detection = (text: string, isWhole = true, names: readonly string[] = []) =>
  detect(
    { text, isWhole, files: names.map((name) => ({ name, head: new Uint8Array() })) },
    { now: 0, random: () => 0 },
  )
const invoice = v.parse(Invoice, { id: '1', date: '2026-03-02', dueDate: '2026-04-01', items: [] })
const exported = (count: number) => writeInvoices(Array<Invoice>(count).fill(invoice), '')

test.each([
  [1, 'an invoice of the Invoice Generator'],
  [2, '2 invoices of the Invoice Generator'],
  [1200, '1,200 invoices of the Invoice Generator'],
])('describes an export of %i as %s', (count, says) => {
  expect(detection(exported(count))).toEqual({ confidence: 0.99, says, fileName: 'invoices.json' })
})

test('a long export is known by its beginning; one that is damaged, or one of several, is none', () => {
  const start = exported(2).slice(0, 60)
  expect(detection(start, false)?.says).toBe('invoices of the Invoice Generator')
  expect(detection(start)).toBeUndefined()
  expect(detection(exported(1), true, ['a'])).toBeDefined()
  expect(detection(exported(1), true, ['a', 'b'])).toBeUndefined()
})
