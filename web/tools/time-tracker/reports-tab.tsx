import { useRef, useState } from 'react'
import type { CivilDate } from '#lib/dates/civil-date.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { DropArea } from '#web/ui/file-drop.tsx'
import { DataCard } from './data-card.tsx'
import type { RowActions } from './entry-row.tsx'
import { ReportControls } from './report-controls.tsx'
import { ReportEntries } from './report-entries.tsx'
import { ReportResult } from './report-result.tsx'
import { takeFile } from './use-files.ts'
import { useReport } from './use-report.ts'
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
    <DropArea onFiles={take} invitation="Drop a backup or a CSV report of Toggl or Clockify">
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
