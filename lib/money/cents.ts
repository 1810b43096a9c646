import { Decimal } from '../numbers/decimal.ts'

/** A sum of money in whole hundredths of its currency. */
export type Cents = bigint

/** Exact decimal text with two decimals, such as `-1234.50`; `Intl.NumberFormat` accepts it without a float. */
type CentsText = `${number}`

/**
 * Rounds an amount half away from zero to whole cents, or to multiples of `unit` cents: 1.005 becomes 101, −1.005
 * becomes −101, and 149.5 yen with the unit 100 become 15000.
 */
export function toCents(amount: Decimal, unit: Cents = 1n): Cents {
  return BigInt(amount.times(100n).div(unit).round(0, Decimal.roundHalfUp).toFixed()) * unit
}

/** Returns the smallest amount of a currency in cents (ISO 4217): 1 for dollars, 100 for yen. */
export function getMinorUnit(currency: string): Cents {
  return currencyFormat(currency, 'en').resolvedOptions().maximumFractionDigits === 0 ? 100n : 1n
}

/** The amount as an exact decimal: 101 cents are 1.01. */
export function fromCents(cents: Cents): Decimal {
  return Decimal(cents).div(100n)
}

/** The amount in plain text, with two decimals, or without any for multiples of 100 cents: 101 cents are `1.01`. */
export function centsText(cents: Cents, unit: Cents = 1n): CentsText {
  if (unit === 100n) return `${cents / unit}` as CentsText
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0')
  const text = `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
  // A template type cannot be inferred from slices; the text is digits with a point by construction.
  return text as CentsText
}

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

/** Writes amounts without their cents, which are cut off: 4707057 cents are `$47,070`. */
export function wholeMoneyWriter(currency: string, locale: string): Money {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const format = new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: 0 })
  return (cents) => format.format(cents / 100n)
}
