import { type Decimal, ZERO } from '#lib/numbers/decimal.ts'
import type { EInvoice, Invoice } from '../invoice/invoice.ts'
import { getNumber } from '../invoice/money.ts'
import { taxPercents } from '../invoice/totals.ts'

/**
 * VAT categories of EN 16931 (UNCL 5305): standard, zero rated, exempt, reverse charge, intra-community supply, export,
 * outside the scope of VAT.
 */
export type VatCategory = 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O'

/** Codes of the reasons for no VAT, in the list VATEX. */
export const VATEX: Readonly<Partial<Record<VatCategory, string>>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
}

/**
 * A rate above 0 is standard. At 0 % the chosen category counts; without one, a seller without a number is outside of
 * VAT (BR-O-2), and a reason makes the supply exempt.
 */
export function vatCategory(percent: Decimal, eInvoice: EInvoice): VatCategory {
  if (!percent.eq('0')) return 'S'
  if (eInvoice.zeroCategory !== '') return eInvoice.zeroCategory
  if (!hasTaxNumber(eInvoice)) return 'O'
  return eInvoice.exemptionReason.trim() === '' ? 'Z' : 'E'
}

/** Returns the categories of all lines and of untaxed shipping. */
export function usedCategories(invoice: Invoice): ReadonlySet<VatCategory> {
  const { shipping, shippingIsTaxed } = invoice.extras
  const hasUntaxedShipping = !shippingIsTaxed && !getNumber(shipping).eq('0')
  const percents = hasUntaxedShipping ? [...taxPercents(invoice), ZERO] : taxPercents(invoice)
  return new Set(percents.map((percent) => vatCategory(percent, invoice.eInvoice)))
}

/** Whether the seller has a VAT number (BT-31) or a tax number (BT-32). */
export function hasTaxNumber({ sellerVatId, sellerTaxNumber }: EInvoice): boolean {
  return (sellerVatId + sellerTaxNumber).trim() !== ''
}
