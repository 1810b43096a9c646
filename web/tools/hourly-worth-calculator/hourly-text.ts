import { type Money, toCents } from '#lib/money/cents.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { formatDecimal } from '#lib/numbers/format-decimal.ts'
import { type NamedResult, NO_RESULT } from '#lib/result/named-result.ts'
import { type HourlyWorth, lifeHours, payOfEach } from './hourly-worth.ts'

type Worth = { readonly worth: HourlyWorth; readonly weeksPerYear: Decimal } | undefined

/** Returns the results of the calculator; dashes for missing ones. */
export function worthResults(answer: Worth, money: Money, locale: string): NamedResult[] {
  const rates = answer?.worth.rates
  const hours = (value: Decimal | undefined) =>
    value ? formatDecimal(value.toFixed(), 2, locale) : NO_RESULT
  const pay = answer && rates && payOfEach(answer.worth.yearlyPay, answer.weeksPerYear)
  const amount = (value: Decimal | undefined) => (value ? money(toCents(value)) : NO_RESULT)
  return [
    { label: 'Real hourly rate', text: amount(rates?.real) },
    { label: 'Nominal hourly rate', text: amount(rates?.nominal) },
    { label: 'Paid hours per year', text: hours(answer?.worth.paidHours) },
    { label: 'Unpaid hours per year', text: hours(answer?.worth.unpaidHours) },
    { label: 'All hours per year', text: hours(answer?.worth.paidHours.plus(answer.worth.unpaidHours)) },
    { label: 'Pay per year', text: pay ? money(pay.year) : NO_RESULT },
    { label: 'Pay per month', text: pay ? money(pay.month) : NO_RESULT },
    { label: 'Pay per week', text: pay ? money(pay.week) : NO_RESULT },
  ]
}

/** Returns the working hours that a price costs, in one line: `14.5 h`; a dash without one. */
export function lifeHoursText(price: Decimal | undefined, answer: Worth, locale: string): string {
  const rate = answer?.worth.rates?.real
  const hours = rate && price && lifeHours(price, rate)
  if (!hours) return NO_RESULT
  return `${formatDecimal(hours.toFixed(), 2, locale)}\u00a0h`
}
