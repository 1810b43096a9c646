import type { Result } from '#lib/result/result.ts'
import type { Held, JobMessage, Loading, WorkerMessage } from '#lib/worker/messages.ts'

export type JobOptions = {
  /** Drops the job where it waits, and ends its worker where it runs; for {@link OUTDATED} with patience. */
  readonly signal?: AbortSignal
  readonly onProgress?: (fraction: number) => void
  /** Told while an engine comes over the wire. */
  readonly onLoading?: (loading: Loading) => void
  /** Buffers that move into the worker instead of being copied. */
  readonly transfer?: Transferable[]
  /** How long the job may take, counted from its first report; without it, for ever. */
  readonly budgetMs?: number | undefined
  /** How long the job may go on once it is {@link OUTDATED}, where to begin another worker takes long. */
  readonly timeoutMs?: number | undefined
}

/** A worker that does one job after the other, in the order in which they come. */
export type Desk = {
  /**
   * Gives the job's outcome. Rejects with the signal's reason, with {@link OVER_BUDGET}, or with an `Error` where the
   * worker breaks. A worker that was ended is followed by another with the next job, and the document that this one
   * names is opened there again.
   */
  run<Job extends object, Output>(job: Job, options?: JobOptions): Promise<Result<Output>>
  /** Ends the worker and what it does. */
  close(): void
}

/** The reason to abort a job whose answer nobody waits for any more, because a newer one has come. */
export const OUTDATED = new DOMException('A newer job has come', 'AbortError')

/** Why a job was ended that took longer than it may. */
export const OVER_BUDGET = new DOMException('The job took too long', 'TimeoutError')

const CLOSED = new DOMException('The desk is closed', 'AbortError')

/** A desk without a worker: the first job begins it. */
export function openDesk(createWorker: () => Worker): Desk {
  let worker: Worker | undefined
  let held: number | undefined
  /** How long the worker took to open what it holds, which is what ending it would cost. */
  let openingMs = 0
  let stopRunning = (_: unknown) => {}
  let turn: Promise<unknown> = Promise.resolve()

  const end = () => {
    worker?.terminate()
    worker = undefined
    held = undefined
  }
  const work = <Job extends object, Output>(
    job: Job,
    { signal, onProgress, onLoading, transfer = [], budgetMs, timeoutMs = 0 }: JobOptions,
  ) =>
    new Promise<Result<Output>>((resolve, reject) => {
      signal?.throwIfAborted()
      const began = performance.now()
      const { document, ...rest }: { readonly document?: Held<unknown> } = job
      const isHeld = document !== undefined && document.number === held
      if (document && !isHeld) {
        held = undefined
        openingMs = 0
      }
      let budget: ReturnType<typeof setTimeout> | undefined
      let patience: ReturnType<typeof setTimeout> | undefined
      const settle = () => {
        clearTimeout(budget)
        clearTimeout(patience)
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
        const waitMs = Math.max(timeoutMs, held === undefined ? 0 : openingMs)
        if (signal?.reason === OUTDATED && waitMs > 0) patience = setTimeout(stop, waitMs, OUTDATED)
        else stop(signal?.reason)
      }
      signal?.addEventListener('abort', abort)
      stopRunning = stop
      worker ??= createWorker()
      worker.onmessage = ({ data }: MessageEvent<WorkerMessage<Output>>) => {
        switch (data.kind) {
          case 'progress':
            if (budgetMs !== undefined) budget ??= setTimeout(stop, budgetMs, OVER_BUDGET)
            return onProgress?.(data.fraction)
          case 'loading':
            return onLoading?.(data)
          case 'opened':
            held = document?.number
            openingMs = performance.now() - began
            return
          case 'outcome':
            settle()
            return resolve(data.result)
          case 'bug':
            return stop(new Error(data.message))
        }
      }
      worker.onerror = ({ message }) => stop(new Error(message || 'The worker could not be started'))
      const message: JobMessage<object> = {
        job: rest,
        document: isHeld ? { number: document.number } : document,
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
