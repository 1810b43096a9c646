import * as v from 'valibot'

/** From the year 1 to the year 9999 in every zone: what a date field can show. */
const FIRST_MOMENT = -62_135_683_200_000
const LAST_MOMENT = 253_402_387_199_999

export const MAX_TEXT_LENGTH = 10_000

/** Hint with the maximum length of a description. */
export const MAX_TEXT_LENGTH_HINT = `at most ${MAX_TEXT_LENGTH.toLocaleString('en')} characters`

/** Milliseconds since 1970 in UTC; ISO 8601 text is accepted too. */
const Moment = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.transform(Date.parse))]),
  v.transform(Math.round),
  v.minValue(FIRST_MOMENT),
  v.maxValue(LAST_MOMENT),
)

/** A pause, from its first moment to the first that is none. */
const Period = v.object({ start: Moment, end: Moment })
export type Period = Readonly<v.InferOutput<typeof Period>>

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const tags = v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(100), v.readonly())

const common = {
  id,
  projectId: id,
  description: v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH)),
  startTime: Moment,
  pausedPeriods: v.optional(v.pipe(v.array(Period), v.maxLength(10_000)), []),
  tags: v.optional(tags, []),
  billable: v.optional(v.boolean(), false),
}

/** Common fields of a finished entry and the running timer. */
export type Work = {
  readonly id: string
  readonly projectId: string
  readonly description: string
  readonly startTime: number
  /** `null` while the timer runs. */
  readonly endTime: number | null
  /** In order, apart from each other, and inside the work's time. */
  readonly pausedPeriods: readonly Period[]
  readonly isPaused: boolean
  readonly lastPausedAt: number | null
  readonly tags: readonly string[]
  readonly billable: boolean
}

export type Entry = Work & {
  readonly endTime: number
  readonly isPaused: false
  readonly lastPausedAt: null
}

export type Timer = Work & { readonly endTime: null }

const StoredEntry = v.object({ ...common, endTime: Moment })

const StoredTimer = v.object({
  ...common,
  isPaused: v.optional(v.boolean(), false),
  lastPausedAt: v.optional(v.nullable(Moment), null),
})

/** Parses a stored finished entry; undefined if invalid. */
export function readEntry(stored: unknown): Entry | undefined {
  const reading = v.safeParse(StoredEntry, stored)
  return reading.success ? finishEntry(reading.output) : undefined
}

/** Parses the stored running timer; undefined if invalid. */
export function readTimer(stored: unknown): Timer | undefined {
  const reading = v.safeParse(StoredTimer, stored)
  if (!reading.success) return undefined
  const { isPaused, lastPausedAt, ...rest } = reading.output
  const pausedPeriods = tidyPauses(rest.pausedPeriods, rest.startTime, lastPausedAt ?? LAST_MOMENT)
  const isValidPause = isPaused && lastPausedAt !== null
  return {
    ...rest,
    pausedPeriods,
    endTime: null,
    isPaused: isValidPause,
    lastPausedAt: isValidPause ? Math.max(lastPausedAt, rest.startTime) : null,
  }
}

/** Returns an entry whose end is not before its start, with pauses in order inside it. */
export function finishEntry(
  work: Omit<Work, 'isPaused' | 'lastPausedAt'> & { readonly endTime: number },
): Entry {
  const endTime = Math.max(work.startTime, work.endTime)
  const pausedPeriods = tidyPauses(work.pausedPeriods, work.startTime, endTime)
  return { ...work, endTime, pausedPeriods, isPaused: false, lastPausedAt: null }
}

/** Pauses cut to `from` and `to`, in order, with those that touch made one. */
export function tidyPauses(pauses: readonly Period[], from: number, to: number): readonly Period[] {
  if (pauses.length === 0) return pauses
  const tidy: Period[] = []
  const inside = pauses
    .map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, to) }))
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start)
  for (const pause of inside) {
    const last = tidy.at(-1)
    if (last && pause.start <= last.end)
      tidy[tidy.length - 1] = { start: last.start, end: Math.max(last.end, pause.end) }
    else tidy.push(pause)
  }
  return tidy
}

/** The stretches of an entry in which there was work. */
export function workedSpans(entry: Entry): readonly Period[] {
  if (entry.pausedPeriods.length === 0) return [{ start: entry.startTime, end: entry.endTime }]
  const starts = [entry.startTime, ...entry.pausedPeriods.map(({ end }) => end)]
  const ends = [...entry.pausedPeriods.map(({ start }) => start), entry.endTime]
  return starts
    .map((start, index) => ({ start, end: ends[index] ?? start }))
    .filter(({ start, end }) => end > start)
}

/** The latest first; the order of every list of entries. */
export function latestFirst(a: Work, b: Work): number {
  return b.startTime - a.startTime || (a.id < b.id ? -1 : 1)
}

/** `call, client` as two tags; doubled ones once. */
export function readTags(text: string): readonly string[] {
  const typed = text.normalize('NFC').split(',')
  return [...new Set(typed.map((tag) => tag.trim().slice(0, 200)).filter((tag) => tag !== ''))].slice(0, 100)
}
