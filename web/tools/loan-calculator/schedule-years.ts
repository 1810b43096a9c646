import type { Cents } from '#lib/money/cents.ts'
import { type Frequency, paymentsPerYear } from './loan.ts'
import type { ScheduleRow } from './schedule.ts'

/** The sums of one year of the loan, counted from its start, and the balance at its end. */
export type ScheduleYear = Omit<ScheduleRow, 'number'> & { readonly year: number }

/** Returns the sums of each year of the loan; the last year can be shorter. */
export function yearlySubtotals(rows: readonly ScheduleRow[], frequency: Frequency): ScheduleYear[] {
  const perYear = paymentsPerYear(frequency)
  const years: ScheduleYear[] = []
  for (let start = 0; start < rows.length; start += perYear) {
    years.push({ year: years.length + 1, ...sum(rows.slice(start, start + perYear)) })
  }
  return years
}

function sum(rows: readonly ScheduleRow[]): Omit<ScheduleRow, 'number'> {
  const of = (part: 'payment' | 'principal' | 'interest' | 'extra'): Cents =>
    rows.reduce((total, row) => total + row[part], 0n)
  return {
    payment: of('payment'),
    principal: of('principal'),
    interest: of('interest'),
    extra: of('extra'),
    balance: rows.at(-1)?.balance ?? 0n,
  }
}
