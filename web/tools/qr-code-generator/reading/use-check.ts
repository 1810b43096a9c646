import { useMemo } from 'react'
import { useLiveJob } from '#web/platform/worker/use-live-job.ts'
import { useWorkerQueue } from '#web/platform/worker/use-worker-queue.ts'
import type { Design } from '../drawing/design.ts'
import { createReader, ENGINE } from './create-reader.ts'
import type { CheckJob, ReadAnswer } from './read-job.ts'
import { type Verdict, verdictOn } from './verdict.ts'

/** Reads a design back in its download form, and judges it. `text` is the expected content. */
export function useCheck(design: Design | undefined, text: string): Verdict & { readonly error: string } {
  const queue = useWorkerQueue(createReader)
  const job = useMemo(
    () => (design ? ({ kind: 'check', document: ENGINE, design } satisfies CheckJob) : undefined),
    [design],
  )
  const { last } = useLiveJob<CheckJob, ReadAnswer>(queue, job)
  if (!design) return { kind: 'unchecked', error: '' }
  const result = last?.job === job ? last?.result : undefined
  const reading = result?.ok ? { text: result.value[0]?.text } : undefined
  return {
    ...verdictOn(design.settings, text, reading, design.logo !== undefined),
    error: result && !result.ok ? result.problem.message : '',
  }
}
