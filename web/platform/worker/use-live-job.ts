import { useEffect, useRef, useState } from 'react'
import type { Result } from '#lib/result/result.ts'
import type { Loading } from '#lib/worker/answer-jobs.ts'
import { OUTDATED, OVER_BUDGET, type WorkerQueue } from './worker-queue.ts'

export type LiveJob<Job, Output> = {
  /** Result of the last finished job, with that job; an older one remains while a newer one runs. */
  readonly last: { readonly job: Job; readonly result: Result<Output> } | undefined
  /** From 0 to 1 once a job has run for a while, else undefined. */
  readonly progress: number | undefined
  /** While an engine is downloading, once a job has run for a while. */
  readonly loading: Loading | undefined
  /** Whether the visitor stopped the present job. */
  readonly isCanceled: boolean
  /** Whether the current job was ended because it exceeded its time limit. */
  readonly isOverBudget: boolean
  cancel(): void
}

export type LiveJobOptions<Job> = {
  /** Time limit of a job, counted from its first report; unlimited by default. */
  readonly budgetMs?: (job: Job) => number
  /** Time that a job can continue after a newer one has started; its result is shown until then. */
  readonly gracePeriodMs?: number
}

/** Faster jobs show no progress, to avoid flicker. */
const UNNOTICED_MS = 300

/**
 * Runs jobs that follow the visitor's input: the latest job wins. `job` must keep its identity while it means the same.
 * Several can share a queue and the document that its worker has opened.
 */
export function useLiveJob<Job extends object, Output>(
  queue: WorkerQueue,
  job: Job | undefined,
  { budgetMs, gracePeriodMs }: LiveJobOptions<Job> = {},
): LiveJob<Job, Output> {
  const [last, setLast] = useState<LiveJob<Job, Output>['last']>()
  const [running, setRunning] = useState<{
    readonly job: Job
    readonly progress: number
    readonly loading?: Loading | undefined
  }>()
  const [stopped, setStopped] = useState<{ readonly job: Job; readonly isOverBudget: boolean }>()
  const [failure, setFailure] = useState<unknown>()
  const control = useRef<AbortController>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another job is another piece of work
  useEffect(() => {
    if (job === undefined) return
    const own = new AbortController()
    control.current = own
    let progress = 0
    let loading: Loading | undefined
    let isNoticed = false
    const show = () => isNoticed && setRunning({ job, progress, loading })
    const notice = setTimeout(() => {
      isNoticed = true
      show()
    }, UNNOTICED_MS)
    const end = () => {
      isNoticed = false
      clearTimeout(notice)
      setRunning((now) => (now?.job === job ? undefined : now))
    }
    queue
      .run<Job, Output>(job, {
        signal: own.signal,
        budgetMs: budgetMs?.(job),
        gracePeriodMs,
        onProgress(fraction) {
          progress = fraction
          loading = undefined
          show()
        },
        onLoading(more) {
          loading = more
          show()
        },
      })
      .then(
        (result) => setLast({ job, result }),
        (reason) => {
          if (reason === OVER_BUDGET) setStopped({ job, isOverBudget: true })
          else if (!own.signal.aborted) setFailure(reason)
        },
      )
      .finally(end)
    return () => {
      // A continuing job reports progress until it ends.
      if (!gracePeriodMs) end()
      own.abort(OUTDATED)
    }
  }, [queue, job])

  if (failure !== undefined) throw failure
  const cancel = () => {
    control.current?.abort()
    if (job !== undefined) setStopped({ job, isOverBudget: false })
  }
  const end = stopped?.job === job ? stopped : undefined
  return {
    last,
    progress: running?.progress,
    loading: running?.loading,
    isCanceled: end?.isOverBudget === false,
    isOverBudget: end?.isOverBudget === true,
    cancel,
  }
}
