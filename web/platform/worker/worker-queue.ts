import type { Result } from '#lib/result/result.ts'
import type { JobMessage, Loading, WorkerDocument, WorkerMessage } from '#lib/worker/answer-jobs.ts'

export type JobOptions = {
  /** Drops the job where it waits, and ends its worker where it runs; for {@link OUTDATED} with patience. */
  readonly signal?: AbortSignal
  readonly onProgress?: (fraction: number) => void
  /** Told while an engine comes over the wire. */
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
   * Gives the job's outcome. Rejects with the signal's reason, with {@link OVER_BUDGET}, or with an `Error` where the
   * worker breaks. A worker that was ended is followed by another with the next job, and the document that this one
   * names is opened there again.
   */
  run<Job extends object, Output>(job: Job, options?: JobOptions): Promise<Result<Output>>
  /** Ends the worker and what it does. */
  close(): void
}

/** Reason to abort a job whose result is no longer needed, because a newer one has started. */
export const OUTDATED = new DOMException('A newer job has come', 'AbortError')

/** Reason to abort a job that exceeded its time limit. */
export const OVER_BUDGET = new DOMException('The job took too long', 'TimeoutError')

const CLOSED = new DOMException('The queue is closed', 'AbortError')

/** Creates a queue without a worker: the first job starts one. */
export function createWorkerQueue(createWorker: () => Worker): WorkerQueue {
  let worker: Worker | undefined
  let documentNumber: number | undefined
  /** How long the worker took to open what it holds, which is what ending it would cost. */
  let openMs = 0
  let stopRunning = (_: unknown) => {}
  let turn: Promise<unknown> = Promise.resolve()

  const end = () => {
    worker?.terminate()
    worker = undefined
    documentNumber = undefined
  }
  const work = <Job extends object, Output>(
    job: Job,
    { signal, onProgress, onLoading, transfer = [], budgetMs, gracePeriodMs = 0 }: JobOptions,
  ) =>
    new Promise<Result<Output>>((resolve, reject) => {
      signal?.throwIfAborted()
      const began = performance.now()
      const { document, ...rest }: { readonly document?: WorkerDocument<unknown> } = job
      const isOpen = document !== undefined && document.number === documentNumber
      if (document && !isOpen) {
        documentNumber = undefined
        openMs = 0
      }
      let budgetTimer: ReturnType<typeof setTimeout> | undefined
      let graceTimer: ReturnType<typeof setTimeout> | undefined
      const settle = () => {
        clearTimeout(budgetTimer)
        clearTimeout(graceTimer)
        signal?.removeEventListener('abort', abort)
        stopRunning = () => {}
      }
      const stop = (reason: unknown) => {
        settle()
        end()
        reject(reason)
      }
      const abort = () => {
        // To wait is cheaper than to open the document again, for as long as that takes.
        const waitMs = Math.max(gracePeriodMs, documentNumber === undefined ? 0 : openMs)
        if (signal?.reason === OUTDATED && waitMs > 0) graceTimer = setTimeout(stop, waitMs, OUTDATED)
        else stop(signal?.reason)
      }
      signal?.addEventListener('abort', abort)
      stopRunning = stop
      worker ??= createWorker()
      worker.onmessage = ({ data }: MessageEvent<WorkerMessage<Output>>) => {
        switch (data.kind) {
          case 'progress':
            if (budgetMs !== undefined) budgetTimer ??= setTimeout(stop, budgetMs, OVER_BUDGET)
            return onProgress?.(data.fraction)
          case 'loading':
            return onLoading?.(data)
          case 'opened':
            documentNumber = document?.number
            openMs = performance.now() - began
            return
          case 'result':
            settle()
            return resolve(data.result)
          case 'bug':
            return stop(new Error(data.message))
        }
      }
      worker.onerror = ({ message }) => stop(new Error(message || 'The worker could not be started'))
      const message: JobMessage<object> = {
        job: rest,
        document: isOpen ? { number: document.number } : document,
      }
      worker.postMessage(message, transfer)
    })
  return {
    run<Job extends object, Output>(job: Job, options: JobOptions = {}) {
      const result = turn.then(() => work<Job, Output>(job, options))
      turn = result.catch(() => {})
      return result
    },
    close() {
      stopRunning(CLOSED)
      end()
    },
  }
}
