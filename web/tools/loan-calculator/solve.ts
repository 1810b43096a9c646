import { fromCents, toCents } from '#lib/money/cents.ts'
import { Decimal, ONE, ZERO } from '#lib/numbers/decimal.ts'
import { approximately } from '#lib/numbers/powers.ts'
import { UserError } from '#lib/result/user-error.ts'
import {
  annuityValue,
  emptyPlan,
  getRate,
  isRateUsable,
  type Loan,
  nominalPaymentsPerYear,
  nominalPeriods,
  type Plan,
  planPayment,
  planTerm,
} from './loan.ts'
import { asDecimal, nominalPercent, periodRate } from './period-rate.ts'

/** Values that can be calculated from the other three. */
export const UNKNOWNS = [
  { id: 'payment', label: 'Payment' },
  { id: 'amount', label: 'Loan amount' },
  { id: 'term', label: 'Term' },
  { id: 'rate', label: 'Interest rate' },
] as const
export type Unknown = (typeof UNKNOWNS)[number]['id']

const SOLVERS: Record<Unknown, (loan: Loan) => Plan> = {
  payment: planPayment,
  amount: planAmount,
  term: planTerm,
  rate: planRate,
}

const MAX_RATE = Decimal('100')
const RATE_DECIMALS = 20
const NEWTON_STEPS = 6

/**
 * Finds the unknown and so the whole plan; an empty plan while one of the others is missing.
 * Throws UserError where no such loan exists, as with a payment that never repays it.
 */
export function solve(unknown: Unknown, loan: Loan): Plan {
  return SOLVERS[unknown](loan)
}

/** The amount, in whole minor units, that the payment repays over the term (PV). */
function planAmount(loan: Loan): Plan {
  if (loan.payment.lte(ZERO) || loan.termMonths.lte(ZERO) || !isRateUsable(loan)) return emptyPlan(loan)
  const i = asDecimal(getRate(loan, nominalPaymentsPerYear(loan.frequency)))
  const amount = annuityValue(nominalPayment(loan), i, nominalPeriods(loan))
  return planPayment({ ...loan, amount: fromCents(toCents(amount, loan.minorUnit)) })
}

/** The nominal yearly rate at which the payment repays the amount over the term (RATE). */
function planRate(loan: Loan): Plan {
  const { amount, compounding, frequency, payment, termMonths } = loan
  if (amount.lte(ZERO) || payment.lte(ZERO) || termMonths.lte(ZERO)) return emptyPlan(loan)
  const perYear = nominalPaymentsPerYear(frequency)
  const highest = asDecimal(periodRate(MAX_RATE, compounding, perYear))
  const i = annuityRate(amount, nominalPayment(loan), nominalPeriods(loan), highest)
  const ratePercent = nominalPercent(i, compounding, perYear).round(RATE_DECIMALS)
  return planPayment({ ...loan, ratePercent, isInterestFree: ratePercent.eq(ZERO) })
}

function nominalPayment({ payment, frequency }: Loan): Decimal {
  return frequency === 'bi-weekly' ? payment.times(2n) : payment
}

/** The rate of one period between 0 and `highest`; the present value of the payments falls as it rises. */
function annuityRate(amount: Decimal, payment: Decimal, periods: Decimal, highest: Decimal): Decimal {
  const paid = payment.times(periods)
  if (paid.eq(amount)) return ZERO
  if (paid.lt(amount)) {
    throw new UserError('This payment never repays the loan.', 'All payments add up to less than its amount')
  }
  if (annuityValue(payment, highest, periods).gt(amount)) {
    throw new UserError('This payment needs an interest rate above 100 %.')
  }
  const factor = amount.div(payment)
  return refine(bisect(factor, periods, highest), factor, periods)
}

/** Newton's method with a float's slope: each step gains several digits. */
function refine(guess: number, factor: Decimal, periods: Decimal): Decimal {
  const slope = Decimal(String(factorSlope(guess, approximately(periods))))
  let i = Decimal(String(guess))
  for (let step = 0; step < NEWTON_STEPS; step++) {
    i = i.minus(annuityValue(ONE, i, periods).minus(factor).div(slope))
  }
  return i
}

/** A first guess in floats of the rate whose annuity factor is `wanted`. */
function bisect(wanted: Decimal, periods: Decimal, highest: Decimal): number {
  const goal = approximately(wanted)
  const n = approximately(periods)
  let low = 0
  let high = approximately(highest)
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2
    if (annuityFactor(middle, n) > goal) low = middle
    else high = middle
  }
  return high
}

/** (1 − (1 + i)^−n) / i without the cancellation of a small i. */
function annuityFactor(i: number, n: number): number {
  return -Math.expm1(-n * Math.log1p(i)) / i
}

function factorSlope(i: number, n: number): number {
  const step = Math.max(i, 1e-6) * 1e-3
  return (annuityFactor(i + step, n) - annuityFactor(i - step, n)) / (2 * step)
}
