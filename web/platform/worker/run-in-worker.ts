import type { Result } from '#lib/result/result.ts'
import { type JobOptions, openDesk } from './worker-queue.ts'

/** Does one job in a worker of its own, which then ends and gives its memory back. Rejects as {@link openDesk} says. */
export function runInWorker<Job extends object, Output>(
  createWorker: () => Worker,
  job: Job,
  options?: JobOptions,
): Promise<Result<Output>> {
  const desk = openDesk(createWorker)
  return desk.run<Job, Output>(job, options).finally(desk.close)
}
