import { HOUR_MS } from '#lib/dates/durations.ts'
import type { Entry } from './entry.ts'

const MINUTE_MS = 60_000
const MAX_HOURS = 10_000
const UNITS = { h: HOUR_MS, m: MINUTE_MS, s: 1000 } as const
const CLOCK = /^(\d{1,5}):([0-5]\d)(?::([0-5]\d))?$/
const NAMED = /^(?:(\d+(?:[.,]\d+)?)\s*h[a-z]*)?\s*(?:(\d+(?:[.,]\d+)?)\s*m[a-z]*)?\s*(?:(\d+)\s*s[a-z]*)?$/i

/**
 * Milliseconds of a duration as people type it: `1:30`, `1:30:15`, `1.5 h`, `1h 30m`, `1h30`, `90 min`, `90` for minutes,
 * or `1.5` for hours, as other trackers read it.
 * Undefined for other text, and for more than ten thousand hours.
 */
export function readTypedDuration(text: string): number | undefined {
  const typed = text.trim()
  const ms = readClock(typed) ?? readNamed(withUnits(typed))
  return ms !== undefined && ms <= MAX_HOURS * HOUR_MS ? ms : undefined
}

function withUnits(text: string): string {
  if (/^\d+$/.test(text)) return `${text} min`
  return text.replace(/^\d+[.,]\d+$/, '$& h').replace(/^(\d+\s*h)\s*([0-5]?\d)$/i, '$1 $2 min')
}

function readClock(text: string): number | undefined {
  const [, hours, minutes, seconds = '0'] = CLOCK.exec(text) ?? []
  return hours === undefined
    ? undefined
    : Number(hours) * UNITS.h + Number(minutes) * UNITS.m + Number(seconds) * UNITS.s
}

function readNamed(text: string): number | undefined {
  const [whole, hours = '0', minutes = '0', seconds = '0'] = NAMED.exec(text) ?? []
  if (!whole) return undefined
  const count = (digits: string) => Number(digits.replace(',', '.'))
  return Math.round(count(hours) * UNITS.h + count(minutes) * UNITS.m + count(seconds) * UNITS.s)
}

/** The end of an entry that has this much work in it, besides its pauses. */
export function endAfter({ startTime, pausedPeriods }: Entry, workMs: number): number {
  let [now, left] = [startTime, workMs]
  for (const { start, end } of pausedPeriods.toSorted((a, b) => a.start - b.start)) {
    if (end <= now) continue
    const until = Math.max(0, start - now)
    if (until >= left) break
    left -= until
    now = Math.max(now, end)
  }
  return now + left
}
