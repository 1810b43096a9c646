import { DAY_MS } from '#lib/dates/durations.ts'

/** The UTC day of a moment, counted from 1970. */
export function dayOf(moment: number): number {
  return Math.floor(moment / DAY_MS)
}
