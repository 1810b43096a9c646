import { useRef, useState } from 'react'
import type { CivilDate } from '#lib/dates/civil-date.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { Alert } from '#web/ui/alert.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { DropArea, FileButton } from '#web/ui/file-drop.tsx'
import { Card } from '#web/ui/result.tsx'
import { VirtualRows } from '#web/ui/virtual-list.tsx'
import { type RowActions, TwoLineRow } from './entry-row.tsx'
import { entryTimes } from './entry-times.ts'
import { ReportControls } from './report-controls.tsx'
import { ReportResult } from './report-result.tsx'
import { countedEntries } from './time-text.ts'
import { backupFile, TRACKER_FILES, takeFile } from './use-files.ts'
import { type ReportView, useReport } from './use-report.ts'
import type { Tracker } from './use-tracker.ts'

type ReportsTabProps = RowActions & { readonly tracker: Tracker }

/** Report of the time spent. */
export default function ReportsTab(props: ReportsTabProps) {
  const { today } = props.tracker
  return today ? <Reports {...props} today={today} /> : null
}

function Reports({ tracker, today, onEdit, onSay }: ReportsTabProps & { readonly today: CivilDate }) {
  const view = useReport(tracker, today)
  const [problem, setProblem] = useState<Problem>()
  const dataCard = useRef<HTMLDivElement>(null)
  const take = async (files: readonly File[]) => {
    const found = await takeFile(files)
    setProblem(found)
    // A file can be dropped far above the error message.
    if (found) dataCard.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <DropArea onFiles={take} invitation="Drop a backup or a CSV report of Toggl, Clockify, Kimai or Harvest">
      <div className="flex flex-col gap-4">
        <ReportControls tracker={tracker} view={view} />
        <ReportResult tracker={tracker} view={view} />
        <ReportEntries tracker={tracker} view={view} onEdit={onEdit} onSay={onSay} />
        <div ref={dataCard}>
          <DataCard problem={problem} onFiles={take} />
        </div>
      </div>
    </DropArea>
  )
}

type DataCardProps = {
  readonly problem: Problem | undefined
  readonly onFiles: (files: readonly File[]) => void
}

/** All of it as a file, and back; also from other trackers. */
export function DataCard({ problem, onFiles }: DataCardProps) {
  return (
    <Card title="Your data">
      <p className="mb-3 text-ink-soft text-sm">
        A backup holds all projects and entries. Import takes such a backup, or the detailed CSV report of
        Toggl, Clockify, Kimai or Harvest; duplicates are skipped.
      </p>
      <div className="flex flex-wrap gap-1.5">
        <DownloadButton
          label="Backup"
          content={backupFile}
          fileName="time-tracker-backup.json"
          type="application/json"
        />
        <FileButton label="Import" accept={TRACKER_FILES.accept} onFiles={onFiles} />
      </div>
      <div className="mt-3 empty:hidden">
        <Alert problem={problem} />
      </div>
    </Card>
  )
}

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
