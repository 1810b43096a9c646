import { type Entry, workedSpans } from './entry.ts'
import { workedMs } from './timer.ts'

/** Part of an entry within one day: `day` counts from the first of the report. */
export type Segment = { readonly entry: Entry; readonly day: number; readonly seconds: number }

/**
 * Splits the entries at the starts of days, `starts`, whose last one ends the report. The whole seconds of an entry's
 * segments add up to those of the entry, for any split, and are consecutive.
 */
export function getSegments(entries: readonly Entry[], starts: readonly number[]): Segment[] {
  const segments: Segment[] = []
  const end = starts.at(-1) ?? Number.NEGATIVE_INFINITY
  const begin = starts[0] ?? Number.POSITIVE_INFINITY
  for (const entry of entries) {
    if (entry.startTime >= end || entry.endTime < begin) continue
    const day = dayAt(starts, entry.startTime)
    if (day >= 0 && entry.endTime <= (starts[day + 1] ?? end))
      segments.push({ entry, day, seconds: Math.floor(workedMs(entry, 0) / 1000) })
    else for (const [on, seconds] of secondsByDay(entry, starts)) segments.push({ entry, day: on, seconds })
  }
  return segments
}

/** Whole seconds by day: what was worked until the end of a day, less what was worked until its start. */
function secondsByDay(entry: Entry, starts: readonly number[]): Map<number, number> {
  const worked = new Map<number, { from: number; to: number }>()
  let total = 0
  for (const span of workedSpans(entry))
    for (let at = span.start, day = dayAt(starts, at); at < span.end; day++) {
      const to = Math.min(span.end, starts[day + 1] ?? span.end)
      const known = worked.get(day)
      worked.set(day, { from: known?.from ?? total, to: total + to - at })
      total += to - at
      at = to
    }
  const whole = (ms: number) => Math.floor(ms / 1000)
  if (total === 0) worked.set(dayAt(starts, entry.startTime), { from: 0, to: 0 })
  return new Map(
    [...worked]
      .filter(([day]) => day >= 0 && day < starts.length - 1)
      .map(([day, { from, to }]) => [day, whole(to) - whole(from)]),
  )
}

/** Returns the last day that has started at a moment; -1 before the first. */
function dayAt(starts: readonly number[], moment: number): number {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= moment) low = middle + 1
    else high = middle
  }
  return low - 1
}
