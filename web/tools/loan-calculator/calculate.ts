import { type Cents, toCents } from '#lib/money/cents.ts'
import { type Frequency, type Loan, type Totals, totals } from './loan.ts'
import { amortize, type ExtraPayments, hasNoExtra, type Schedule } from './schedule.ts'
import { solve, type Unknown } from './solve.ts'

/** Input of the calculation: the unknown of a loan, and the extra payments. */
export type LoanQuestion = {
  readonly unknown: Unknown
  readonly loan: Loan
  readonly extra: ExtraPayments
}

export type LoanAnswer = {
  readonly frequency: Frequency
  /** Smallest amount of the currency, in cents; all amounts are multiples of it. */
  readonly minorUnit: Cents
  /** Amount of the loan, given or computed. */
  readonly amount: Cents
  /** Nominal yearly rate, given or computed, as plain text with at most four decimals. */
  readonly ratePercent: string
  /** By formula, without extra payments. */
  readonly totals: Totals
  /** In cents, with the extra payments. */
  readonly schedule: Schedule
  /** In cents, without them. */
  readonly regular: Schedule
  readonly savedInterest: Cents
  readonly savedPayments: number
  /** Schedule total less formula total, both without extra payments: what rounding each payment adds up to. */
  readonly roundingDifference: Cents
}

const SHOWN_RATE_DECIMALS = 4

/** All that the page shows of one loan; everything is zero or empty while an input is missing. Throws UserError. */
export function calculateLoan({ unknown, loan, extra }: LoanQuestion): LoanAnswer {
  const plan = solve(unknown, loan)
  const byFormula = totals(plan)
  const regular = amortize(plan)
  const schedule = hasNoExtra(extra) ? regular : amortize(plan, extra)
  return {
    frequency: plan.frequency,
    amount: toCents(plan.amount, plan.minorUnit),
    minorUnit: plan.minorUnit,
    ratePercent: plan.ratePercent.round(SHOWN_RATE_DECIMALS).toFixed(),
    totals: byFormula,
    schedule,
    regular,
    savedInterest: regular.totalInterest - schedule.totalInterest,
    savedPayments: regular.rows.length - schedule.rows.length,
    roundingDifference: regular.totalPayment - byFormula.totalPayment,
  }
}
