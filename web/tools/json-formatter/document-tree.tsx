import { type Ref, useMemo } from 'react'
import type { JsonDocument } from '#lib/json/document.ts'
import { useLiveJob } from '#web/platform/worker/use-live-job.ts'
import type { WorkerQueue } from '#web/platform/worker/worker-queue.ts'
import JsonTree from '#web/ui/json-tree.tsx'
import type { StepThrough } from '#web/ui/json-tree-search.tsx'
import type { JobOf, JsonWorkerDocument } from './json-job.ts'

/** Renders the document of a worker queue as a tree. */
export default function DocumentTree({
  queue,
  workerDocument,
  query,
  stepRef,
}: {
  readonly queue: WorkerQueue
  readonly workerDocument: JsonWorkerDocument
  /** The words that the find field looks for. */
  readonly query: string
  readonly stepRef: Ref<StepThrough>
}) {
  const job = useMemo<JobOf<'tree'>>(() => ({ kind: 'tree', document: workerDocument }), [workerDocument])
  const { last } = useLiveJob<JobOf<'tree'>, JsonDocument>(queue, job)
  if (!last?.result.ok) return null
  return (
    <JsonTree
      queue={queue}
      workerDocument={last.job.document}
      document={last.result.value}
      query={query}
      stepRef={stepRef}
    />
  )
}
