import { useMemo } from 'react'
import { Card } from '#web/ui/result.tsx'
import { overlappingIds } from './change-entries.ts'
import { EntryRow, type RowActions } from './entry-row.tsx'
import { entryTimes } from './entry-times.ts'
import { entriesOf, recentEntries } from './recent.ts'
import type { Tracker } from './use-tracker.ts'

/** The last five entries, of whichever day. */
export function RecentCard({ tracker, onEdit, onSay }: RowActions & { readonly tracker: Tracker }) {
  const { entries, projectOf, locale, timeZone, todayStarts } = tracker
  const overlapping = useMemo(() => overlappingIds(entriesOf(entries, todayStarts)), [entries, todayStarts])
  return (
    <Card title="Recent Entries">
      {entries.length === 0 && <p className="text-ink-soft text-sm">No time entries yet.</p>}
      <ul aria-label="Recent Entries" className="divide-y divide-line">
        {recentEntries(entries).map((entry) => (
          <li key={entry.id}>
            <EntryRow
              entry={entry}
              project={projectOf(entry.projectId)}
              time={entryTimes(entry, locale, timeZone, true)}
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
