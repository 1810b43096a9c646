import type { Outside } from '#lib/operation/operation.ts'
import { doJob } from './do-job.ts'
import { inPercents } from './in-percents.ts'
import type { Job, Progress } from './job.ts'

/** The whole of a process of the crew: one job after the other, until whoever sends them ends. */
export function serveJobs(outside: () => Outside): void {
  process.on('message', async (job: Job) => {
    const report = inPercents((share) => process.send?.({ kind: 'progress', share } satisfies Progress))
    const isTold = 'tellsProgress' in job && job.tellsProgress === true
    process.send?.(await doJob(job, isTold ? { ...outside(), report } : outside()))
  })
  process.on('disconnect', () => process.exit(0))
}
