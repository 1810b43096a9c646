import { type Cents, fromCents, toCents } from '#lib/money/cents.ts'
import { Decimal, ZERO } from '#lib/numbers/decimal.ts'
import { type Brackets, FILING_STATUSES, type FilingStatus, US_2026 } from './us-2026.ts'

/** How often one is paid, and how many payments make a year. */
export const PAY_PERIODS = [
  { id: 'annual', label: 'Annual', perYear: 1n },
  { id: 'monthly', label: 'Monthly', perYear: 12n },
  { id: 'biweekly', label: 'Bi-weekly', perYear: 26n },
  { id: 'weekly', label: 'Weekly', perYear: 52n },
  { id: 'semimonthly', label: 'Semi-monthly', perYear: 24n },
  { id: 'quarterly', label: 'Quarterly', perYear: 4n },
  { id: 'daily', label: 'Daily (260 a year)', perYear: 260n },
] as const
export type PayPeriod = (typeof PAY_PERIODS)[number]['id']

/** Tax rules: flat rates from the visitor, or the federal rules of 2026 with a state rate from the visitor. */
export const RULES = [
  { id: 'flat', label: 'Flat rates' },
  { id: 'us-2026', label: 'US 2026 rules' },
] as const

export type Payroll = {
  /** For one period, 0 or more. */
  readonly gross: Decimal
  readonly period: PayPeriod
  readonly rules: (typeof RULES)[number]['id']
  readonly filingStatus: FilingStatus
  readonly percents: {
    readonly federal: Decimal
    readonly state: Decimal
    readonly socialSecurity: Decimal
    readonly medicare: Decimal
  }
}

/** A year's pay, in cents. */
export type Paycheck = {
  readonly gross: Cents
  readonly federal: Cents
  readonly state: Cents
  readonly socialSecurity: Cents
  readonly medicare: Cents
  readonly deductions: Cents
  /** Negative where the deductions are more than the pay. */
  readonly net: Cents
}

/**
 * Computes a year's deductions, each rounded half up to the cent on the yearly amount; net = gross − their sum. By flat
 * rates each is gross · rate. By the rules of 2026 the federal tax is that of Publication 15-T's annual percentage
 * method for a W-4 without adjustments: the brackets on gross − standard deduction; social security ends at its wage
 * base, and Medicare adds 0.9 % of the pay above its threshold.
 */
export function payroll({ gross, period, rules, filingStatus, percents }: Payroll): Paycheck {
  const perYear = PAY_PERIODS.find(({ id }) => id === period)?.perYear ?? 1n
  const yearly = fromCents(toCents(gross.times(perYear)))
  const isFlat = rules === 'flat'
  const federal = toCents(isFlat ? share(yearly, percents.federal) : federalTax(yearly, filingStatus))
  const state = toCents(share(yearly, percents.state))
  const socialSecurity = toCents(
    share(isFlat ? yearly : smaller(yearly, Decimal(US_2026.wageBase)), percents.socialSecurity),
  )
  const surtax = isFlat
    ? ZERO
    : share(above(yearly, Decimal(US_2026.medicareThreshold)), Decimal(US_2026.medicareExtraPercent))
  const medicare = toCents(share(yearly, percents.medicare).plus(surtax))
  const deductions = federal + state + socialSecurity + medicare
  const whole = toCents(yearly)
  return { gross: whole, federal, state, socialSecurity, medicare, deductions, net: whole - deductions }
}

/** The federal income tax of 2026 on a year's pay, exact. */
export function federalTax(yearly: Decimal, status: FilingStatus): Decimal {
  const rules = FILING_STATUSES.find(({ id }) => id === status) ?? FILING_STATUSES[0]
  return taxBy(rules.brackets, above(yearly, Decimal(rules.standardDeduction)))
}

function taxBy(brackets: Brackets, taxable: Decimal): Decimal {
  return brackets.reduce((tax, { above: from, percent }, index) => {
    const upTo = brackets[index + 1]?.above
    const within = above(upTo === undefined ? taxable : smaller(taxable, Decimal(upTo)), Decimal(from))
    return tax.plus(share(within, Decimal(percent)))
  }, ZERO)
}

function share(amount: Decimal, percent: Decimal): Decimal {
  return amount.times(percent).div(100n)
}

function smaller(a: Decimal, b: Decimal): Decimal {
  return a.lt(b) ? a : b
}

function above(amount: Decimal, threshold: Decimal): Decimal {
  return amount.gt(threshold) ? amount.minus(threshold) : ZERO
}
