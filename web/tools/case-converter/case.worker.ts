import { answerJobs } from '#lib/worker/answer-jobs.ts'
import { type CaseJob, convertWhole, getSize, type TextSize } from './case-job.ts'

answerJobs<CaseJob, string | TextSize>((job, report) => ({
  result: job.kind === 'count' ? getSize(job.text) : convertWhole(job, report),
}))
