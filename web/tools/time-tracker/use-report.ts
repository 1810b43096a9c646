import { useDeferredValue, useMemo, useState } from 'react'
import { addDays, type CivilDate, formatCivilDate, toDayNumber, toIsoDate } from '#lib/dates/civil-date.ts'
import { dayStarts, wallTimeAt } from '#lib/dates/zoned-time.ts'
import { readBounded } from '#lib/numbers/read-bounded.ts'
import { toResult } from '#lib/result/result.ts'
import { overlappingIds } from './change-entries.ts'
import { NO_PROJECT } from './projects.ts'
import { openRange, type Range, rangeAround, stepDay } from './range.ts'
import { makeReport } from './report.ts'
import { searchEntries } from './search.ts'
import { getSegments } from './segments.ts'
import type { Tracker } from './use-tracker.ts'

export type ReportView = ReturnType<typeof useReport>

/** Range, filtered entries, and the resulting report. */
export function useReport(tracker: Tracker, today: CivilDate) {
  const { entries, projects, projectOf, state, timeZone, locale } = tracker
  const { period, from, to, group, rounding, roundTo } = state
  const [chosen, setChosen] = useState<CivilDate>()
  const [query, setQuery] = useState('')
  // Input appears at once, even when searching fifty thousand entries.
  const sought = useDeferredValue(query)
  const day = chosen ?? today

  const firstWeekday = useMemo(() => getFirstWeekday(locale), [locale])
  const range = useMemo((): Range => {
    if (period !== 'Custom range') return rangeAround(period, day, firstWeekday)
    const dayOf = (moment = Date.now()) => wallTimeAt(moment, timeZone).date
    return openRange(from, to, dayOf(entries.at(-1)?.startTime), today)
  }, [period, day, firstWeekday, from, to, entries, today, timeZone])
  const starts = useMemo(() => dayStarts(range.first, range.last, timeZone), [range, timeZone])

  const found = useMemo(() => {
    const [begin = 0, end = 0] = [starts[0], starts.at(-1)]
    const inRange = entries.filter(
      ({ startTime, endTime }) => startTime < end && (endTime > begin || startTime >= begin),
    )
    return searchEntries(inRange, sought, (id) => projectOf(id)?.name ?? NO_PROJECT)
  }, [entries, starts, sought, projectOf])
  const overlapping = useMemo(() => overlappingIds(found), [found])
  const minutes = readBounded(roundTo, { min: '1', max: '60', isWhole: true })
  const step = minutes.hint === undefined ? Number(minutes.value.toFixed()) : undefined
  const report = useMemo(() => {
    const exact = { mode: rounding, minutes: step ?? 1 }
    return makeReport(
      getSegments(found, starts),
      group,
      step === undefined ? { ...exact, mode: 'none' } : exact,
      projects,
      starts.length - 1,
    )
  }, [found, starts, group, rounding, step, projects])

  const dayLabel = (offset: number, style?: Intl.DateTimeFormatOptions) =>
    formatCivilDate(addDays(range.first, offset), locale, style)
  return {
    range,
    dayCount: starts.length - 1,
    found,
    overlapping,
    report,
    query,
    setQuery,
    roundHint: rounding === 'none' ? undefined : minutes.hint,
    /** Returns the label of a row by its key. */
    labelOf: (key: string): string => {
      if (group === 'Project') return projectOf(key)?.name ?? NO_PROJECT
      return group === 'Day' ? dayLabel(Number(key)) : key
    },
    dayLabel,
    weekdayLabel: (offset: number) => dayLabel(offset, { weekday: 'short' }),
    rangeLabel: rangeText(range, locale),
    isNow: toDayNumber(range.first) <= toDayNumber(today) && toDayNumber(today) <= toDayNumber(range.last),
    step: (steps: number) => setChosen(stepDay(period, day, steps)),
    backToNow: () => setChosen(undefined),
  }
}

function rangeText({ first, last }: Range, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const moment = (date: CivilDate) => Date.parse(`${toIsoDate(date)}T00:00:00Z`)
  return format.formatRange(moment(first), moment(last))
}

/** 1 for Monday to 7 for Sunday, as the locale has it; Monday where the browser does not know. */
function getFirstWeekday(locale: string): number {
  const known = toResult(() => new Intl.Locale(locale))
  if (!known.ok) return 1
  // Browsers have it as a method, as a property, or not at all; the type knows none of it.
  const found = known.value as { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } }
  return (found.getWeekInfo?.() ?? found.weekInfo)?.firstDay ?? 1
}
