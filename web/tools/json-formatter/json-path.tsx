import { useMemo } from 'react'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { useDebounced } from '#web/platform/use-debounced.ts'
import { useLiveJob } from '#web/platform/worker/use-live-job.ts'
import type { WorkerQueue } from '#web/platform/worker/worker-queue.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Announcer } from '#web/ui/announcer.tsx'
import { JsonColors } from '#web/ui/json-colors.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { INDENT_TEXT, type Indent } from './format-options.ts'
import type { JobOf, JsonWorkerDocument, Selected } from './json-job.ts'

type SelectionOptions = {
  readonly queue: WorkerQueue
  readonly document: JsonWorkerDocument | undefined
  /** Empty without a query. */
  readonly path: string
  readonly indent: Indent
}

/** Selects values of the document by a JSONPath query (RFC 9535). */
export function useSelection({ queue, document, path, indent }: SelectionOptions) {
  const job = useMemo<JobOf<'select'> | undefined>(
    () =>
      path === '' || !document ? undefined : { kind: 'select', document, path, indent: INDENT_TEXT[indent] },
    [document, path, indent],
  )
  const { last, progress, cancel } = useLiveJob<JobOf<'select'>, Selected>(queue, job)
  const result = job && last?.result
  const problem = useDebounced(result?.ok === false ? result.problem : undefined)
  return { path, problem, progress, cancel, selected: result?.ok ? result.value : undefined }
}

/** Values picked out of the document by a query. */
export function JsonPath({
  selection: { path, problem, progress, cancel, selected },
}: {
  readonly selection: ReturnType<typeof useSelection>
}) {
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 p-3.5">
      {path === '' && (
        <p className="text-ink-soft text-sm">
          Type a path above, such as <code translate="no">$.items[*].name</code>.
        </p>
      )}
      <Alert problem={problem} />
      <Progress fraction={progress} label="Selecting…" onCancel={cancel} />
      <output
        translate="no"
        aria-label="JSONPath result"
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="block min-h-24 flex-1 overflow-auto whitespace-pre-wrap rounded-control border border-line p-3 font-mono text-code [overflow-wrap:anywhere]"
      >
        <JsonColors text={selected?.window.text ?? ''} />
      </output>
      {selected && (
        <div className="text-ink-soft text-sm">
          <span role="status" aria-live="off">
            {pluralize(selected.nodes.length, 'value')}
          </span>
          <Announcer text={pluralize(selected.nodes.length, 'value')} />
        </div>
      )}
    </div>
  )
}
