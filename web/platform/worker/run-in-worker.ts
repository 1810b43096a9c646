import type { Result } from '#lib/result/result.ts'
import { createWorkerQueue, type JobOptions } from './worker-queue.ts'

/** Does one job in a worker of its own, which then ends and gives its memory back. Rejects as {@link createWorkerQueue} says. */
export function runInWorker<Job extends object, Output>(
  createWorker: () => Worker,
  job: Job,
  options?: JobOptions,
): Promise<Result<Output>> {
  const queue = createWorkerQueue(createWorker)
  return queue.run<Job, Output>(job, options).finally(queue.close)
}
