import { useMemo } from 'react'
import { useLiveJob } from '#web/platform/worker/use-live-job.ts'
import { useWorkerQueue } from '#web/platform/worker/use-worker-queue.ts'
import { countText, type TextCounts } from './count-text.ts'

type CountJob = { readonly text: string }

/** 100,000 words are counted in about 20 milliseconds, within the key event; longer text is counted in a worker. */
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

/** Approximate factor for a character that is segmented by dictionary or combining characters. */
const SLOW = 30

/**
 * Returns the cost of counting the text, in characters of plain Latin: a million of these need about 30 milliseconds.
 */
export function countingCost(text: string): number {
  let cost = text.length
  for (let at = 0; at < text.length; at++) if (isSlow(text.charCodeAt(at))) cost += SLOW - 1
  return cost
}

/**
 * Returns whether a code unit is slow to segment: from Thai on, except accented Greek, punctuation and Hangul. This
 * covers scripts without spaces, combining characters and surrogates.
 */
function isSlow(unit: number): boolean {
  if (unit < 0x0e00 || unit > 0xdfff) return false
  return (unit < 0x1e00 || unit > 0x206f) && (unit < 0xac00 || unit > 0xd7a3)
}
