import { useMemo } from 'react'
import { useLiveJob } from '#web/platform/worker/use-live-job.ts'
import { useWorkerQueue } from '#web/platform/worker/use-worker-queue.ts'
import { countText, type TextCounts } from './count-text.ts'
import { countingCost } from './counting-cost.ts'

type CountJob = { readonly text: string }

/** 100,000 words are counted in about 20 milliseconds, within the key that is typed; what takes longer goes to a worker. */
const MAX_SYNC_LENGTH = 700_000

function createWorker(): Worker {
  return new Worker(new URL('./count.worker.ts', import.meta.url), { type: 'module' })
}

/** Returns the counts for any length; the previous ones while a large input is being counted. */
export function useTextCounts(text: string) {
  const isLong = useMemo(() => countingCost(text) > MAX_SYNC_LENGTH, [text])
  const atOnce = useMemo(() => (isLong ? undefined : countText(text)), [text, isLong])
  const job = useMemo<CountJob | undefined>(() => (isLong ? { text } : undefined), [text, isLong])
  const { last, progress, isCanceled, cancel } = useLiveJob<CountJob, TextCounts>(
    useWorkerQueue(createWorker),
    job,
  )
  const workerCounts = last?.result.ok ? last.result.value : undefined
  return {
    counts: atOnce ?? workerCounts,
    isCurrent: !isLong || last?.job === job,
    progress,
    isCanceled,
    cancel,
  }
}
