import type { Result } from '#lib/result/result.ts'
import { createWorkerQueue, type JobOptions } from './worker-queue.ts'

/** Runs one job in a separate worker, which then ends and frees its memory. Rejects like {@link createWorkerQueue}. */
export function runInWorker<Job extends object, Output>(
  createWorker: () => Worker,
  job: Job,
  options?: JobOptions,
): Promise<Result<Output>> {
  const queue = createWorkerQueue(createWorker)
  return queue.run<Job, Output>(job, options).finally(queue.close)
}
