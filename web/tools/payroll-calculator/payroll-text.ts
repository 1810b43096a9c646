import { type Cents, fromCents, type Money } from '#lib/money/cents.ts'
import { divideRounded } from '#lib/numbers/divide-rounded.ts'
import { formatDecimal } from '#lib/numbers/format-decimal.ts'
import type { NamedResult } from '#lib/result/named-result.ts'
import { PAY_PERIODS, type Paycheck, type PayPeriod } from './payroll.ts'

/**
 * Returns the results for a year's pay, net first. The net of a period is the year's, divided and rounded half up to
 * the cent.
 */
export function payrollResults(pay: Paycheck, period: PayPeriod, money: Money): NamedResult[] {
  const perPeriod = (perYear: bigint) => money(divideRounded(pay.net, perYear))
  const own = PAY_PERIODS.find(({ id }) => id === period)
  const isExtra = own && !['annual', 'monthly', 'biweekly'].includes(own.id)
  return [
    { label: 'Net annual pay', text: money(pay.net) },
    { label: 'Net monthly pay', text: perPeriod(12n) },
    { label: 'Net bi-weekly pay', text: perPeriod(26n) },
    ...(isExtra ? [{ label: EXTRA_NAMES[own.id], text: perPeriod(own.perYear) }] : []),
    { label: 'Annual gross', text: money(pay.gross) },
    ...getDeductions(pay).map(({ label, cents }) => ({ label, text: money(cents) })),
    { label: 'Total deductions', text: money(pay.deductions) },
  ]
}

const EXTRA_NAMES: Readonly<Record<PayPeriod, string>> = {
  annual: 'Net annual pay',
  monthly: 'Net monthly pay',
  biweekly: 'Net bi-weekly pay',
  weekly: 'Net weekly pay',
  semimonthly: 'Net semi-monthly pay',
  quarterly: 'Net quarterly pay',
  daily: 'Net daily pay',
}

type Part = { readonly label: string; readonly cents: Cents }

export function getDeductions(pay: Paycheck): readonly Part[] {
  return [
    { label: 'Federal tax', cents: pay.federal },
    { label: 'State tax', cents: pay.state },
    { label: 'Social security', cents: pay.socialSecurity },
    { label: 'Medicare', cents: pay.medicare },
  ]
}

/** A part of the gross pay in percent, rounded to two places; nothing without pay. */
export function percentOfGross(cents: Cents, gross: Cents, locale: string): string {
  if (gross === 0n) return '—'
  return `${formatDecimal(fromCents(cents).times(100n).div(fromCents(gross)).toFixed(), 2, locale)} %`
}
