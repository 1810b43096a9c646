import type { Work } from './entry.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** `9:00 – 10:30 AM` for an entry of a known day, `Jan 5, 9:00 – 10:30 AM` for one of any day. */
export function entryTimes(
  { startTime, endTime }: Work,
  locale: string,
  timeZone: string,
  withDate: boolean,
): string {
  const format = formatFor(locale, timeZone, withDate)
  return format.formatRange(startTime, endTime ?? startTime)
}

/** Making a format costs far more than using it. */
function formatFor(locale: string, timeZone: string, withDate: boolean): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, timeZone, withDate])
  const known = formats.get(key)
  if (known) return known
  const time = { timeZone, hour: 'numeric', minute: '2-digit' } as const
  const made = new Intl.DateTimeFormat(
    locale,
    withDate ? { ...time, year: 'numeric', month: 'short', day: 'numeric' } : time,
  )
  formats.set(key, made)
  return made
}
