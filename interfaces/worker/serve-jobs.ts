import type { OperationContext } from '#lib/operation/operation.ts'
import type { Job, Progress } from './job.ts'
import { runJob } from './run-job.ts'
import { throttleProgress } from './throttle-progress.ts'

/** Runs jobs in a process of the pool, one after the other, until the parent process ends. */
export function serveJobs(context: () => OperationContext): void {
  process.on('message', async (job: Job) => {
    const report = throttleProgress((share) => process.send?.({ kind: 'progress', share } satisfies Progress))
    const isReporting = 'tellsProgress' in job && job.tellsProgress === true
    process.send?.(await runJob(job, isReporting ? { ...context(), report } : context()))
  })
  process.on('disconnect', () => process.exit(0))
}
