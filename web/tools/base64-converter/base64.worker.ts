import { UserError } from '#lib/result/user-error.ts'
import { answerJobs } from '#lib/worker/answer-jobs.ts'
import { type Base64Answer, type Base64Job, doBase64Job } from './base64-job.ts'

answerJobs<Base64Job, Base64Answer>(async (job, report) => {
  try {
    return { result: await doBase64Job(job, report) }
  } catch (error) {
    const isUnreadable = error instanceof DOMException && typeof job.input !== 'string'
    throw isUnreadable ? new UserError(`"${job.input.file.name}" could not be read.`) : error
  }
})
