import { useEffect, useRef, useState } from 'react'
import type { Outcome } from '#lib/outcome/attempt.ts'
import type { WorkerMessage } from '#lib/worker/messages.ts'

export type LiveJob<Job, Result> = {
  /** The outcome of the last job that ended, with that job; an older one stays while a newer one runs. */
  readonly last: { readonly job: Job; readonly outcome: Outcome<Result> } | undefined
  /** From 0 to 1 once a job has run for a while, else undefined. */
  readonly progress: number | undefined
  /** Whether the visitor stopped the present job. */
  readonly isCancelled: boolean
  /** Whether the present job was ended because it took longer than it may. */
  readonly isOverBudget: boolean
  cancel(): void
}

export type LiveJobOptions<Job> = {
  /** How long a job may take before its worker is ended, counted from its first report; without it, for ever. */
  readonly budgetMs?: (job: Job) => number
}

/** Quicker jobs show no progress: a flicker tells nothing. */
const UNNOTICED_MS = 300

/**
 * Work that follows what the visitor types, in one worker that stays alive between jobs. `job` must keep its
 * identity while it means the same; a job that still runs when the next one comes is ended, so the latest wins.
 */
export function useLiveJob<Job, Result>(
  createWorker: () => Worker,
  job: Job | undefined,
  { budgetMs }: LiveJobOptions<Job> = {},
): LiveJob<Job, Result> {
  const [last, setLast] = useState<LiveJob<Job, Result>['last']>()
  const [progress, setProgress] = useState<number>()
  const [stopped, setStopped] = useState<{ readonly job: Job; readonly by: 'visitor' | 'budget' }>()
  const [failure, setFailure] = useState<Error>()
  const idle = useRef<Worker>(undefined)
  const endRunning = useRef(() => {})
  useEffect(() => () => idle.current?.terminate(), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another job is another piece of work
  useEffect(() => {
    if (job === undefined) return
    const worker = idle.current ?? createWorker()
    idle.current = undefined
    let fraction = 0
    let isNoticed = false
    let budget: ReturnType<typeof setTimeout> | undefined
    const notice = setTimeout(() => {
      isNoticed = true
      setProgress(fraction)
    }, UNNOTICED_MS)
    const settle = () => {
      clearTimeout(notice)
      clearTimeout(budget)
      setProgress(undefined)
      endRunning.current = () => {}
    }
    endRunning.current = () => {
      worker.terminate()
      settle()
    }
    const overBudget = () => {
      endRunning.current()
      setStopped({ job, by: 'budget' })
    }
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage<Result>>) => {
      if (data.kind === 'progress') {
        fraction = data.fraction
        if (budgetMs) budget ??= setTimeout(overBudget, budgetMs(job))
        if (isNoticed) setProgress(fraction)
        return
      }
      settle()
      idle.current = worker
      if (data.kind === 'outcome') setLast({ job, outcome: data.outcome })
      else setFailure(new Error(data.message))
    }
    worker.onerror = (event) => {
      settle()
      setFailure(new Error(event.message || 'The worker could not be started'))
    }
    worker.postMessage({ job })
    return () => endRunning.current()
  }, [job])

  if (failure) throw failure
  const cancel = () => {
    endRunning.current()
    if (job !== undefined) setStopped({ job, by: 'visitor' })
  }
  const by = job !== undefined && stopped?.job === job ? stopped.by : undefined
  return { last, progress, isCancelled: by === 'visitor', isOverBudget: by === 'budget', cancel }
}
