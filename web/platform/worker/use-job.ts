import { useEffect, useRef, useState } from 'react'
import type { Outcome } from '#lib/outcome/attempt.ts'
import type { Loading } from '#lib/worker/messages.ts'
import { runInWorker } from './run-in-worker.ts'

export type RunningJob<Result> = {
  readonly outcome: Outcome<Result> | undefined
  /** From 0 to 1 while work runs, else undefined. */
  readonly progress: number | undefined
  /** While an engine comes over the wire. */
  readonly loading: Loading | undefined
  /** Whether the last job was stopped by the visitor. */
  readonly isCancelled: boolean
}

export type JobRunner<Job, Result> = RunningJob<Result> & {
  /** Starts a job; one that still runs is dropped, so the latest wins. Resolves with the outcome, or undefined when dropped. */
  run(job: Job, transfer?: Transferable[]): Promise<Outcome<Result> | undefined>
  cancel(): void
  /** Forgets the outcome and ends what runs. */
  clear(): void
}

const IDLE = { outcome: undefined, progress: undefined, loading: undefined, isCancelled: false }

/** Work that the visitor starts, in a worker: progress, cancel, and only the latest job's outcome. */
export function useJob<Job extends object, Result>(createWorker: () => Worker): JobRunner<Job, Result> {
  const [state, setState] = useState<RunningJob<Result>>(IDLE)
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
    setState((now) => ({ ...now, progress: 0, isCancelled: false }))
    try {
      const outcome = await runInWorker<Job, Result>(createWorker, job, {
        signal: control.signal,
        transfer,
        onProgress: (progress) => setState((now) => ({ ...now, progress, loading: undefined })),
        onLoading: (loading) => setState((now) => ({ ...now, loading })),
      })
      setState({ ...IDLE, outcome })
      return outcome
    } catch (error) {
      if (!control.signal.aborted) setFailure(error)
      return undefined
    }
  }
  const cancel = () => {
    stop()
    setState((now) => ({ ...now, progress: undefined, loading: undefined, isCancelled: true }))
  }
  const clear = () => {
    stop()
    setState(IDLE)
  }
  return { ...state, run, cancel, clear }
}
