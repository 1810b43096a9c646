import type { CivilDate } from '#lib/civil-date/civil-date.ts'
import { DataCard } from './data-card.tsx'
import type { RowActions } from './entry-row.tsx'
import { ReportControls } from './report-controls.tsx'
import { ReportEntries } from './report-entries.tsx'
import { ReportResult } from './report-result.tsx'
import { useReport } from './use-report.ts'
import type { Tracker } from './use-tracker.ts'

type ReportsTabProps = RowActions & { readonly tracker: Tracker }

/** Where the time went. */
export default function ReportsTab(props: ReportsTabProps) {
  const { today } = props.tracker
  return today ? <Reports {...props} today={today} /> : null
}

function Reports({ tracker, today, onEdit, onSay }: ReportsTabProps & { readonly today: CivilDate }) {
  const view = useReport(tracker, today)
  return (
    <div className="flex flex-col gap-4">
      <ReportControls tracker={tracker} view={view} />
      <ReportResult tracker={tracker} view={view} />
      <ReportEntries tracker={tracker} view={view} onEdit={onEdit} onSay={onSay} />
      <DataCard />
    </div>
  )
}
