import { addDays, type CivilDate, fromDayNumber, toDayNumber, toIsoDate } from './civil-date.ts'
import { DAY_MS, HOUR_MS } from './durations.ts'

/** A clock on the wall of some zone: a civil day and the seconds since its 00:00. */
type WallTime = { readonly date: CivilDate; readonly seconds: number }

const zones = new Map<string, (moment: number) => number>()

/** How far clocks in an IANA zone are ahead of UTC at a moment, in milliseconds. */
export function zoneOffsetMs(moment: number, timeZone: string): number {
  const known = zones.get(timeZone)
  if (known) return known(moment)
  const made = getOffsets(timeZone)
  zones.set(timeZone, made)
  return made(moment)
}

/** Returns the wall time of the zone at a moment, to the second. */
export function wallTimeAt(moment: number, timeZone: string): WallTime {
  const local = moment + zoneOffsetMs(moment, timeZone)
  const day = Math.floor(local / DAY_MS)
  return { date: fromDayNumber(day), seconds: Math.floor((local - day * DAY_MS) / 1000) }
}

/**
 * Returns the moment at which clocks in the zone show a time. Of two such moments it is the earlier; a time skipped by
 * a clock change is moved later by the gap (as ECMAScript's Temporal does with `compatible`).
 */
export function momentAt({ date, seconds }: WallTime, timeZone: string): number {
  const local = toDayNumber(date) * DAY_MS + seconds * 1000
  const before = zoneOffsetMs(local - DAY_MS, timeZone)
  const after = zoneOffsetMs(local + DAY_MS, timeZone)
  const isRight = (offset: number) => zoneOffsetMs(local - offset, timeZone) === offset
  return local - (!isRight(before) && isRight(after) ? after : before)
}

/** Returns all moments at which clocks in the zone show the time of `moment`: two in an hour that is repeated. */
export function equalMoments(moment: number, timeZone: string): number[] {
  const { seconds } = wallTimeAt(moment, timeZone)
  return [moment - HOUR_MS, moment, moment + HOUR_MS].filter(
    (other) => wallTimeAt(other, timeZone).seconds === seconds,
  )
}

/** The first moment of a civil day in the zone, which need not be 00:00. */
export function startOfDay(date: CivilDate, timeZone: string): number {
  return momentAt({ date, seconds: 0 }, timeZone)
}

/** The first moments of the days from the first to the last, and that of the day after. */
export function dayStarts(first: CivilDate, last: CivilDate, timeZone: string): number[] {
  const count = Math.max(0, toDayNumber(last) - toDayNumber(first) + 1)
  return Array.from({ length: count + 1 }, (_, index) => startOfDay(addDays(first, index), timeZone))
}

/** ISO 8601 with the zone's offset, to the second: `2026-03-29T03:00:00+01:00`. */
export function zonedIso(moment: number, timeZone: string): string {
  const offset = Math.round(zoneOffsetMs(moment, timeZone) / 60_000)
  const size = Math.abs(offset)
  const sign = offset < 0 ? '-' : '+'
  return `${wallIso(wallTimeAt(moment, timeZone))}${sign}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** ISO 8601 without a zone, `2026-03-29T03:00:00`; the value of a `datetime-local` input. */
export function wallIso({ date, seconds }: WallTime): string {
  return `${toIsoDate(date)}T${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/**
 * A call of `Intl` costs far more than an addition, and a file has a hundred thousand moments: offsets are computed at
 * the ends of a UTC day, and inside it only if they differ.
 */
function getOffsets(timeZone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    era: 'short',
  })
  const ask = (moment: number): number => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
    const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type))
    const year = parts.get('era') === 'BC' ? 1 - number('year') : number('year')
    const days = toDayNumber({ year, month: number('month'), day: number('day') })
    const local =
      days * DAY_MS + number('hour') * 3_600_000 + number('minute') * 60_000 + number('second') * 1000
    return local - Math.floor(moment / 1000) * 1000
  }
  const atDay = new Map<number, number>()
  const ofDay = (day: number): number => {
    const known = atDay.get(day)
    if (known !== undefined) return known
    const offset = ask(day * DAY_MS)
    atDay.set(day, offset)
    return offset
  }
  return (moment) => {
    const day = Math.floor(moment / DAY_MS)
    const first = ofDay(day)
    return first === ofDay(day + 1) ? first : ask(moment)
  }
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
