import { DAY_MS } from '../dates/durations.ts'

/** Day 0 of the two calendars of spreadsheets, as UTC. The first counts a 29 February 1900 that never was. */
const EPOCH_1900 = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)

/** Elapsed time such as `[h]:mm:ss`: its largest unit is not limited. `pad` is the minimum number of its digits. */
type ElapsedFormat = {
  readonly largest: 'h' | 'm' | 's'
  readonly pad: number
  readonly hasMinutes: boolean
  readonly hasSeconds: boolean
}

/** How a cell shows a number as a date or a time. */
export type NumberFormat = 'date' | ElapsedFormat

const HOURS: ElapsedFormat = { largest: 'h', pad: 1, hasMinutes: true, hasSeconds: true }

/**
 * Returns how a number format shows dates or times, by its built-in number (ECMA-376, 18.8.30) or its code; undefined if
 * it shows plain numbers.
 */
export function numberFormatOf(id: number, code: string | undefined): NumberFormat | undefined {
  if (code === undefined) {
    if (id === 46) return HOURS
    return (id >= 14 && id <= 22) || id === 45 || id === 47 ? 'date' : undefined
  }
  const [section = ''] = code.replace(/"[^"]*"|\\.|_.|\*./g, '').split(';')
  const [elapsed, unit = ''] = /\[(h+|m+|s+)\]/i.exec(section) ?? []
  if (elapsed !== undefined)
    return elapsedFormat(unit.toLowerCase(), section.replace(elapsed, '').toLowerCase())
  const bareCode = section.replace(/\[[^\]]*\]/g, '')
  return /[ymdhs]/i.test(bareCode) && !/general/i.test(bareCode) ? 'date' : undefined
}

function elapsedFormat(unit: string, rest: string): ElapsedFormat {
  const largest = unit.startsWith('h') ? 'h' : unit.startsWith('m') ? 'm' : 's'
  const others = rest.replace(/\[[^\]]*\]/g, '')
  return { largest, pad: unit.length, hasMinutes: others.includes('m'), hasSeconds: others.includes('s') }
}

/** Returns a number as its cell shows it: in ISO 8601 for a date, as `27:00` for elapsed time, else its digits. */
export function cellNumberText(
  value: number,
  format: NumberFormat | undefined,
  startsIn1904: boolean,
): string {
  if (format === undefined) return String(value)
  return format === 'date' ? dateText(value, startsIn1904) : elapsedText(value, format)
}

function elapsedText(days: number, { largest, pad, hasMinutes, hasSeconds }: ElapsedFormat): string {
  const units = { h: 3600, m: 60, s: 1 }
  const smallest = largest === 's' || hasSeconds ? 1 : largest === 'm' || hasMinutes ? 60 : 3600
  // As spreadsheets do: whole seconds are rounded, minutes and hours are not.
  const total = Math.floor(Math.round((Math.abs(days) * DAY_MS) / 1000) / smallest) * smallest
  const first = String(Math.floor(total / units[largest])).padStart(pad, '0')
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = largest === 'h' && hasMinutes ? [two(Math.floor(total / 60) % 60)] : []
  const seconds = largest !== 's' && hasSeconds ? [two(total % 60)] : []
  return `${days < 0 && total > 0 ? '-' : ''}${[first, ...minutes, ...seconds].join(':')}`
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
