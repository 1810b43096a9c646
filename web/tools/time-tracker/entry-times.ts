import { equalMoments } from '#lib/dates/zoned-time.ts'
import type { Work } from './entry.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * `9:00 – 10:30 AM` for an entry of a known day, `Jan 5, 9:00 – 10:30 AM` for one of any day; with the zone's name in an
 * hour that is repeated.
 */
export function entryTimes(
  { startTime, endTime }: Work,
  locale: string,
  timeZone: string,
  withDate: boolean,
): string {
  const end = endTime ?? startTime
  const isRepeated = [startTime, end].some((moment) => equalMoments(moment, timeZone).length > 1)
  return formatFor(locale, timeZone, withDate, isRepeated).formatRange(startTime, end)
}

/** Making a format costs far more than using it. */
function formatFor(
  locale: string,
  timeZone: string,
  withDate: boolean,
  withZone: boolean,
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, timeZone, withDate, withZone])
  const known = formats.get(key)
  if (known) return known
  const time: Intl.DateTimeFormatOptions = {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    ...(withZone && { timeZoneName: 'short' }),
  }
  const made = new Intl.DateTimeFormat(
    locale,
    withDate ? { ...time, year: 'numeric', month: 'short', day: 'numeric' } : time,
  )
  formats.set(key, made)
  return made
}
