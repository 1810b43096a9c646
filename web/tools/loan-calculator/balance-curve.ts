import { fromCents } from '#lib/money/cents.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { approximately } from '#lib/numbers/powers.ts'
import type { LoanAnswer } from './calculate.ts'
import { paymentsPerYear } from './loan.ts'
import { type ScheduleYear, yearlySubtotals } from './schedule-years.ts'

/** A point of the chart: years since the start, and what is then owed. A float: for drawing only. */
type CurvePoint = { readonly years: number; readonly balance: number }

const MAX_POINTS = 120

/** Line of the chart with the years listed in its table. */
export type BalanceLine = {
  readonly name: string
  readonly curve: readonly CurvePoint[]
  readonly years: readonly ScheduleYear[]
}

/** The line of a loan, with its extra payments or, as `regular`, without them. */
export function balanceLine(
  name: string,
  answer: LoanAnswer,
  part: 'schedule' | 'regular' = 'schedule',
): BalanceLine {
  const years = yearlySubtotals(answer[part].rows, answer.frequency)
  return { name, curve: balanceCurve({ ...answer, schedule: answer[part] }), years }
}

/** Returns a label of the time axis, in months if the whole axis is shorter than three years. */
export function timeMark(years: number, maxYears: number): string {
  if (years === 0) return 'Start'
  if (maxYears < 3) return pluralize(Math.round(years * 12), 'month')
  return pluralize(Math.round(years * 10) / 10, 'year')
}

/** The balance over time, from the whole amount to zero, in few enough points to draw; empty without a loan. */
export function balanceCurve({ amount, frequency, schedule: { rows } }: LoanAnswer): CurvePoint[] {
  if (rows.length === 0) return []
  const perYear = paymentsPerYear(frequency)
  const stride = Math.ceil(rows.length / MAX_POINTS)
  const drawn = rows.filter(({ number }) => number % stride === 0 || number === rows.length)
  const start = { number: 0, balance: amount }
  return [start, ...drawn].map(({ number, balance }) => ({
    years: number / perYear,
    balance: approximately(fromCents(balance)),
  }))
}
