import { fromCents } from '#lib/money/cents.ts'
import { approximately } from '#lib/money/powers.ts'
import type { LoanAnswer } from './calculate.ts'
import { paymentsPerYear } from './loan.ts'

/** A point of the chart: years since the start, and what is then owed. A float: for drawing only. */
export type CurvePoint = { readonly years: number; readonly balance: number }

const MOST_POINTS = 120

/** The balance over time, from the whole amount to zero, in few enough points to draw; empty without a loan. */
export function balanceCurve({ amount, frequency, schedule: { rows } }: LoanAnswer): CurvePoint[] {
  if (rows.length === 0) return []
  const perYear = paymentsPerYear(frequency)
  const stride = Math.ceil(rows.length / MOST_POINTS)
  const drawn = rows.filter(({ number }) => number % stride === 0 || number === rows.length)
  const start = { number: 0, balance: amount }
  return [start, ...drawn].map(({ number, balance }) => ({
    years: number / perYear,
    balance: approximately(fromCents(balance)),
  }))
}
