import { readNumber } from '#lib/numbers/read-number.ts'

const DEFAULT_SECONDS = 30
const MAX_SECONDS = 3600

/** Returns the timeout in seconds from the input; 30 if it is not a number above 0. */
export function getTimeout(text: string): number {
  const reading = readNumber(text)
  const seconds = reading.kind === 'number' ? Number(reading.decimal) : DEFAULT_SECONDS
  return seconds > 0 ? Math.min(seconds, MAX_SECONDS) : DEFAULT_SECONDS
}
