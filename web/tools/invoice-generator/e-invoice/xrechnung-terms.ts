import type { Invoice } from '../invoice/invoice.ts'

/** A cash discount ("Skonto") in the terms of payment (BR-DE-18). */
const CASH_DISCOUNT = /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}#(?:BASISBETRAG=-?\d+\.\d{2}#)?$/

/** Returns the terms of payment for machines: XRechnung requires a line feed after a cash discount. */
export function paymentTerms({ terms, eInvoice }: Invoice): string {
  return eInvoice.isXRechnung && discountLines(terms).length > 0 ? `${terms.trimEnd()}\n` : terms
}

/** Whether all lines that begin as a cash discount are written as XRechnung requires. */
export function areDiscountsValid(terms: string): boolean {
  return discountLines(terms).every((line) => CASH_DISCOUNT.test(line))
}

function discountLines(terms: string): string[] {
  return terms
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('#'))
}
