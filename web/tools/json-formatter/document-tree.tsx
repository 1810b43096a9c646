import { useMemo } from 'react'
import type { JsonDocument } from '#lib/json/document.ts'
import { useLiveJob } from '#web/platform/worker/use-live-job.ts'
import type { Desk } from '#web/platform/worker/worker-queue.ts'
import JsonTree from '#web/ui/json-tree.tsx'
import type { HeldJson, JobOf } from './json-job.ts'

/** The document that a desk holds, as a tree. */
export default function DocumentTree({ desk, held }: { readonly desk: Desk; readonly held: HeldJson }) {
  const job = useMemo<JobOf<'tree'>>(() => ({ kind: 'tree', document: held }), [held])
  const { last } = useLiveJob<JobOf<'tree'>, JsonDocument>(desk, job)
  if (!last?.result.ok) return null
  return <JsonTree desk={desk} held={last.job.document} document={last.result.value} />
}
