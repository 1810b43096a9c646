import type { Result } from '#lib/result/result.ts'
import { createWorkerQueue, type JobOptions, type WorkerQueue } from './worker-queue.ts'

export type WorkerPoolOptions = JobOptions & {
  /** Whether it needs so much memory that nothing else can run at the same time. */
  readonly isHeavy?: boolean
  /** Called when the job starts. */
  readonly onStart?: () => void
}

/** Pool of workers that share a queue: each starts the next job as soon as it is free. */
export type WorkerPool = {
  /** Returns the job's result, or rejects like a worker queue. */
  run<Job extends object, Output>(job: Job, options?: WorkerPoolOptions): Promise<Result<Output>>
  /** Lends a free worker for work in several steps, some of which the page can do itself. */
  borrow<Output>(
    work: (worker: WorkerQueue) => Promise<Output>,
    options?: Pick<WorkerPoolOptions, 'isHeavy'>,
  ): Promise<Output>
  /** Terminates the workers and their jobs; waiting jobs never start. */
  close(): void
}

type Waiting = { readonly isHeavy: boolean; readonly begin: (worker: WorkerQueue) => Promise<unknown> }

/** Workers idle for this long are terminated to free their memory. */
const REST_MS = 5000

export function createWorkerPool(createWorker: () => Worker, count = 2): WorkerPool {
  const workers = Array.from({ length: count }, () => createWorkerQueue(createWorker))
  const free = new Set(workers)
  const queue: Waiting[] = []
  let heavyCount = 0
  let rest: ReturnType<typeof setTimeout> | undefined

  const startNext = () => {
    clearTimeout(rest)
    for (const worker of [...free]) {
      const [next] = queue
      if (!next || heavyCount > 0 || (next.isHeavy && free.size < count)) break
      queue.shift()
      free.delete(worker)
      if (next.isHeavy) heavyCount++
      next.begin(worker).finally(() => {
        free.add(worker)
        if (next.isHeavy) heavyCount--
        startNext()
      })
    }
    if (queue.length === 0 && free.size === count) rest = setTimeout(endAll, REST_MS)
  }
  const endAll = () => {
    for (const worker of workers) worker.close()
  }
  const borrow = <Output>(
    work: (worker: WorkerQueue) => Promise<Output>,
    { isHeavy = false }: Pick<WorkerPoolOptions, 'isHeavy'> = {},
  ) =>
    new Promise<Output>((resolve, reject) => {
      const begin = (worker: WorkerQueue) => {
        const result = work(worker)
        result.then(resolve, reject)
        return result.catch(() => {})
      }
      queue.push({ isHeavy, begin })
      startNext()
    })
  return {
    borrow,
    run<Job extends object, Output>(
      job: Job,
      { isHeavy = false, onStart, ...options }: WorkerPoolOptions = {},
    ) {
      return borrow(
        (worker) => {
          if (!options.signal?.aborted) onStart?.()
          return worker.run<Job, Output>(job, options)
        },
        { isHeavy },
      )
    },
    close() {
      queue.length = 0
      clearTimeout(rest)
      endAll()
    },
  }
}
