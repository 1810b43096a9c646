import type { OperationContext } from '#lib/operation/operation.ts'
import type { Job, Progress } from './job.ts'
import { runJob } from './run-job.ts'
import { throttleProgress } from './throttle-progress.ts'

/** The whole of a process of the pool: one job after the other, until whoever sends them ends. */
export function serveJobs(context: () => OperationContext): void {
  process.on('message', async (job: Job) => {
    const report = throttleProgress((share) => process.send?.({ kind: 'progress', share } satisfies Progress))
    const isTold = 'tellsProgress' in job && job.tellsProgress === true
    process.send?.(await runJob(job, isTold ? { ...context(), report } : context()))
  })
  process.on('disconnect', () => process.exit(0))
}
