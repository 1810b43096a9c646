import type { Invoice } from '../invoice/invoice.ts'

/** Returns the invoices that contain each of the words in their number, client or items, case-insensitively. */
export function matching(invoices: readonly Invoice[], sought: string): readonly Invoice[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return invoices
  return invoices.filter((invoice) => {
    const { number, toCompany, items } = invoice
    const text = [number, toCompany, ...items.map(({ description }) => description)].join('\n').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
