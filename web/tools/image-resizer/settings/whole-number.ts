import { readNumber } from '#lib/numbers/read-number.ts'

/** A typed number as whole pixels, at least one; nothing where it is none. */
export function wholeNumber(typed: string): number | undefined {
  const reading = readNumber(typed)
  if (reading.kind !== 'number') return undefined
  const number = Math.round(Number(reading.decimal))
  return number >= 1 ? number : undefined
}
