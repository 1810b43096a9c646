import { readNumber } from '#lib/numbers/read-number.ts'

const FASTEST_WPM = 2000

/** Words a minute as typed, and what to say where that is no such number: then `standard` holds. */
export function readPace(typed: string, standard: number): { readonly wpm: number; readonly hint?: string } {
  const reading = readNumber(typed)
  const wpm = reading.kind === 'number' ? Number(reading.decimal) : 0
  if (wpm >= 1 && wpm <= FASTEST_WPM && Number.isInteger(wpm)) return { wpm }
  return { wpm: standard, hint: `Enter 1 to ${FASTEST_WPM}; ${standard} is used` }
}
