import { useMemo } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/result.tsx'
import { overlappingIds } from './change-entries.ts'
import type { Entry } from './entry.ts'
import { EntryRow, type RowActions } from './entry-row.tsx'
import { entryTimes } from './entry-times.ts'
import { getSegments } from './segments.ts'
import { secondsText } from './time-text.ts'
import { stopTimer } from './timer.ts'
import { type Tracker, useTimerNow } from './use-tracker.ts'

type TodayCardProps = Omit<RowActions, 'onEdit'> & {
  readonly tracker: Tracker
  readonly onEdit: (entry: Entry | 'new') => void
}

/** Entries since local midnight. */
export function TodayCard({ tracker, onEdit, onSay }: TodayCardProps) {
  const { entries, projectOf, locale, timeZone, todayStarts } = tracker
  const todays = useMemo(() => getEntries(entries, todayStarts), [entries, todayStarts])
  const overlapping = useMemo(() => overlappingIds(todays), [todays])
  return (
    <Card>
      <div className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-semibold text-base">Today</h2>
        <TodayTotal tracker={tracker} todays={todays} />
        <Button size="small" className="ml-auto" onClick={() => onEdit('new')}>
          Add entry
        </Button>
      </div>
      {todays.length === 0 && <p className="py-2 text-ink-soft text-sm">No time entries for today yet.</p>}
      <ul aria-label="Today" className="divide-y divide-line">
        {todays.map((entry) => (
          <li key={entry.id}>
            <EntryRow
              entry={entry}
              project={projectOf(entry.projectId)}
              time={entryTimes(entry, locale, timeZone, entry.startTime < (todayStarts[0] ?? 0))}
              isOverlapping={overlapping.has(entry.id)}
              onEdit={onEdit}
              onSay={onSay}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

type TotalProps = { readonly tracker: Tracker; readonly todays: readonly Entry[] }

/** With what the running timer has counted today. */
function TodayTotal({ tracker: { timer, todayStarts }, todays }: TotalProps) {
  const now = useTimerNow(timer)
  const all = timer ? [...todays, stopTimer(timer, now)] : todays
  const seconds = getSegments(all, todayStarts).reduce((sum, segment) => sum + segment.seconds, 0)
  return (
    <output translate="no" aria-label="Total today" aria-live="off" className="text-ink-soft tabular-nums">
      {secondsText(seconds)}
    </output>
  )
}

/** Returns the entries that overlap the day. */
function getEntries(entries: readonly Entry[], [start, end]: readonly number[]): readonly Entry[] {
  if (start === undefined || end === undefined) return []
  return entries.filter(
    ({ startTime, endTime }) => startTime < end && (endTime > start || startTime >= start),
  )
}
