import type { Problem } from '#lib/result/user-error.ts'
import { Alert } from '#web/ui/alert.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import { Card } from '#web/ui/result.tsx'
import { backupFile, TRACKER_FILES } from './use-files.ts'

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
        Toggl or Clockify; what is here already is not doubled.
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
