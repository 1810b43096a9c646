import { DAY_MS } from '../dates/durations.ts'

/** Day 0 of the two calendars of spreadsheets, as UTC. The first counts a 29 February 1900 that never was. */
const EPOCH_1900 = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)

/** Whether a number format shows dates or times: by its built-in number (ECMA-376, 18.8.30) or its letters. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return (id >= 14 && id <= 22) || (id >= 45 && id <= 47)
  const bareCode = code.replace(/"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]|_.|\*./gi, '')
  return /[ymdhs]/i.test(bareCode) && !/general/i.test(bareCode)
}

/** A serial day as ISO 8601: `2024-01-31`, `2024-01-31T13:45:00`, or `13:45:00` for a time without a day. */
export function dateText(serial: number, startsIn1904: boolean): string {
  const epoch = startsIn1904 ? EPOCH_1904 : EPOCH_1900
  // Before March 1900 the calendar's false leap day has not been counted yet.
  const days = !startsIn1904 && serial >= 1 && serial < 60 ? serial + 1 : serial
  const date = new Date(epoch + Math.round((days * DAY_MS) / 1000) * 1000)
  if (Number.isNaN(date.getTime())) return String(serial)
  const [day = '', time = ''] = date.toISOString().slice(0, 19).split('T')
  if (serial < 1) return time
  return time === '00:00:00' ? day : `${day}T${time}`
}
