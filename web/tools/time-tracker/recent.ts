import type { Entry } from './entry.ts'

const RECENT = 5

/** The last five entries, of whichever day. Newest first, as all entries are. */
export function recentEntries(entries: readonly Entry[]): readonly Entry[] {
  return entries.slice(0, RECENT)
}

/** The entries that overlap the day from `start` to `end`. */
export function entriesOf(entries: readonly Entry[], [start, end]: readonly number[]): readonly Entry[] {
  if (start === undefined || end === undefined) return []
  return entries.filter(
    ({ startTime, endTime }) => startTime < end && (endTime > start || startTime >= start),
  )
}
