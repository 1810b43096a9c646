import {
  addDays,
  addMonths,
  type CivilDate,
  daysInMonth,
  parseIsoDate,
  toDayNumber,
} from '#lib/dates/civil-date.ts'
import { toResult } from '#lib/result/result.ts'
import type { PeriodName } from './tracker-state.ts'

/** Civil days, the first and the last included. */
export type Range = { readonly first: CivilDate; readonly last: CivilDate }

/** Returns the day, week or month that contains a day; `firstWeekday` is 1 for Monday to 7 for Sunday. */
export function rangeAround(
  period: Exclude<PeriodName, 'Custom range'>,
  date: CivilDate,
  firstWeekday: number,
): Range {
  if (period === 'Day') return { first: date, last: date }
  if (period === 'Month')
    return { first: { ...date, day: 1 }, last: { ...date, day: daysInMonth(date.year, date.month) } }
  const first = addDays(date, -((weekday(date) - firstWeekday + 7) % 7))
  return { first, last: addDays(first, 6) }
}

/** Both ends in order, however they were chosen. */
export function rangeBetween(one: CivilDate, other: CivilDate): Range {
  return toDayNumber(one) <= toDayNumber(other) ? { first: one, last: other } : { first: other, last: one }
}

/** A day in the period before (-1) or after (1). */
export function stepDay(period: PeriodName, date: CivilDate, steps: number): CivilDate {
  if (period === 'Month') return addMonths({ ...date, day: 1 }, steps)
  return addDays(date, steps * (period === 'Week' ? 7 : 1))
}

/** 1 for Monday to 7 for Sunday. */
function weekday(date: CivilDate): number {
  // 1 January 1970 was a Thursday.
  return ((((toDayNumber(date) + 3) % 7) + 7) % 7) + 1
}

/** A custom range; without a date at an end it reaches to the first entry or to today. */
export function openRange(from: string, to: string, earliest: CivilDate, today: CivilDate): Range {
  const read = (text: string, otherwise: CivilDate) => {
    const date = toResult(() => parseIsoDate(text))
    return date.ok ? date.value : otherwise
  }
  return rangeBetween(read(from, earliest), read(to, today))
}
