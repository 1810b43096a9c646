import { type Cents, centsText } from './cents.ts'

const formats = new Map<string, Intl.NumberFormat>()

/**
 * An amount as people of `locale` write it: `$1,122.61`, `1.122,61 €`. Currencies without hundredths (JPY)
 * are rounded by `Intl`. `currency` is an ISO 4217 code; without `locale` the visitor's own is used.
 */
export function formatCents(cents: Cents, currency: string, locale?: string): string {
  return currencyFormat(currency, locale).format(centsText(cents))
}

/** Making an `Intl.NumberFormat` costs far more than using it, and a schedule has thousands of amounts. */
export function currencyFormat(currency: string, locale: string | undefined): Intl.NumberFormat {
  const key = `${currency} ${locale ?? ''}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  formats.set(key, made)
  return made
}

/** Writes an amount in the chosen currency. */
export type Money = (cents: Cents) => string

export function moneyWriter(currency: string, locale: string): Money {
  return (cents) => formatCents(cents, currency, locale)
}
