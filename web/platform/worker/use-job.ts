import { useEffect, useRef, useState } from 'react'
import type { Result } from '#lib/result/result.ts'
import type { Loading } from '#lib/worker/answer-jobs.ts'
import { runInWorker } from './run-in-worker.ts'

export type RunningJob<Output> = {
  readonly result: Result<Output> | undefined
  /** From 0 to 1 while work runs, else undefined. */
  readonly progress: number | undefined
  /** While an engine is downloading. */
  readonly loading: Loading | undefined
  /** Whether the last job was stopped by the visitor. */
  readonly isCanceled: boolean
}

export type JobRunner<Job, Output> = RunningJob<Output> & {
  /** Starts a job; one that still runs is dropped, so the latest wins. Resolves with the outcome, or undefined when dropped. */
  run(job: Job, transfer?: Transferable[]): Promise<Result<Output> | undefined>
  cancel(): void
  /** Forgets the outcome and ends what runs. */
  clear(): void
}

const IDLE = { result: undefined, progress: undefined, loading: undefined, isCanceled: false }

/** Work that the visitor starts, in a worker: progress, cancel, and only the latest job's outcome. */
export function useJob<Job extends object, Output>(createWorker: () => Worker): JobRunner<Job, Output> {
  const [state, setState] = useState<RunningJob<Output>>(IDLE)
  const [failure, setFailure] = useState<unknown>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  if (failure !== undefined) throw failure

  const stop = () => {
    running.current?.abort()
    running.current = undefined
  }
  const run = async (job: Job, transfer: Transferable[] = []) => {
    stop()
    const control = new AbortController()
    running.current = control
    setState((now) => ({ ...now, progress: 0, isCanceled: false }))
    try {
      const result = await runInWorker<Job, Output>(createWorker, job, {
        signal: control.signal,
        transfer,
        onProgress: (progress) => setState((now) => ({ ...now, progress, loading: undefined })),
        onLoading: (loading) => setState((now) => ({ ...now, loading })),
      })
      setState({ ...IDLE, result })
      return result
    } catch (error) {
      if (!control.signal.aborted) setFailure(error)
      return undefined
    }
  }
  const cancel = () => {
    stop()
    setState((now) => ({ ...now, progress: undefined, loading: undefined, isCanceled: true }))
  }
  const clear = () => {
    stop()
    setState(IDLE)
  }
  return { ...state, run, cancel, clear }
}
