import { readNumber } from '#lib/numbers/read-number.ts'

const DEFAULT_SECONDS = 30
const MAX_SECONDS = 3600

/** How many seconds to wait, from what was typed; what is no number above 0 means 30. */
export function getTimeout(text: string): number {
  const reading = readNumber(text)
  const seconds = reading.kind === 'number' ? Number(reading.decimal) : DEFAULT_SECONDS
  return seconds > 0 ? Math.min(seconds, MAX_SECONDS) : DEFAULT_SECONDS
}
