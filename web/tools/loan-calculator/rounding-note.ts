import type { Money } from '#lib/money/cents.ts'
import type { LoanAnswer } from './calculate.ts'
import { hasExtra } from './loan-text.ts'

/** Returns the note below the schedule: how its total differs from the formula's. */
export function roundingNote(answer: LoanAnswer | undefined, money: Money): string {
  if (!answer || answer.schedule.rows.length === 0) return 'There is no schedule yet.'
  const { roundingDifference: cents, minorUnit } = answer
  const unit = minorUnit === 1n ? 'cents' : 'units of the currency'
  if (cents === 0n) return `Payments are booked in whole ${unit} and add up to the totals by formula.`
  const size = `${money(cents < 0n ? -cents : cents)} ${cents < 0n ? 'less' : 'more'}`
  const sum = hasExtra(answer) ? 'Without the extra payments they come to' : 'Together they come to'
  return `Payments are booked in whole ${unit}. ${sum} ${size} than the totals by formula.`
}
