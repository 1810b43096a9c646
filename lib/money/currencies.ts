import { currencyFormat } from './cents.ts'

/** The currencies that calculators offer, as ISO 4217 codes, the default first. */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF', 'INR', 'JPY'] as const

/** Returns the symbol of a currency in `locale`: `$`, `CHF`. */
export function currencySymbol(currency: string, locale: string): string {
  const parts = currencyFormat(currency, locale).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/** An amount short enough for a chart's axis: `$250K`. */
export function shortMoney(amount: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    // WebKit would show a tenth even if it is 0.
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  }).format(amount)
}
