import { readNumber } from '#lib/numbers/read-number.ts'

/** Parses whole pixels, at least one; undefined if invalid. */
export function wholeNumber(typed: string): number | undefined {
  const reading = readNumber(typed)
  if (reading.kind !== 'number') return undefined
  const number = Math.round(Number(reading.decimal))
  return number >= 1 ? number : undefined
}
