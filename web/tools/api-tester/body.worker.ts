import { getTransferables, type JsonDocument } from '#lib/json/document.ts'
import { MAX_MATCHES, searchDocument } from '#lib/json/search.ts'
import { type Answer, answerJobs, type JobInWorker } from '#lib/worker/answer-jobs.ts'
import type { WorkerJob } from './body-jobs.ts'
import { lintJson } from './request/lint-json.ts'
import { openBody, showBody } from './response/body-job.ts'
import { valueAtPath } from './variables/value-at-path.ts'

answerJobs<WorkerJob, unknown, JsonDocument>(work, openBody)

async function work(job: JobInWorker<WorkerJob, JsonDocument>): Promise<Answer<unknown>> {
  switch (job.kind) {
    case 'show': {
      const shown = await showBody(job)
      return { result: shown, ...(shown.kind === 'tree' && { transfer: getTransferables(shown.document) }) }
    }
    case 'lint':
      return { result: lintJson(job.text) }
    case 'search': {
      const found = Uint32Array.from(searchDocument(job.document, job.query, MAX_MATCHES))
      return { result: found, transfer: [found.buffer] }
    }
    case 'save':
      return { result: await valueAtPath(job) }
  }
}
