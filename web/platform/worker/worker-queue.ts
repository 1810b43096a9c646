import type { Result } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import type { JobMessage, Loading, WorkerDocument, WorkerMessage } from '#lib/worker/answer-jobs.ts'
import { SILENCE_PROBLEM, startWatchdog, type Watchdog } from './watchdog.ts'

export type JobOptions = {
  /** Drops the job where it waits, and ends its worker where it runs; for {@link OUTDATED} with patience. */
  readonly signal?: AbortSignal
  readonly onProgress?: (fraction: number) => void
  /** Called while an engine is downloading. */
  readonly onLoading?: (loading: Loading) => void
  /** Buffers that move into the worker instead of being copied. */
  readonly transfer?: Transferable[]
  /** Time limit of the job, counted from its first report; unlimited by default. */
  readonly budgetMs?: number | undefined
  /** Time that the job can continue once it is {@link OUTDATED}, if starting another worker is slow. */
  readonly gracePeriodMs?: number | undefined
}

/** Queue of jobs for one worker, which does them one after the other. */
export type WorkerQueue = {
  /**
   * Returns the job's result, {@link SILENCE_PROBLEM} if the worker is silent for too long, or {@link UNLOADED_PROBLEM}.
   * Rejects with the signal's reason, with {@link OVER_BUDGET}, or with an `Error` if the worker crashes. A terminated
   * worker is replaced by another with the next job, and the document that this one names is opened there again.
   */
  run<Job extends object, Output>(job: Job, options?: JobOptions): Promise<Result<Output>>
  /** Ends the worker and what it does. */
  close(): void
}

/** Reason to abort a job whose result is no longer needed, because a newer one has started. */
export const OUTDATED = new DOMException('A newer job has come', 'AbortError')

/** Reason to abort a job that exceeded its time limit. */
export const OVER_BUDGET = new DOMException('The job took too long', 'TimeoutError')

/** The error of a job whose worker, or a module of it, could not be loaded: engines are cached with their first use. */
export const UNLOADED_PROBLEM: Problem = {
  message: 'This part of the tool needs the network once.',
  detail: '',
}

/** Messages of Chromium, Firefox and Safari for a module that `import()` cannot load. */
const UNLOADED = /^(Failed to fetch|error loading|Importing a module)/

const CLOSED = new DOMException('The queue is closed', 'AbortError')

type Timer = ReturnType<typeof setTimeout>

/** The document that a worker has open, and how long opening took: the cost of ending the worker. */
type OpenDocument = { readonly number: number; readonly openMs: number }

/** A job for its worker: its limits, how to fail it, and how to stop listening to its signal. */
type QueuedJob = Pick<JobOptions, 'budgetMs' | 'gracePeriodMs'> & {
  readonly watchdog: Watchdog
  /** Ends the job with a problem. */
  readonly fail: (problem: Problem) => void
  readonly reject: (reason: unknown) => void
  readonly release: () => void
}

type Started = { readonly worker: Worker; readonly opened: OpenDocument | undefined }
type Busy = Started & { readonly job: QueuedJob; readonly budgetTimer?: Timer; readonly graceTimer?: Timer }

type QueueState =
  /** No worker exists. */
  | { readonly kind: 'stopped' }
  /** The worker waits for a job. */
  | ({ readonly kind: 'idle' } & Started)
  | ({ readonly kind: 'running' } & Busy)
  /** The worker runs a job whose result is no longer needed, within its grace period. */
  | ({ readonly kind: 'outdated' } & Busy)

type QueueEvent =
  | ({ readonly kind: 'start'; readonly job: QueuedJob } & Started)
  | { readonly kind: 'open'; readonly opened: OpenDocument | undefined }
  | { readonly kind: 'progress' }
  | { readonly kind: 'finish' }
  | { readonly kind: 'abort'; readonly reason: unknown }
  /** Ends the worker, which was silent for too long or could not be loaded. */
  | { readonly kind: 'fail'; readonly problem: Problem }
  /** Ends the worker: it broke, a limit was exceeded, or the queue is closed. */
  | { readonly kind: 'stop'; readonly reason: unknown }

/** Returns the state after an event. `later` dispatches an event after some milliseconds. */
function transition(
  state: QueueState,
  event: QueueEvent,
  later: (ms: number, event: QueueEvent) => Timer,
): QueueState {
  if (event.kind === 'start')
    return { kind: 'running', worker: event.worker, opened: event.opened, job: event.job }
  if (state.kind === 'stopped') return state
  if (event.kind === 'stop') {
    if (state.kind !== 'idle') {
      release(state)
      state.job.reject(event.reason)
    }
    state.worker.terminate()
    return { kind: 'stopped' }
  }
  if (state.kind === 'idle') return state
  const { worker, opened, job, budgetTimer } = state
  switch (event.kind) {
    case 'open':
      return { ...state, opened: event.opened }
    case 'progress':
      if (job.budgetMs === undefined || budgetTimer !== undefined) return state
      return { ...state, budgetTimer: later(job.budgetMs, { kind: 'stop', reason: OVER_BUDGET }) }
    case 'finish':
      release(state)
      return { kind: 'idle', worker, opened }
    case 'fail':
      release(state)
      job.fail(event.problem)
      worker.terminate()
      return { kind: 'stopped' }
    case 'abort': {
      // Waiting is cheaper than opening the document again, for as long as that takes.
      const waitMs = Math.max(job.gracePeriodMs ?? 0, opened?.openMs ?? 0)
      const stop = { kind: 'stop', reason: event.reason } as const
      return event.reason === OUTDATED && waitMs > 0
        ? { ...state, kind: 'outdated', graceTimer: later(waitMs, stop) }
        : transition(state, stop, later)
    }
  }
}

function release({ job, budgetTimer, graceTimer }: Busy): void {
  clearTimeout(budgetTimer)
  clearTimeout(graceTimer)
  job.watchdog.stop()
  job.release()
}

/** Creates a queue without a worker: the first job starts one. */
export function createWorkerQueue(createWorker: () => Worker): WorkerQueue {
  let state: QueueState = { kind: 'stopped' }
  let turn: Promise<unknown> = Promise.resolve()

  const dispatch = (event: QueueEvent): void => {
    state = transition(state, event, (ms, next) => setTimeout(dispatch, ms, next))
  }
  const start = (): Started =>
    state.kind === 'stopped' ? { worker: createWorker(), opened: undefined } : state

  const work = <Job extends object, Output>(
    job: Job,
    { signal, onProgress, onLoading, transfer = [], budgetMs, gracePeriodMs }: JobOptions,
  ) =>
    new Promise<Result<Output>>((resolve, reject) => {
      signal?.throwIfAborted()
      const began = performance.now()
      const { document, ...rest }: { readonly document?: WorkerDocument<unknown> } = job
      const { worker, opened } = start()
      const isOpen = document !== undefined && document.number === opened?.number
      const abort = () => dispatch({ kind: 'abort', reason: signal?.reason })
      signal?.addEventListener('abort', abort)
      const release = () => signal?.removeEventListener('abort', abort)
      // The event of a script that cannot be loaded has no message.
      const crash = (message: string | undefined) =>
        dispatch(
          !message || UNLOADED.test(message)
            ? { kind: 'fail', problem: UNLOADED_PROBLEM }
            : { kind: 'stop', reason: new Error(message) },
        )
      const watchdog = startWatchdog(() => dispatch({ kind: 'fail', problem: SILENCE_PROBLEM }))
      const fail = (problem: Problem) => resolve({ ok: false, problem })
      dispatch({
        kind: 'start',
        worker,
        // The worker closes its document before it opens another one.
        opened: document && !isOpen ? undefined : opened,
        job: { budgetMs, gracePeriodMs, watchdog, fail, reject, release },
      })
      worker.onmessage = ({ data }: MessageEvent<WorkerMessage<Output>>) => {
        watchdog.reset()
        switch (data.kind) {
          case 'progress':
            dispatch({ kind: 'progress' })
            return onProgress?.(data.fraction)
          case 'loading':
            return onLoading?.(data)
          case 'opened':
            return dispatch({
              kind: 'open',
              opened: document && { number: document.number, openMs: performance.now() - began },
            })
          case 'result':
            dispatch({ kind: 'finish' })
            return resolve(data.result)
          case 'bug':
            return crash(data.message)
        }
      }
      worker.onerror = ({ message }) => crash(message)
      const message: JobMessage<object> = {
        job: rest,
        document: isOpen ? { number: document.number } : document,
      }
      try {
        worker.postMessage(message, transfer)
      } catch (error) {
        dispatch({ kind: 'finish' })
        throw error
      }
    })
  return {
    run<Job extends object, Output>(job: Job, options: JobOptions = {}) {
      const result = turn.then(() => work<Job, Output>(job, options))
      turn = result.catch(() => {})
      return result
    },
    close: () => dispatch({ kind: 'stop', reason: CLOSED }),
  }
}
