import { readNumber } from '#lib/numbers/read-number.ts'

const FASTEST_WPM = 2000

/** Parses words per minute; an invalid number falls back to `standard` with a hint. */
export function readPace(typed: string, standard: number): { readonly wpm: number; readonly hint?: string } {
  const reading = readNumber(typed)
  const wpm = reading.kind === 'number' ? Number(reading.decimal) : 0
  if (wpm >= 1 && wpm <= FASTEST_WPM && Number.isInteger(wpm)) return { wpm }
  return { wpm: standard, hint: `Enter 1 to ${FASTEST_WPM}; ${standard} is used` }
}
