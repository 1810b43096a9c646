import { useRef } from 'react'
import { Card } from '#web/ui/result.tsx'
import { VirtualRows } from '#web/ui/virtual-list.tsx'
import { type RowActions, TwoLineRow } from './entry-row.tsx'
import { entryTimes } from './entry-times.ts'
import { countedEntries } from './time-text.ts'
import type { ReportView } from './use-report.ts'
import type { Tracker } from './use-tracker.ts'

type ReportEntriesProps = RowActions & { readonly tracker: Tracker; readonly view: ReportView }

const ROW_HEIGHT = 68
const MAX_HEIGHT = 480

/** The entries behind the report, however many: only those in sight are drawn. */
export function ReportEntries({ tracker, view, onEdit, onSay }: ReportEntriesProps) {
  const scroll = useRef<HTMLDivElement>(null)
  const { found, overlapping } = view
  const { projectOf, locale, timeZone } = tracker
  return (
    <Card title={`${countedEntries(found.length)} in this report`}>
      <div
        ref={scroll}
        className="relative overflow-y-auto"
        style={{ height: Math.min(found.length * ROW_HEIGHT, MAX_HEIGHT) }}
      >
        <VirtualRows count={found.length} rowHeight={ROW_HEIGHT} scrollRef={scroll}>
          {({ first, count }) => (
            <ul aria-label="Entries">
              {found.slice(first, first + count).map((entry, index) => (
                <li
                  key={entry.id}
                  aria-setsize={found.length}
                  aria-posinset={first + index + 1}
                  className="flex flex-col justify-center border-line border-t"
                  style={{ height: ROW_HEIGHT }}
                >
                  <TwoLineRow
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
          )}
        </VirtualRows>
      </div>
    </Card>
  )
}
