import { readNumber } from '#lib/numbers/read-number.ts'

/** Maximum number of integer digits of a number. */
const MAX_DIGITS = 12
/** Decimals that are read; a rate per second or per byte needs no more. */
const MAX_DECIMALS = 12

/** Returns the error of a typed number; undefined for a number, for empty input, and for values that count as 0. */
export function numberProblem(typed: string): string | undefined {
  const reading = readNumber(typed)
  if (reading.kind !== 'number') return undefined
  const [whole = '', decimals = ''] = reading.decimal.replace('-', '').split('.')
  if (whole.length > MAX_DIGITS) return 'Number is too large'
  return decimals.length > MAX_DECIMALS ? `At most ${MAX_DECIMALS} decimals are read` : undefined
}

/** Returns what a field says of its content: its problem, or that it counts as 0 because it is not a number. */
export function fieldProblem(typed: string): string | undefined {
  return readNumber(typed).kind === 'garbage' ? 'Not a number: counts as 0' : numberProblem(typed)
}
