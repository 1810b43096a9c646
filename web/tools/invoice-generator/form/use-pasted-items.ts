import { pluralize } from '#lib/numbers/pluralize.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { Invoice } from '../invoice/invoice.ts'
import { readPastedItems, withPastedItems } from '../invoice/pasted-items.ts'
import { invoiceStore, stateStore } from '../use-stores.ts'

/** Adds the items of rows pasted into the description of an item, and offers to undo that. */
export function takePastedItems(
  itemId: string,
  text: string,
  onChange: (work: (invoice: Invoice) => Invoice) => void,
): void {
  const pasted = readPastedItems(text)
  let before: Invoice['items'] | undefined
  onChange((now) => {
    before = now.items
    return withPastedItems(now, itemId, pasted)
  })
  const { currentId } = stateStore.get()
  const undo = () => {
    const invoice = invoiceStore.get().items.find(({ id }) => id === currentId)
    if (invoice && before)
      invoiceStore.change({ changed: [{ ...invoice, items: before, changedAt: Date.now() }] })
  }
  showToast({
    title: `${pluralize(pasted.length, 'item')} pasted`,
    action: { label: 'Undo', onAct: undo },
  })
}
