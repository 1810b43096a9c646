import { centsText, toCents } from '#lib/money/cents.ts'
import { Decimal } from '#lib/numbers/decimal.ts'
import type { Row } from './report.ts'

/** A line of an invoice; numbers as plain decimal text. */
type InvoiceLine = { readonly description: string; readonly quantity: string; readonly rate: string }

/**
 * Converts billable rows to lines of an invoice: hours at the rate of the row's project, which is '' if the row has no
 * single one. Hours have six decimals at most; if they would result in another amount than the report's, the line is
 * that amount.
 */
export function invoiceLines(
  rows: readonly Row[],
  labelOf: (key: string) => string,
  rateOf: (key: string) => string,
): InvoiceLine[] {
  return rows
    .filter(({ billableSeconds }) => billableSeconds > 0)
    .map(({ key, billableSeconds, amount }) => {
      const description = labelOf(key)
      const hours = Decimal(BigInt(billableSeconds)).div(3600n).round(6, Decimal.roundHalfUp)
      const rate = rateOf(key) || '0'
      const isSame = toCents(hours.times(rate)) === amount
      return isSame
        ? { description, quantity: hours.toFixed(), rate }
        : { description, quantity: '1', rate: centsText(amount) }
    })
}
