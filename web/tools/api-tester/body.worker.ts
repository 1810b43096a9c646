import { MOST_MATCHES, searchDocument } from '#lib/json-text/search.ts'
import { answerJobs } from '#lib/worker/answer-jobs.ts'
import type { WorkerJob } from './body-jobs.ts'
import { lintJson } from './request/lint-json.ts'
import { showBody } from './response/body-job.ts'
import { valueAtPath } from './variables/value-at-path.ts'

answerJobs<WorkerJob, unknown>(async (job) => ({ result: await resultOf(job) }))

function resultOf(job: WorkerJob): unknown {
  switch (job.kind) {
    case 'show':
      return showBody(job)
    case 'lint':
      return lintJson(job.text)
    case 'search':
      return Uint32Array.from(searchDocument(job.document, job.query, MOST_MATCHES))
    case 'save':
      return valueAtPath(job)
  }
}
