import * as v from 'valibot'
import { persistedCollection } from '#web/platform/store/persisted-collection.ts'
import { toolState } from '#web/platform/store/tool-state.ts'
import { showToast } from '#web/ui/toast.tsx'
import { Details, Invoice } from './invoice/invoice.ts'

/** All invoices, the last changed first. */
export const invoiceStore = persistedCollection<Invoice>({
  name: 'invoices',
  mirrorKey: 'sundry-invoices',
  mirrorSize: 20,
  read: (stored) => {
    const reading = v.safeParse(Invoice, stored)
    return reading.success ? reading.output : undefined
  },
  order: (a, b) => b.changedAt - a.changedAt,
  // Soon, because storage is read while the page is being drawn.
  onInvalid: () =>
    queueMicrotask(() =>
      showToast({
        title: 'Some of your invoices could not be read',
        description: 'They were set aside in this browser. Everything else is here.',
        tone: 'error',
      }),
    ),
})

/** Open invoice, and defaults for new ones. */
export const stateStore = toolState(
  'invoice-generator',
  v.object({ currentId: v.optional(v.string(), ''), details: v.optional(Details, {}) }),
)
