import { Card } from '#web/ui/result.tsx'
import { EntryRow, type RowActions } from './entry-row.tsx'
import { entryTimes } from './entry-times.ts'
import type { Tracker } from './use-tracker.ts'

const RECENT = 5

/** The last five entries, of whichever day. */
export function RecentCard({ tracker, onEdit, onSay }: RowActions & { readonly tracker: Tracker }) {
  const { entries, projectOf, locale, timeZone } = tracker
  return (
    <Card title="Recent Entries">
      {entries.length === 0 && <p className="text-ink-soft text-sm">No time entries yet.</p>}
      <ul aria-label="Recent Entries" className="divide-y divide-line">
        {entries.slice(0, RECENT).map((entry) => (
          <li key={entry.id}>
            <EntryRow
              entry={entry}
              project={projectOf(entry.projectId)}
              time={entryTimes(entry, locale, timeZone, true)}
              onEdit={onEdit}
              onSay={onSay}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
