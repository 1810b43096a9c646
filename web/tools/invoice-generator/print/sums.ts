import type { Invoice } from '../invoice/invoice.ts'
import { addUp } from '../invoice/totals.ts'
import { getWriter } from './invoice-text.ts'

/** Sums of an invoice, as printed. */
export type Sums = {
  /** Returns the amount of an item. */
  readonly amountOf: (index: number) => string
  /** Labels and amounts. */
  readonly rows: readonly (readonly [string, string])[]
  readonly total: string
}

export function sumsOf(invoice: Invoice): Sums {
  const totals = addUp(invoice)
  const { money } = getWriter(invoice.currency, invoice.look)
  const total = money(totals.total)
  return {
    amountOf: (index) => money(totals.lines[index] ?? 0n),
    rows: [
      ['Subtotal', money(totals.subtotal)],
      ...(totals.discount === 0n ? [] : [['Discount', money(-totals.discount)] as const]),
      ...(totals.shipping === 0n ? [] : [['Shipping', money(totals.shipping)] as const]),
      ['Tax', money(totals.tax)],
      ['Total', total],
      ...(totals.paid === 0n ? [] : [['Balance due', money(totals.balance)] as const]),
    ],
    total,
  }
}
