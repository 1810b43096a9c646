import { useMemo } from 'react'
import { useLiveJob } from '#web/platform/worker/use-live-job.ts'
import { useWorkerQueue } from '#web/platform/worker/use-worker-queue.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Progress } from '#web/ui/progress.tsx'
import type { JobOf, JsonAnswer } from './json-job.ts'
import { type DiffPart, listReasons, repairDiff } from './repair-diff.ts'
import { createJsonWorker } from './use-json-formatter.ts'

type RepairDialogProps = {
  readonly text: string
  readonly onUse: (text: string) => void
  readonly onClose: () => void
}

/** Preview of a repair; nothing changes until the visitor agrees. */
export default function RepairDialog({ text, onUse, onClose }: RepairDialogProps) {
  const job = useMemo<JobOf<'repair'>>(() => ({ kind: 'repair', text }), [text])
  const { last, progress } = useLiveJob<JobOf<'repair'>, JsonAnswer['repair']>(
    useWorkerQueue(createJsonWorker),
    job,
  )
  const result = last?.result
  const repair = result?.ok ? result.value : undefined
  return (
    <Dialog title="Repair" onClose={onClose} className="max-w-2xl">
      <Progress fraction={progress} label="Looking for what was meant…" onCancel={onClose} />
      <Alert problem={result?.ok === false ? result.problem : undefined} />
      {repair && (
        <>
          <p className="mb-3 text-ink-soft">
            {repair.changes.length} {repair.changes.length === 1 ? 'change makes' : 'changes make'} this valid
            JSON. Check that it is what you meant.
          </p>
          <ul className="mb-3 max-h-32 list-disc overflow-auto pl-5 text-sm">
            {listReasons(repair.changes).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
            tabIndex={0}
            aria-label="Changes"
            className="max-h-72 overflow-auto whitespace-pre-wrap rounded-control bg-sunken p-3 font-mono text-sm [overflow-wrap:anywhere]"
          >
            {repairDiff(text, repair.changes).map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one diff never move
              <Part key={index} part={part} />
            ))}
          </section>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button
              kind="go"
              onClick={() => {
                onUse(repair.text)
                onClose()
              }}
            >
              Use repaired text
            </Button>
            <Button onClick={onClose}>Keep mine</Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

function Part({ part: { kind, text } }: { readonly part: DiffPart }) {
  switch (kind) {
    case 'removed':
      return <del className="bg-wrong-soft text-wrong">{text}</del>
    case 'added':
      return <ins className="bg-good-soft text-good">{text}</ins>
    case 'skipped':
      return (
        <span className="text-ink-soft">{`\n… ${text.length.toLocaleString('en')} characters as they are …\n`}</span>
      )
    default:
      return text
  }
}
