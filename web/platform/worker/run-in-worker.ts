import type { Outcome } from '#lib/outcome/attempt.ts'
import { type JobOptions, openDesk } from './worker-queue.ts'

/** Does one job in a worker of its own, which then ends and gives its memory back. Rejects as {@link openDesk} says. */
export function runInWorker<Job extends object, Result>(
  createWorker: () => Worker,
  job: Job,
  options?: JobOptions,
): Promise<Outcome<Result>> {
  const desk = openDesk(createWorker)
  return desk.run<Job, Result>(job, options).finally(desk.close)
}
