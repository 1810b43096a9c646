import { useMemo } from 'react'
import { useLiveJob } from '#web/browser/use-live-job.ts'
import { countText, type TextCounts } from './count-text.ts'

type CountJob = { readonly text: string }

/** A text of 50,000 words is counted in about ten milliseconds; longer ones are counted in a worker. */
const LONGEST_AT_ONCE = 300_000

function createWorker(): Worker {
  return new Worker(new URL('./count.worker.ts', import.meta.url), { type: 'module' })
}

/** The counts of a text, whatever its length; those of a moment ago while a long one is still counted. */
export function useTextCounts(text: string) {
  const isLong = text.length > LONGEST_AT_ONCE
  const atOnce = useMemo(() => (isLong ? undefined : countText(text)), [text, isLong])
  const job = useMemo<CountJob | undefined>(() => (isLong ? { text } : undefined), [text, isLong])
  const { last, progress, isCancelled, cancel } = useLiveJob<CountJob, TextCounts>(createWorker, job)
  const counted = last?.outcome.ok ? last.outcome.value : undefined
  return {
    counts: atOnce ?? counted,
    isCurrent: !isLong || last?.job === job,
    progress,
    isCancelled,
    cancel,
  }
}
