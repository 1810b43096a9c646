import { equalMoments } from '#lib/dates/zoned-time.ts'
import { UserError } from '#lib/result/user-error.ts'
import { type Entry, finishEntry, type Period, workedSpans } from './entry.ts'

/**
 * Splits an entry in two, the second from the moment on. A moment within a pause splits at the pause: the first ends
 * with its start, the second starts with its end. Throws UserError for a moment outside.
 */
export function splitEntry(entry: Entry, moment: number, newId: string): readonly [Entry, Entry] {
  if (moment <= entry.startTime || moment >= entry.endTime)
    throw new UserError('This entry cannot be split there', 'Choose a time between its start and its end.')
  const pause = entry.pausedPeriods.find(({ start, end }) => start < moment && moment < end)
  const first = finishEntry({ ...entry, endTime: pause?.start ?? moment })
  const second = finishEntry({ ...entry, id: newId, startTime: pause?.end ?? moment })
  return [first, second]
}

/** Returns the moments within an entry at which clocks show the time of `moment`: two if its hour is repeated. */
export function splitMoments({ startTime, endTime }: Entry, moment: number, timeZone: string): number[] {
  return equalMoments(moment, timeZone).filter((other) => startTime < other && other < endTime)
}

/** One entry over the time of both, as the first one is called; what lies between them becomes a pause. */
export function mergeEntries(first: Entry, other: Entry): Entry {
  const spans = mergeSpans([...workedSpans(first), ...workedSpans(other)])
  const pausedPeriods = spans
    .slice(1)
    .map(({ start }, index) => ({ start: spans[index]?.end ?? start, end: start }))
  return finishEntry({
    ...first,
    startTime: Math.min(first.startTime, other.startTime),
    endTime: Math.max(first.endTime, other.endTime),
    pausedPeriods,
    tags: [...new Set([...first.tags, ...other.tags])],
  })
}

/** The entries that were worked on at the same time as this one. */
export function overlapsWith(entry: Entry, entries: readonly Entry[]): Entry[] {
  const spans = workedSpans(entry)
  return entries.filter(
    (other) =>
      other.id !== entry.id &&
      other.startTime < entry.endTime &&
      other.endTime > entry.startTime &&
      workedSpans(other).some((one) => spans.some((span) => one.start < span.end && one.end > span.start)),
  )
}

/** The ids of all entries that share time with another. */
export function overlappingIds(entries: readonly Entry[]): ReadonlySet<string> {
  const ids = new Set<string>()
  let cluster: Entry[] = []
  let end = Number.NEGATIVE_INFINITY
  // Most entries overlap no other even including their pauses; only the rest is compared in detail.
  for (const entry of entries.toSorted((a, b) => a.startTime - b.startTime)) {
    if (entry.startTime >= end) {
      noteOverlaps(cluster, ids)
      cluster = []
    }
    cluster.push(entry)
    end = Math.max(end, entry.endTime)
  }
  noteOverlaps(cluster, ids)
  return ids
}

function noteOverlaps(entries: readonly Entry[], ids: Set<string>): void {
  if (entries.length < 2) return
  const spans = entries.flatMap((entry) => workedSpans(entry).map((span) => ({ ...span, id: entry.id })))
  spans.sort((a, b) => a.start - b.start)
  // Whatever overlaps with an earlier stretch overlaps with the one that has ended last, and that one with it.
  let last = { id: '', end: Number.NEGATIVE_INFINITY }
  for (const span of spans) {
    if (span.start < last.end) ids.add(span.id).add(last.id)
    if (span.end > last.end) last = span
  }
}

function mergeSpans(spans: readonly Period[]): Period[] {
  const all: Period[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1)
    if (last && span.start <= last.end)
      all[all.length - 1] = { start: last.start, end: Math.max(last.end, span.end) }
    else all.push(span)
  }
  return all
}
