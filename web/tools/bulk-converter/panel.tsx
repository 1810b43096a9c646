import { lazy, Suspense } from 'react'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Card } from '#web/ui/result.tsx'
import { convertedFiles, getMismatch, getStatus, getSummary } from './listed-file.ts'
import type { Settings } from './settings.ts'
import type { Converting } from './use-converting.ts'
import type { FileList } from './use-file-list.ts'

const SaveAll = lazy(() => import('#web/ui/save-all.tsx').then(({ SaveAll }) => ({ default: SaveAll })))

type PanelProps = {
  readonly list: FileList
  readonly settings: Settings
  readonly converting: Converting
}

/** Renders the convert button, the progress, and the results. */
export function Panel({ list, settings, converting }: PanelProps) {
  const { running, left } = converting
  const hasNew = left.some((listed) => getStatus(listed, settings) === 'ready')
  const made = convertedFiles(list.files, settings).flatMap(({ made: { files } }) => files)
  const isDone = made.length > 0 && !hasNew
  const bad = list.files.filter((listed) => getMismatch(listed, settings)).length
  const summary = getSummary(list.files, settings)
  return (
    <Card className="sticky bottom-0 z-10 self-start max-lg:py-3 lg:top-20 lg:bottom-auto">
      <div className="flex flex-col gap-3">
        {/* With something converted and nothing new, saving is what comes next; rows can be tried again. */}
        <div className="flex flex-wrap gap-2 *:grow">
          {isDone && !running ? (
            <Suspense fallback={<div className="h-11" />}>
              <SaveAll files={made} zipName="converted_files.zip" kind="go" />
            </Suspense>
          ) : (
            <Button
              kind={hasNew ? 'go' : 'plain'}
              isSoftDisabled={running !== undefined || left.length === 0}
              onClick={converting.convertAll}
            >
              Convert
            </Button>
          )}
        </div>
        <div>
          {running ? (
            <Progress
              fraction={running.done / running.total}
              label={`${running.done} of ${running.total} done`}
              onCancel={converting.cancelAll}
            />
          ) : (
            <p role="status" aria-label="Summary" className="font-medium text-sm tabular-nums empty:hidden">
              {summary}
            </p>
          )}
          {!running && summary === '' && (
            <p className="text-ink-soft text-sm">
              {bad === 0
                ? 'Two files are converted at a time. You can stop any of them.'
                : `${list.files.length - bad} of ${pluralize(list.files.length, 'file')} can be converted.`}
            </p>
          )}
        </div>
      </div>
    </Card>
  )
}
