import * as v from 'valibot'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Toasts } from '#web/ui/toasts.tsx'
import { Invoice } from '../invoice/invoice.ts'
import { keepInvoices } from '../invoice.fixture.ts'
import { invoiceStore, stateStore } from '../use-stores.ts'
import { writeInvoices } from './invoices-file.ts'
import { importPendingFiles } from './use-invoices-file.ts'

const invoice = (id: string, number: string, changedAt: number) =>
  v.parse(Invoice, { id, number, date: '2026-01-31', dueDate: '2026-03-02', items: [{ id: '1' }], changedAt })

const numbers = () => invoiceStore.get().items.map(({ number }) => number)

test('Undo of an import restores the replaced invoices, and removes the added ones', async () => {
  const before = [invoice('b', 'INV-002', 5), invoice('a', 'INV-001', 4)]
  await keepInvoices(before, 'b')
  const state = stateStore.get()
  const screen = await render(<Toasts />)
  const read = [
    invoice('a', 'INV-001 changed', 6),
    invoice('c', 'INV-003', 3),
    invoice('b', 'INV-002 old', 1),
  ]
  await importPendingFiles([new File([writeInvoices(read, 'data:image/png;base64,AA==')], 'invoices.json')])
  await expect.element(screen.getByText('2 invoices were imported')).toBeVisible()
  expect(numbers()).toEqual(['INV-001 changed', 'INV-002', 'INV-003'])
  expect(stateStore.get().currentId).toBe('a')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(invoiceStore.get().items).toEqual(before)
  expect(stateStore.get()).toEqual(state)
})
