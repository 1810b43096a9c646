import * as v from 'valibot'
import { Invoice } from './invoice/invoice.ts'
import { invoiceStore, stateStore } from './use-stores.ts'

/** An invoice over 100 dollars of Monday, 2 March 2026, to be paid in April, and what else is `known`. */
export function invoiceOf(id: string, known: Partial<Invoice> = {}): Invoice {
  return {
    ...v.parse(Invoice, { id, date: '2026-03-02', dueDate: '2026-04-01', items: [{ id: '1', rate: '100' }] }),
    ...known,
  }
}

/** Stores only these invoices, and opens the one with this id. */
export async function keepInvoices(invoices: readonly Invoice[], currentId = ''): Promise<void> {
  const previous = await invoiceStore.whole()
  invoiceStore.change({ deleted: previous.map(({ id }) => id) })
  invoiceStore.change({ changed: invoices })
  stateStore.set({ ...stateStore.initial, currentId })
}
