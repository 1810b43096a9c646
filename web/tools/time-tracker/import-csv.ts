import { type CivilDate, fromDayNumber, toDayNumber } from '#lib/dates/civil-date.ts'
import { HOUR_MS } from '#lib/dates/durations.ts'
import { momentAt } from '#lib/dates/zoned-time.ts'
import { UserError } from '#lib/result/user-error.ts'
import { CSV_READING, parseCsv } from '#lib/tabular/csv/csv-reader.ts'
import { detectDelimiter } from '#lib/tabular/csv/detect-delimiter.ts'
import { MAX_TEXT_LENGTH, type Period, readTags } from './entry.ts'
import { MAX_NAME_LENGTH } from './projects.ts'

/** Row of another tracker's export; its project is identified by name. */
export type ForeignEntry = {
  readonly project: string
  readonly description: string
  readonly tags: readonly string[]
  readonly billable: boolean
  readonly startTime: number
  readonly endTime: number
  readonly pausedPeriods: readonly Period[]
}

type Imported = {
  readonly entries: readonly ForeignEntry[]
  /** The numbers of the rows that could not be read; the headings are row 1. */
  readonly badRows: readonly number[]
  /** Numbers of the rows with text above the limit, which was truncated. */
  readonly cutRows: readonly number[]
  /** How dates such as 03/04/2026 were read, where there are any. */
  readonly order: DayOrder | undefined
}

/**
 * Column names of this project, with the names in Toggl Track and Clockify; the last three are from this project's
 * export.
 */
const COLUMNS = {
  project: ['project'],
  description: ['description'],
  tags: ['tags'],
  billable: ['billable'],
  startDate: ['start date'],
  startTime: ['start time'],
  endDate: ['end date', 'stop date'],
  endTime: ['end time', 'stop time'],
  duration: ['duration', 'duration (h)'],
  start: ['start'],
  end: ['end'],
  paused: ['paused seconds'],
} as const
type Column = keyof typeof COLUMNS

/**
 * Parses this project's export or a detailed CSV report of Toggl Track or Clockify, with times in the zone. Throws
 * UserError if the time columns are missing.
 */
export function importCsv(csv: string, timeZone: string): Imported {
  const [headings = [], ...rows] = parseCsv(csv, { ...CSV_READING, delimiter: detectDelimiter(csv) })
  const places = getPlaces(headings)
  const isOwn = places.start !== -1 && places.end !== -1
  const needed: readonly Column[] = ['startDate', 'startTime', 'endDate', 'endTime']
  if (!isOwn && needed.some((column) => places[column] === -1))
    throw new UserError(
      'This file is no time report of Toggl or Clockify',
      'Export the detailed report as CSV, with the columns Start date, Start time, End date and End time.',
    )
  const cell = (row: readonly string[], column: Column) => (row[places[column]] ?? '').trim()
  const dates = rows.flatMap((row) => [cell(row, 'startDate'), cell(row, 'endDate')])
  const order = getDayOrder(dates)
  const entries: ForeignEntry[] = []
  const badRows: number[] = []
  const cutRows: number[] = []
  rows.forEach((row, index) => {
    const read = (column: Column) => cell(row, column)
    const times = isOwn ? getOwnTimes(read) : getTimes(read, order, timeZone)
    if (!times) {
      badRows.push(index + 2)
      return
    }
    const project = read('project').normalize('NFC')
    const description = read('description')
    if (project.length > MAX_NAME_LENGTH || description.length > MAX_TEXT_LENGTH) cutRows.push(index + 2)
    entries.push({
      ...times,
      project: project.slice(0, MAX_NAME_LENGTH),
      description: description.slice(0, MAX_TEXT_LENGTH),
      tags: readTags(read('tags')),
      billable: /^(yes|true|1)$/i.test(read('billable')),
    })
  })
  const hasSlashDates = dates.some((date) => /^\d{1,2}\//.test(date))
  return { entries, badRows, cutRows, order: hasSlashDates ? order : undefined }
}

function getPlaces(headings: readonly string[]): Record<Column, number> {
  const known = headings.map((heading) => heading.trim().toLowerCase())
  const place = (column: Column) => {
    const names: readonly string[] = COLUMNS[column]
    return known.findIndex((heading) => names.includes(heading))
  }
  return {
    project: place('project'),
    description: place('description'),
    tags: place('tags'),
    billable: place('billable'),
    startDate: place('startDate'),
    startTime: place('startTime'),
    endDate: place('endDate'),
    endTime: place('endTime'),
    duration: place('duration'),
    start: place('start'),
    end: place('end'),
    paused: place('paused'),
  }
}

function getTimes(cell: (column: Column) => string, order: DayOrder, timeZone: string) {
  const moment = (dateText: string, timeText: string) => {
    const date = readDate(dateText, order)
    const seconds = readTimeOfDay(timeText)
    return date && seconds !== undefined ? momentAt({ date, seconds }, timeZone) : undefined
  }
  const startTime = moment(cell('startDate'), cell('startTime'))
  const shown = moment(cell('endDate'), cell('endTime'))
  if (startTime === undefined || shown === undefined) return undefined
  const seconds = readDuration(cell('duration'))
  // When clocks go back, 01:30 occurs twice: the duration resolves the ambiguity.
  const lasted = seconds === undefined ? undefined : startTime + seconds * 1000
  const endTime = lasted !== undefined && Math.abs(lasted - shown) === HOUR_MS ? lasted : shown
  return endTime < startTime ? undefined : { startTime, endTime, pausedPeriods: [] }
}

const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** Parses moments with offsets. The times of pauses are unknown: they become one pause at the end. */
function getOwnTimes(cell: (column: Column) => string) {
  const moment = (text: string) => (ISO_MOMENT.test(text) ? Date.parse(text) : Number.NaN)
  const startTime = moment(cell('start'))
  const endTime = moment(cell('end'))
  const paused = Number(cell('paused')) * 1000
  if (!(startTime <= endTime && paused >= 0 && paused <= endTime - startTime)) return undefined
  return { startTime, endTime, pausedPeriods: paused > 0 ? [{ start: endTime - paused, end: endTime }] : [] }
}

/** Order of day and month in 03/04/2026. */
export type DayOrder = 'day first' | 'month first'

/** The order that makes sense of all dates; 03/04/2026 alone is March 4, Clockify's own way. */
export function getDayOrder(texts: readonly string[]): DayOrder {
  const isDayFirst = texts.some((text) => Number(/^(\d{1,2})[/.-]\d{1,2}[/.-]\d{4}$/.exec(text)?.[1]) > 12)
  const hasPoints = texts.some((text) => /^\d{1,2}\.\d{1,2}\.\d{4}$/.test(text))
  return isDayFirst || hasPoints ? 'day first' : 'month first'
}

/** Parses `2026-03-29`, `29/03/2026`, `29.03.2026`, `03/29/2026`; undefined if the day does not exist. */
export function readDate(text: string, order: DayOrder): CivilDate | undefined {
  const [, year, month, day] = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(text) ?? []
  if (year !== undefined) return realDate(Number(year), Number(month), Number(day))
  const [, first, second, last] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  if (last === undefined) return undefined
  return order === 'day first'
    ? realDate(Number(last), Number(second), Number(first))
    : realDate(Number(last), Number(first), Number(second))
}

/** `09:05`, `9:05:30`, `09:05:30 PM` as seconds since 00:00. */
export function readTimeOfDay(text: string): number | undefined {
  const [, hours, minutes, seconds = '0', half] =
    /^(\d{1,2}):(\d\d)(?::(\d\d))?\s*([ap])?\.?(?:m\.?)?$/i.exec(text) ?? []
  if (hours === undefined || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  const hour =
    half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  const isReal = half === undefined ? hour < 24 : Number(hours) >= 1 && Number(hours) <= 12
  return isReal ? hour * 3600 + Number(minutes) * 60 + Number(seconds) : undefined
}

/** `01:30:00` as seconds. */
export function readDuration(text: string): number | undefined {
  const [, hours, minutes, seconds] = /^(\d+):([0-5]\d):([0-5]\d)$/.exec(text) ?? []
  return hours === undefined ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

function realDate(year: number, month: number, day: number): CivilDate | undefined {
  const real = fromDayNumber(toDayNumber({ year, month, day }))
  return real.year === year && real.month === month && real.day === day ? real : undefined
}
