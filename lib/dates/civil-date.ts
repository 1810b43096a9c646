import { UserError } from '#lib/result/user-error.ts'
import { DAY_MS } from './durations.ts'

/** A day on the calendar, without a time or a zone: no clock change can move it. `month` is 1 to 12. */
export type CivilDate = { readonly year: number; readonly month: number; readonly day: number }

/** The calendar day at the moment `now` where the visitor is. */
export function civilDateHere(now: Date): CivilDate {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }
}

/** The calendar day at the moment `now` in an IANA `timeZone`. */
export function civilDateAt(now: Date, timeZone: string): CivilDate {
  const format = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  const parts = new Map(format.formatToParts(now).map((part) => [part.type, Number(part.value)]))
  return { year: parts.get('year') ?? 0, month: parts.get('month') ?? 0, day: parts.get('day') ?? 0 }
}

/** Days since 1 January 1970, negative before. */
export function toDayNumber(date: CivilDate): number {
  return midnightUtc(date) / DAY_MS
}

/** The day that is so many days after 1 January 1970. */
export function fromDayNumber(dayNumber: number): CivilDate {
  const midnight = new Date(dayNumber * DAY_MS)
  return { year: midnight.getUTCFullYear(), month: midnight.getUTCMonth() + 1, day: midnight.getUTCDate() }
}

export function addDays(date: CivilDate, days: number): CivilDate {
  return fromDayNumber(toDayNumber(date) + days)
}

/** The same day of another month, or that month's last day: 31 January and one month is 28 or 29 February. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const monthNumber = date.year * 12 + date.month - 1 + months
  const year = Math.floor(monthNumber / 12)
  const month = monthNumber - year * 12 + 1
  return { year, month, day: Math.min(date.day, daysInMonth(year, month)) }
}

export function daysInMonth(year: number, month: number): number {
  // Day 0 of the month after is the last day of this one.
  return fromDayNumber(midnightUtc({ year, month: month + 1, day: 0 }) / DAY_MS).day
}

/** ISO 8601 text, `2026-01-31`; the value of a date input. */
export function toIsoDate({ year, month, day }: CivilDate): string {
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-')
}

/** Reads ISO 8601 text. Throws UserError for anything that is not a day on the calendar. */
export function parseIsoDate(text: string): CivilDate {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  const date = { year: Number(year), month: Number(month), day: Number(day) }
  const isReal = year !== undefined && toIsoDate(fromDayNumber(toDayNumber(date))) === text
  if (!isReal) throw new UserError('Not a date', `"${text}" is not a day on the calendar, such as 2026-01-31`)
  return date
}

/** The date as people of `locale` write it, such as `Jan 31, 2026`; without `locale` as the visitor does. */
export function formatCivilDate(
  date: CivilDate,
  locale?: string,
  style: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  return new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(midnightUtc(date))
}

function midnightUtc({ year, month, day }: CivilDate): number {
  // Date.UTC treats the years 0 to 99 as 1900 to 1999; setUTCFullYear does not.
  return new Date(0).setUTCFullYear(year, month - 1, day)
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
