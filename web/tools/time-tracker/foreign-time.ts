import { type CivilDate, fromDayNumber, toDayNumber } from '#lib/dates/civil-date.ts'

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
