import type { Decimal } from '#lib/numbers/decimal.ts'
import type { EInvoice } from '../invoice/invoice.ts'

/** VAT categories of EN 16931 (UNCL 5305): standard, zero rated, exempt, outside the scope of VAT. */
type VatCategory = 'S' | 'Z' | 'E' | 'O'

/** Without a VAT number nothing can be taxed, so it is outside of VAT (BR-O-2); with a reason it is exempt. */
export function vatCategory(percent: Decimal, { sellerVatId, exemptionReason }: EInvoice): VatCategory {
  if (!percent.eq('0')) return 'S'
  if (sellerVatId.trim() === '') return 'O'
  return exemptionReason.trim() === '' ? 'Z' : 'E'
}
