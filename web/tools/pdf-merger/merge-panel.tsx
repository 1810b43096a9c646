import { formatBytes } from '#lib/bytes/format-bytes.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { Alert, Note } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Card } from '#web/ui/result.tsx'
import Combine from '~icons/lucide/combine'
import { outputName, TOO_FEW } from './merge-request.ts'
import type { MergeAnswer } from './pdf-job.ts'
import type { Merge } from './use-merge.ts'

type MergePanelProps = {
  readonly merge: Merge
  readonly isEnough: boolean
  readonly fileName: string
  /** Warning before merging. */
  readonly warning: string
}

const FOOT =
  'max-lg:visible max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-line max-lg:border-t max-lg:bg-surface max-lg:px-4 max-lg:py-2'

/** Renders the merge button, and the result. */
export function MergePanel({ merge, isEnough, fileName, warning }: MergePanelProps) {
  const isRunning = merge.progress !== undefined
  const isAlone =
    isEnough && !merge.merged && !isRunning && !merge.problem && !merge.isCanceled && warning === ''
  return (
    <Card
      title="Merged file"
      // On a phone the button at the foot of the screen says it all until there is more to say.
      className={`self-start lg:sticky lg:top-20 ${isAlone ? 'max-lg:invisible max-lg:absolute' : ''}`}
    >
      <div className="flex flex-col gap-3">
        {warning !== '' && <Note>{warning}</Note>}
        {/* On a phone at the foot of the screen, however long the list is. */}
        <div className={isEnough && !merge.merged ? FOOT : ''}>
          <Button
            kind={merge.merged ? 'plain' : 'go'}
            className="w-full"
            disabled={!merge.isReady}
            onClick={merge.start}
            icon={<Combine size={17} aria-hidden />}
          >
            {isRunning ? 'Processing...' : 'Merge & Download'}
          </Button>
        </div>
        {merge.isPart && (
          <Button kind="go" className="w-full" isSoftDisabled={isRunning} onClick={merge.start}>
            Save these pages
          </Button>
        )}
        {merge.isUnlocked && (
          <Button kind="go" className="w-full" isSoftDisabled={isRunning} onClick={merge.start}>
            {merge.hasPassword ? 'Save a copy with the new password' : 'Save a copy without a password'}
          </Button>
        )}
        {!isEnough && !merge.isPart && !merge.isUnlocked && (
          <p className="text-ink-soft text-sm">{TOO_FEW}</p>
        )}
        <Progress fraction={merge.progress} label="Merging" onCancel={merge.cancel} />
        {isRunning && (
          <Note tone="plain">
            Your browser is processing the PDFs. For large files, this may take a moment...
          </Note>
        )}
        <Alert problem={merge.problem} />
        {merge.isCanceled && <Note tone="plain">Cancelled. Your files are still in the list.</Note>}
        {merge.merged && <MergedFile merged={merge.merged} fileName={outputName(fileName)} />}
      </div>
    </Card>
  )
}

function MergedFile({ merged, fileName }: { readonly merged: MergeAnswer; readonly fileName: string }) {
  const { blob, pageCount, notes } = merged
  return (
    <>
      {/* On a phone it takes the place of the button at the foot of the screen. */}
      <div
        className={`${FOOT} flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-good-soft px-3.5 py-2.5 text-good max-lg:flex-nowrap max-lg:rounded-none`}
      >
        <div className="min-w-0 grow text-sm">
          <p className="truncate font-semibold">{fileName}</p>
          <p>
            {pluralize(pageCount, 'page')}, {formatBytes(blob.size)}
          </p>
        </div>
        <DownloadButton content={blob} fileName={fileName} label="Download again" kind="go" />
      </div>
      {notes.length > 0 && (
        <Note>
          <ul aria-label="Notes" className="flex flex-col gap-1 [overflow-wrap:anywhere]">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Note>
      )}
    </>
  )
}
