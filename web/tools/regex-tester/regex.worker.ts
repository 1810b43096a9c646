import { answerJobs } from '#lib/worker/answer-jobs.ts'
import { doRegexJob, type RegexAnswer, type RegexJob } from './regex-job.ts'

answerJobs<RegexJob, RegexAnswer>((job, report) => {
  const result = doRegexJob(job, report)
  return { result, transfer: [result.matches.spans.buffer] }
})
