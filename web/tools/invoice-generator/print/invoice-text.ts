import { type CivilDate, formatCivilDate, parseIsoDate } from '#lib/dates/civil-date.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { toResult } from '#lib/result/result.ts'
import type { Look } from '../invoice/invoice.ts'
import { type Minor, minorDigits, minorText } from '../invoice/money.ts'

/** How people of the printed language write money, numbers and dates. */
export type Writer = {
  readonly money: (amount: Minor) => string
  /** An amount with all its decimals: rates are not rounded. */
  readonly rate: (amount: Decimal) => string
  readonly number: (value: Decimal) => string
  /** Formats an ISO date; returns an invalid one unchanged. */
  readonly date: (iso: string) => string
}

export function getWriter(currency: string, { language, dateFormat }: Look): Writer {
  const digits = minorDigits(currency)
  const style = {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
  } as const
  const money = new Intl.NumberFormat(language, { ...style, maximumFractionDigits: digits })
  const rate = new Intl.NumberFormat(language, { ...style, maximumFractionDigits: 12 })
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 12 })
  return {
    // A template type cannot be inferred from digits; all three strings are plain decimals by construction.
    money: (amount) => money.format(minorText(amount, currency) as `${number}`),
    rate: (amount) => rate.format(amount.toFixed() as `${number}`),
    number: (value) => number.format(value.toFixed() as `${number}`),
    date: (iso) => dateText(iso, language, dateFormat),
  }
}

function dateText(iso: string, language: string, format: Look['dateFormat']): string {
  const reading = toResult(() => parseIsoDate(iso))
  if (!reading.ok || format === 'iso') return iso
  if (format === 'locale') return formatCivilDate(reading.value, language)
  return numericDate(reading.value, format)
}

function numericDate({ year, month, day }: CivilDate, format: 'day first' | 'month first'): string {
  const [first, second] = format === 'day first' ? [day, month] : [month, day]
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(first)}/${two(second)}/${year}`
}
