export const DAY_MS = 86_400_000

/** The UTC day of a moment, counted from 1970. */
export function dayOf(moment: number): number {
  return Math.floor(moment / DAY_MS)
}
