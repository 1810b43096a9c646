import { lazy, Suspense, useMemo } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card, figureSize } from '#web/ui/result.tsx'
import { overlappingIds } from './change-entries.ts'
import type { Entry } from './entry.ts'
import { EntryRow, type RowActions } from './entry-row.tsx'
import { entryTimes } from './entry-times.ts'
import { projectTimes } from './project-times.ts'
import { NO_PROJECT } from './projects.ts'
import { entriesOf, recentEntries } from './recent.ts'
import { getSegments } from './segments.ts'
import { spokenText } from './time-text.ts'
import { stopTimer } from './timer.ts'
import { type Tracker, useTimerNow } from './use-tracker.ts'

const TodayBar = lazy(() => import('./today-bar.tsx'))

type TodayCardProps = Omit<RowActions, 'onEdit'> & {
  readonly tracker: Tracker
  readonly onEdit: (entry: Entry | 'new') => void
}

/** Time since local midnight by project, and the day's entries that are not among the recent ones. */
export function TodayCard({ tracker, onEdit, onSay }: TodayCardProps) {
  const { entries, projectOf, locale, timeZone, todayStarts } = tracker
  const todays = useMemo(() => entriesOf(entries, todayStarts), [entries, todayStarts])
  const overlapping = useMemo(() => overlappingIds(todays), [todays])
  const recent = recentEntries(entries)
  const earlier = todays.filter((entry) => !recent.includes(entry))
  return (
    <Card>
      <div className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-semibold text-base">Today</h2>
        <Button size="small" className="ml-auto" onClick={() => onEdit('new')}>
          Add entry
        </Button>
      </div>
      {(todays.length > 0 || tracker.timer) && <TodayTotal tracker={tracker} todays={todays} />}
      {todays.length === 0 && (
        <p className="py-2 text-ink-soft text-sm">
          {tracker.timer ? '1 timer running' : 'No time entries for today yet.'}
        </p>
      )}
      {earlier.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold text-sm">Earlier today</h3>
          <ul aria-label="Earlier today" className="divide-y divide-line">
            {earlier.map((entry) => (
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
        </>
      )}
    </Card>
  )
}

type TotalProps = { readonly tracker: Tracker; readonly todays: readonly Entry[] }

/** With what the running timer has counted today. */
function TodayTotal({ tracker: { timer, todayStarts, projectOf }, todays }: TotalProps) {
  const now = useTimerNow(timer)
  const segments = getSegments(timer ? [...todays, stopTimer(timer, now)] : todays, todayStarts)
  const times = projectTimes(segments)
  const seconds = times.reduce((sum, time) => sum + time.seconds, 0)
  // A timer has its line from the start: its first second moves nothing.
  const shown = seconds === 0 && timer ? [{ projectId: timer.projectId, seconds: 0 }] : times
  const text = spokenText(seconds)
  return (
    <>
      <output
        translate="no"
        aria-label="Total today"
        aria-live="off"
        className="figure block"
        style={figureSize(text)}
      >
        {text}
      </output>
      {shown.length > 0 && (
        <Suspense fallback={<div className="h-19" />}>
          <TodayBar
            parts={shown.map((time) => ({
              label: projectOf(time.projectId)?.name ?? NO_PROJECT,
              color: projectOf(time.projectId)?.color ?? 'var(--line-strong)',
              share: seconds === 0 ? 1 : time.seconds / seconds,
              text: spokenText(time.seconds),
            }))}
          />
        </Suspense>
      )}
    </>
  )
}
