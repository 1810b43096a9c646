import { answerJobs } from '#lib/worker/answer-jobs.ts'
import { type CaseJob, convertWhole, sizeOf, type TextSize } from './case-job.ts'

answerJobs<CaseJob, string | TextSize>((job, report) => ({
  result: job.kind === 'count' ? sizeOf(job.text) : convertWhole(job, report),
}))
