import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { toIsoDate } from '#lib/dates/civil-date.ts'
import { randomUuid } from '#lib/random/uuid.ts'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { useToday } from '#web/platform/use-today.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { Details, Invoice } from './invoice/invoice.ts'
import { getDetails, newInvoice } from './invoice/new-invoice.ts'
import type { Sums } from './print/sums.ts'
import { invoiceStore, stateStore } from './use-stores.ts'

type Change = (invoice: Invoice) => Invoice

/** Returns the open invoice, all stored ones, and their actions. */
export function useInvoices() {
  const { items: invoices } = useSyncExternalStore(
    invoiceStore.subscribe,
    invoiceStore.get,
    () => invoiceStore.initial,
  )
  const [{ currentId, details }, persistState] = usePersisted(stateStore)
  const day = useToday()
  const today = day && toIsoDate(day)
  const fresh = useMemo(() => newInvoice(details, invoices, today), [details, invoices, today])
  const invoice = invoices.find(({ id }) => id === currentId) ?? fresh

  /** The invoice that is open is stored with its first change. */
  const change = useCallback(
    (work: Change) => {
      const { currentId: openId, details: known } = stateStore.get()
      const stored = invoiceStore.get().items
      const now = stored.find(({ id }) => id === openId) ?? newInvoice(known, stored, today)
      const next = { ...work(now), changedAt: Date.now() }
      const saved = now.id === '' ? { ...next, id: randomUuid(), createdAt: Date.now() } : next
      invoiceStore.change({ changed: [saved] })
      stateStore.set({ currentId: saved.id, details: getDetails(saved, known.logo) })
    },
    [today],
  )
  const open = (id: string) => persistState((state) => ({ ...state, currentId: id }))
  const remove = (deleted: Invoice) => {
    invoiceStore.change({ deleted: [deleted.id] })
    showToast({
      title: `${deleted.number.trim() || 'The invoice'} was deleted`,
      action: { label: 'Undo', onAct: () => invoiceStore.change({ changed: [deleted] }) },
    })
  }
  /** A copy under the next number, which is opened. */
  const duplicate = (original: Invoice) => {
    const defaults = newInvoice(details, invoices, today)
    const { number, date, dueDate } = defaults
    const now = Date.now()
    const copy: Invoice = {
      ...original,
      id: randomUuid(),
      status: 'draft',
      number,
      date,
      dueDate,
      isDueDateOwn: false,
      createdAt: now,
      changedAt: now,
    }
    invoiceStore.change({ changed: [copy] })
    open(copy.id)
  }
  return {
    invoice,
    invoices,
    details,
    change,
    open,
    remove,
    duplicate,
    setDetails: (work: (details: Details) => Details) =>
      persistState((state) => ({ ...state, details: work(state.details) })),
    startNew: () => open(''),
  }
}

export type Invoices = ReturnType<typeof useInvoices>

type SumsOf = (invoice: Invoice) => Sums

/** Returns the sums of an invoice; undefined until it exists and exact arithmetic is loaded. */
export function useSums(invoice: Invoice): Sums | undefined {
  const [sumsOf, setSumsOf] = useState<SumsOf>()
  const isBegun = invoice.id !== ''
  useEffect(() => {
    if (isBegun) import('./print/sums.ts').then((arithmetic) => setSumsOf(() => arithmetic.sumsOf))
  }, [isBegun])
  return useMemo(() => (isBegun ? sumsOf?.(invoice) : undefined), [isBegun, sumsOf, invoice])
}
