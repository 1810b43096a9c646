import { type Cents, centsText, toCents } from '#lib/money/cents.ts'
import { Decimal, ONE, ZERO } from '#lib/numbers/decimal.ts'
import { ln, power, quotient } from '#lib/numbers/powers.ts'
import { UserError } from '#lib/result/user-error.ts'
import { asDecimal, type Compounding, NO_INTEREST, type PeriodRate, periodRate } from './period-rate.ts'

export const FREQUENCIES = [
  { id: 'monthly', label: 'Monthly', paymentsPerYear: 12 },
  { id: 'bi-weekly', label: 'Bi-weekly (accelerated)', paymentsPerYear: 26 },
  { id: 'weekly', label: 'Weekly', paymentsPerYear: 52 },
] as const
export type Frequency = (typeof FREQUENCIES)[number]['id']

export function paymentsPerYear(frequency: Frequency): number {
  return FREQUENCIES.find(({ id }) => id === frequency)?.paymentsPerYear ?? 12
}

/** Input of a loan calculation; the unknown is zero. */
export type Loan = {
  readonly amount: Decimal
  /** Nominal yearly rate in percent, compounded as `compounding` says. */
  readonly ratePercent: Decimal
  readonly termMonths: Decimal
  /** Regular payment, if it is given and another value is computed. */
  readonly payment: Decimal
  readonly isInterestFree: boolean
  readonly frequency: Frequency
  readonly compounding: Compounding
  /** Smallest amount of the currency, in cents. */
  readonly minorUnit: Cents
}

/** A loan of which everything is known. With nothing to repay all its numbers are zero. */
export type Plan = {
  readonly amount: Decimal
  readonly ratePercent: Decimal
  readonly rate: PeriodRate
  readonly frequency: Frequency
  /** The regular payment, not rounded. */
  readonly payment: Decimal
  /** Number of payments like NPER; a fraction represents a smaller last payment. */
  readonly periods: Decimal
  /** Smallest amount of the currency, in cents. */
  readonly minorUnit: Cents
}

/** Costs of a loan by formula, each rounded separately, half away from zero, to the minor unit. */
export type Totals = {
  readonly payment: Cents
  readonly totalPayment: Cents
  readonly totalInterest: Cents
  readonly paymentCount: number
}

export const MAX_TERM_YEARS = 100

/** Less than the precision of the logarithm: a whole number of payments is computed as whole. */
const PERIOD_DECIMALS = 40

/**
 * The plan with the payment of the annuity formula (PMT): amount · i / (1 − (1 + i)^−n) with the rate i of
 * one payment period and n periods; interest-free, amount / n. A term shorter than a period counts as one.
 * Accelerated bi-weekly is half the monthly payment, 26 times a year, until the loan is repaid (NPER).
 * Without an amount, a rate or a term above zero the plan is empty.
 */
export function planPayment(loan: Loan): Plan {
  const { amount, termMonths } = loan
  if (amount.lte(ZERO) || termMonths.lte(ZERO) || !isRateUsable(loan)) return emptyPlan(loan)
  const rate = getRate(loan, nominalPaymentsPerYear(loan.frequency))
  const nominal = annuityPayment(amount, asDecimal(rate), nominalPeriods(loan))
  if (loan.frequency !== 'bi-weekly')
    return plan(loan, { payment: nominal, periods: nominalPeriods(loan), rate })
  return planTerm({ ...loan, payment: nominal.div(2n) })
}

/**
 * Computes the plan whose number of payments follows from the payment (NPER): −ln(1 − amount · i / payment) / ln(1 +
 * i). Throws UserError if the payment never repays the loan, or takes more than a hundred years.
 */
export function planTerm(loan: Loan): Plan {
  const { amount, payment } = loan
  if (amount.lte(ZERO) || payment.lte(ZERO) || !isRateUsable(loan)) return emptyPlan(loan)
  const perYear = paymentsPerYear(loan.frequency)
  const rate = getRate(loan, perYear)
  const periods = annuityPeriods(loan, rate)
  if (periods.gt(BigInt(MAX_TERM_YEARS * perYear))) {
    throw new UserError('This payment takes more than 100 years to repay the loan.')
  }
  return plan(loan, { payment, periods, rate })
}

/**
 * Payment, total and interest of a plan (PMT and CUMIPMT). If the number of payments has a fraction, the
 * last payment is what is then left with its interest.
 */
export function totals({ amount, payment, periods, rate, minorUnit }: Plan): Totals {
  const full = periods.round(0, Decimal.roundDown)
  const rest = annuityValue(payment, asDecimal(rate), periods.minus(full))
  const total = payment.times(full).plus(rest.times(ONE.plus(asDecimal(rate))))
  return {
    payment: toCents(payment, minorUnit),
    totalPayment: toCents(total, minorUnit),
    totalInterest: toCents(total.minus(amount), minorUnit),
    paymentCount: paymentCount(periods),
  }
}

/** Whole payments, the smaller last one included. */
export function paymentCount(periods: Decimal): number {
  return Number(periods.round(0, Decimal.roundUp).toFixed())
}

/** Returns the present value (PV) of `periods` payments at the rate `i`: payment · (1 − (1 + i)^−n) / i. */
export function annuityValue(payment: Decimal, i: Decimal, periods: Decimal): Decimal {
  if (i.eq(ZERO)) return payment.times(periods)
  return quotient(payment.times(ONE.minus(power(ONE.plus(i), periods.neg()))), i)
}

/** Accelerated bi-weekly payments are half of the monthly payment of the same loan. */
export function nominalPaymentsPerYear(frequency: Frequency): number {
  return frequency === 'bi-weekly' ? 12 : paymentsPerYear(frequency)
}

export function nominalPeriods({ termMonths, frequency }: Loan): Decimal {
  const periods = termMonths.times(BigInt(nominalPaymentsPerYear(frequency))).div(12n)
  return periods.lt(ONE) ? ONE : periods
}

export function getRate({ isInterestFree, ratePercent, compounding }: Loan, perYear: number): PeriodRate {
  return isInterestFree ? NO_INTEREST : periodRate(ratePercent, compounding, perYear)
}

export function isRateUsable({ isInterestFree, ratePercent }: Loan): boolean {
  return isInterestFree || ratePercent.gt(ZERO)
}

export function emptyPlan({ frequency, minorUnit }: Loan): Plan {
  return {
    amount: ZERO,
    ratePercent: ZERO,
    rate: NO_INTEREST,
    frequency,
    payment: ZERO,
    periods: ZERO,
    minorUnit,
  }
}

function plan(loan: Loan, found: Pick<Plan, 'payment' | 'periods' | 'rate'>): Plan {
  const { amount, isInterestFree, ratePercent, frequency, minorUnit } = loan
  return { amount, ratePercent: isInterestFree ? ZERO : ratePercent, frequency, minorUnit, ...found }
}

function annuityPayment(amount: Decimal, i: Decimal, periods: Decimal): Decimal {
  if (i.eq(ZERO)) return amount.div(periods)
  return quotient(amount.times(i), ONE.minus(power(ONE.plus(i), periods.neg())))
}

function annuityPeriods({ amount, payment, minorUnit }: Loan, rate: PeriodRate): Decimal {
  if (rate.numerator === 0n) return amount.div(payment)
  const i = asDecimal(rate)
  // Compared as fractions: a payment of just the interest leaves no share unpaid that rounding could invent.
  if (payment.times(rate.denominator).lte(amount.times(rate.numerator))) {
    const interest = centsText(toCents(amount.times(i), minorUnit), minorUnit)
    throw new UserError('This payment never repays the loan.', `The first interest alone is ${interest}`)
  }
  const owedShare = ONE.minus(quotient(amount.times(i), payment))
  return quotient(ln(owedShare).neg(), ln(ONE.plus(i))).round(PERIOD_DECIMALS)
}
