import type { Outside } from '#lib/operation/operation.ts'
import { doJob } from './do-job.ts'
import type { Job } from './job.ts'

/** The whole of a process of the crew: one job after the other, until whoever sends them ends. */
export function serveJobs(outside: () => Outside): void {
  process.on('message', async (job: Job) => process.send?.(await doJob(job, outside())))
  process.on('disconnect', () => process.exit(0))
}
