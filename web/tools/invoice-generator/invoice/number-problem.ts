import { readNumber } from '#lib/numbers/read-number.ts'

/** Whole digits that a number of an invoice may have. */
const MAX_DIGITS = 12
/** Decimals that are read; a rate per second or per byte needs no more. */
const MAX_DECIMALS = 12

/** What is wrong with a typed number, in words; undefined for a number, for nothing, and for what counts as 0. */
export function numberProblem(typed: string): string | undefined {
  const reading = readNumber(typed)
  if (reading.kind !== 'number') return undefined
  const [whole = '', decimals = ''] = reading.decimal.replace('-', '').split('.')
  if (whole.length > MAX_DIGITS) return 'Number is too large'
  return decimals.length > MAX_DECIMALS ? `At most ${MAX_DECIMALS} decimals are read` : undefined
}
