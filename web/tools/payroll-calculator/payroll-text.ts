import { type Cents, fromCents, type Money } from '#lib/money/cents.ts'
import { divideRounded } from '#lib/numbers/divide-rounded.ts'
import { formatDecimal } from '#lib/numbers/format-decimal.ts'
import { type NamedResult, NO_RESULT } from '#lib/result/named-result.ts'
import { PAY_PERIODS, type Paycheck, type PayPeriod } from './payroll.ts'

/** Warning about a negative net pay. */
export const OVERDRAWN = 'The deductions are more than the pay.'

/** Warning about the federal rules next to another currency. */
export const IN_DOLLARS =
  'The US rules count in dollars: their brackets and cap are taken as amounts of this currency.'

/**
 * Returns the net pay of a year and of periods; dashes without a pay. The net of a period is the year's, divided and
 * rounded half up to the cent.
 */
export function payrollResults(pay: Paycheck | undefined, period: PayPeriod, money: Money): NamedResult[] {
  const text = (of: (pay: Paycheck) => Cents) => (pay ? money(of(pay)) : NO_RESULT)
  const perPeriod = (perYear: bigint) => text(({ net }) => divideRounded(net, perYear))
  const own = PAY_PERIODS.find(({ id }) => id === period)
  const isExtra = own && !['annual', 'monthly', 'biweekly'].includes(own.id)
  return [
    { label: 'Net annual pay', text: text(({ net }) => net) },
    { label: 'Net monthly pay', text: perPeriod(12n) },
    { label: 'Net bi-weekly pay', text: perPeriod(26n) },
    ...(isExtra ? [{ label: EXTRA_NAMES[own.id], text: perPeriod(own.perYear) }] : []),
  ]
}

/** The way from a year's gross pay to what is left of it: deductions one by one, and their sum; dashes without a pay. */
export function grossToNet(pay: Paycheck | undefined, money: Money, locale: string): PayRow[] {
  const row = (label: string, of: (pay: Paycheck) => Cents, kind: PayRow['kind']): PayRow => ({
    label,
    kind,
    text: pay ? money(of(pay)) : NO_RESULT,
    percent: pay ? percentOfGross(of(pay), pay.gross, locale) : NO_RESULT,
  })
  return [
    row('Annual gross', ({ gross }) => gross, 'gross'),
    ...DEDUCTIONS.map(({ label, of }) => row(label, of, 'deduction')),
    row('Total deductions', ({ deductions }) => deductions, 'sum'),
  ]
}

/** A line of the pay: what, how much in a year, and its share of the gross. */
export type PayRow = NamedResult & {
  readonly percent: string
  readonly kind: 'gross' | 'deduction' | 'sum'
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

const DEDUCTIONS: readonly { readonly label: string; readonly of: (pay: Paycheck) => Cents }[] = [
  { label: 'Federal tax', of: ({ federal }) => federal },
  { label: 'State tax', of: ({ state }) => state },
  { label: 'Social security', of: ({ socialSecurity }) => socialSecurity },
  { label: 'Medicare', of: ({ medicare }) => medicare },
]

type Part = { readonly label: string; readonly cents: Cents }

export function getDeductions(pay: Paycheck): readonly Part[] {
  return DEDUCTIONS.map(({ label, of }) => ({ label, cents: of(pay) }))
}

/** A part of the gross pay in percent, rounded to two places; nothing without pay. */
export function percentOfGross(cents: Cents, gross: Cents, locale: string): string {
  if (gross === 0n) return '—'
  return `${formatDecimal(fromCents(cents).times(100n).div(fromCents(gross)).toFixed(), 2, locale)} %`
}
