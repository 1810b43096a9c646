import { type CivilDate, fromDayNumber, toDayNumber } from '#lib/dates/civil-date.ts'
import { DAY_MS, HOUR_MS } from '#lib/dates/durations.ts'
import { equalMoments, momentAt } from '#lib/dates/zoned-time.ts'
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
  /** All dates make sense in either order. */
  readonly isOrderInDoubt: boolean
}

/**
 * Column names of this project, with the names in Toggl Track, Clockify, Kimai and Harvest; the last three are from
 * this project's export.
 */
const COLUMNS = {
  project: ['project'],
  activity: ['activity', 'task'],
  description: ['description', 'notes'],
  tags: ['tags'],
  billable: ['billable', 'billable?'],
  startDate: ['start date', 'date'],
  startTime: ['start time', 'from', 'begin'],
  endDate: ['end date', 'stop date'],
  endTime: ['end time', 'stop time', 'to'],
  duration: ['duration', 'duration (h)'],
  hours: ['hours'],
  start: ['start'],
  end: ['end'],
  paused: ['paused seconds'],
} as const
type Column = keyof typeof COLUMNS

export type ImportOptions = {
  readonly timeZone: string
  /** Order of day and month, in place of the one that the dates suggest. */
  readonly order?: DayOrder | undefined
  /** Order of the visitor's region, if the dates make sense in either one. */
  readonly regionOrder: DayOrder
}

/**
 * Parses this project's export or a detailed CSV report of Toggl Track, Clockify, Kimai or Harvest, with times in the
 * zone. Harvest has hours without times: they follow one another from 09:00. Throws UserError if the time columns are
 * missing.
 */
export function importCsv(csv: string, { timeZone, order: given, regionOrder }: ImportOptions): Imported {
  const [headings = [], ...rows] = parseCsv(csv, { ...CSV_READING, delimiter: detectDelimiter(csv) })
  const places = getPlaces(headings)
  const isOwn = places.start !== -1 && places.end !== -1
  const has = (...columns: readonly Column[]) => columns.every((column) => places[column] !== -1)
  if (!isOwn && !has('startDate', 'startTime', 'endTime') && !has('startDate', 'hours'))
    throw new UserError(
      'This file is no time report of Toggl, Clockify, Kimai or Harvest',
      'Export the detailed report as CSV, with dates and times, such as Start date, Start time, End date and End time.',
    )
  const cell = (row: readonly string[], column: Column) => (row[places[column]] ?? '').trim()
  const dates = rows.flatMap((row) => [cell(row, 'startDate'), cell(row, 'endDate')])
  const found = getDayOrder(dates)
  const order = given ?? found ?? regionOrder
  const harvest = new HarvestDays(timeZone)
  const entries: ForeignEntry[] = []
  const badRows: number[] = []
  const cutRows: number[] = []
  rows.forEach((row, index) => {
    const read = (column: Column) => cell(row, column)
    const times = isOwn
      ? getOwnTimes(read)
      : has('startTime')
        ? getTimes(read, order, timeZone)
        : harvest.next(readDate(read('startDate'), order), read('hours'))
    if (!times) {
      badRows.push(index + 2)
      return
    }
    const project = read('project').normalize('NFC')
    const description = [read('activity'), read('description')].filter((text) => text !== '').join(': ')
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
  return {
    entries,
    badRows,
    cutRows,
    order: hasSlashDates ? order : undefined,
    isOrderInDoubt: hasSlashDates && found === undefined,
  }
}

const DAY_START_S = 9 * 3600

/** Days of Harvest, whose entries have a length but no times. */
class HarvestDays {
  readonly #timeZone: string
  /** End of the last entry of each day, by day number. */
  readonly #ends = new Map<number, number>()

  constructor(timeZone: string) {
    this.#timeZone = timeZone
  }

  /** Returns the times of the next entry of a day: from 09:00, or from the end of the entry before it. */
  next(date: CivilDate | undefined, hours: string) {
    const length = /^\d+(?:[.,]\d+)?$/.test(hours) ? Number(hours.replace(',', '.')) * HOUR_MS : undefined
    if (!date || length === undefined) return undefined
    const day = toDayNumber(date)
    const startTime = this.#ends.get(day) ?? momentAt({ date, seconds: DAY_START_S }, this.#timeZone)
    const endTime = startTime + Math.round(length)
    this.#ends.set(day, endTime)
    return { startTime, endTime, pausedPeriods: [] }
  }
}

function getPlaces(headings: readonly string[]): Record<Column, number> {
  const known = headings.map((heading) => heading.trim().toLowerCase())
  const place = (column: Column) => {
    const names: readonly string[] = COLUMNS[column]
    return known.findIndex((heading) => names.includes(heading))
  }
  return {
    project: place('project'),
    activity: place('activity'),
    hours: place('hours'),
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
  const start = moment(cell('startDate'), cell('startTime'))
  const end = moment(cell('endDate') || cell('startDate'), cell('endTime'))
  if (start === undefined || end === undefined) return undefined
  // Without an end date, an earlier end is on the next day.
  const shown = cell('endDate') === '' && end < start ? end + DAY_MS : end
  const { startTime, endTime } = resolveClockChange(start, shown, readDuration(cell('duration')), timeZone)
  return endTime < startTime ? undefined : { startTime, endTime, pausedPeriods: [] }
}

/** When clocks go back, 01:30 occurs twice: the duration resolves which one a start or an end is. */
function resolveClockChange(start: number, end: number, seconds: number | undefined, timeZone: string) {
  const shown = { startTime: start, endTime: end }
  if (seconds === undefined || Math.abs(end - start - seconds * 1000) !== HOUR_MS) return shown
  const later = { startTime: start + HOUR_MS, endTime: end }
  if (
    equalMoments(start, timeZone).includes(later.startTime) &&
    later.endTime - later.startTime === seconds * 1000
  )
    return later
  return { startTime: start, endTime: start + seconds * 1000 }
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

/** Returns the only order that makes sense of all dates; undefined if both do. */
export function getDayOrder(texts: readonly string[]): DayOrder | undefined {
  const isMonthFirst = texts.some((text) => Number(/^\d{1,2}[/.-](\d{1,2})[/.-]\d{4}$/.exec(text)?.[1]) > 12)
  const isDayFirst = texts.some((text) => Number(/^(\d{1,2})[/.-]\d{1,2}[/.-]\d{4}$/.exec(text)?.[1]) > 12)
  const hasPoints = texts.some((text) => /^\d{1,2}\.\d{1,2}\.\d{4}$/.test(text))
  if (isDayFirst || hasPoints) return 'day first'
  return isMonthFirst ? 'month first' : undefined
}

/** Returns the order of day and month in a region, by a BCP 47 tag. */
export function getRegionOrder(locale: string): DayOrder {
  const parts = new Intl.DateTimeFormat(locale).formatToParts(0).map(({ type }) => type)
  return parts.indexOf('month') < parts.indexOf('day') ? 'month first' : 'day first'
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
