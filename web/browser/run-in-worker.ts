import type { Outcome } from '#lib/outcome/attempt.ts'
import type { WorkerMessage } from '#lib/worker/messages.ts'

export type RunOptions = {
  /** Aborting ends the worker at once, whatever it is doing. */
  readonly signal?: AbortSignal
  readonly onProgress?: (fraction: number) => void
  /** Buffers that move into the worker instead of being copied. */
  readonly transfer?: Transferable[]
}

/**
 * Does one job in a worker of its own and gives its outcome.
 * Rejects with an `AbortError` when aborted, and with an `Error` when the worker breaks.
 */
export function runInWorker<Job, Result>(
  createWorker: () => Worker,
  job: Job,
  { signal, onProgress, transfer = [] }: RunOptions = {},
): Promise<Outcome<Result>> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const worker = createWorker()
    const end = () => {
      signal?.removeEventListener('abort', abort)
      worker.terminate()
    }
    const abort = () => {
      end()
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', abort)
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage<Result>>) => {
      if (data.kind === 'progress') return onProgress?.(data.fraction)
      end()
      if (data.kind === 'outcome') resolve(data.outcome)
      else reject(new Error(data.message))
    }
    worker.onerror = (event) => {
      end()
      reject(new Error(event.message || 'The worker could not be started'))
    }
    worker.postMessage({ job }, transfer)
  })
}
