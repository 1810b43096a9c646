import { Decimal, ZERO } from '#lib/numbers/decimal.ts'
import { readNumber } from '#lib/numbers/read-number.ts'
import { numberProblem } from './number-problem.ts'

/** Parses a typed number: 0 if it is invalid or too large for an invoice. */
export function getNumber(typed: string): Decimal {
  const reading = readNumber(typed)
  if (reading.kind !== 'number' || numberProblem(typed)) return ZERO
  return Decimal(reading.decimal)
}
