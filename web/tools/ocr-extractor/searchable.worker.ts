import { answerJobs } from '#lib/worker/answer-jobs.ts'
import { searchablePdf } from '#web/browser/ocr/searchable-pdf.ts'
import type { SearchableJob } from './searchable-job.ts'

answerJobs<SearchableJob, Uint8Array<ArrayBuffer>>(async ({ file, password, pages }) => {
  const result = await searchablePdf(file, password, pages)
  return { result, transfer: [result.buffer] }
})
