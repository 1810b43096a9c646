import type { Invoice, Item, Sent } from './invoice.ts'
import { newItem } from './new-invoice.ts'

export function withItem(invoice: Invoice, id: string, change: Partial<Item>): Invoice {
  return { ...invoice, items: invoice.items.map((item) => (item.id === id ? { ...item, ...change } : item)) }
}

/** With one more item at the end, under an id that no other has. */
export function withNewItem(invoice: Invoice, begin: Partial<Item> = {}): Invoice {
  const highest = invoice.items.reduce((max, { id }) => Math.max(max, Number(id) || 0), 0)
  return { ...invoice, items: [...invoice.items, { ...newItem(`${highest + 1}`), ...begin }] }
}

/** Removes an item; the last one remains. */
export function withoutItem(invoice: Invoice, id: string): Invoice {
  if (invoice.items.length < 2) return invoice
  return { ...invoice, items: invoice.items.filter((item) => item.id !== id) }
}

export function withItemMoved(invoice: Invoice, index: number, by: 1 | -1): Invoice {
  const items = [...invoice.items]
  const [item] = items.splice(index, 1)
  if (item) items.splice(index + by, 0, item)
  return { ...invoice, items }
}

/** With the items that another tool sent. */
export function withSent(invoice: Invoice, { currency, items }: Sent): Invoice {
  return {
    ...invoice,
    currency,
    items: items.map((item, index) => ({ ...newItem(`${index + 1}`), ...item })),
  }
}
