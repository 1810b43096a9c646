import { Decimal, ZERO } from '#lib/numbers/decimal.ts'
import { readNumber } from '#lib/numbers/read-number.ts'
import { numberProblem } from './number-problem.ts'

/** What was typed as a number: 0 where it is none, or too large to be one of an invoice. */
export function getNumber(typed: string): Decimal {
  const reading = readNumber(typed)
  if (reading.kind !== 'number' || numberProblem(typed)) return ZERO
  return Decimal(reading.decimal)
}
