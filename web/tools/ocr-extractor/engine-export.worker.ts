// The name excludes the built file from the offline list until it is used; see build/precache.ts.
import { writeDocx } from '#lib/document/write-docx.ts'
import { toDocument } from '#lib/ocr/formats/to-document.ts'
import { answerJobs } from '#lib/worker/answer-jobs.ts'
import { searchablePdf } from '#web/platform/ocr/searchable-pdf.ts'
import type { ExportJob } from './scan-job.ts'

answerJobs<ExportJob, Uint8Array<ArrayBuffer>>(async (job) => {
  const result =
    job.kind === 'word'
      ? writeDocx(toDocument(job.pages, job))
      : await searchablePdf(job.file, job.password, job.pages)
  return { result, transfer: [result.buffer] }
})
