import { UserError } from '#lib/result/user-error.ts'
import { answerJobs, type Report } from '#lib/worker/answer-jobs.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { mergePdfs } from './merge-pdfs.ts'
import { MERGE_FAILURE } from './open-errors.ts'
import type { InspectJob, MergeAnswer, MergeJob, PdfAnswer } from './pdf-job.ts'

const READ = 0.15

answerJobs<InspectJob | MergeJob, PdfAnswer>(async (job, report) => {
  if (job.kind === 'merge') return { result: await merge(job, report) }
  const { file, password } = job
  // No password is another question than a wrong one.
  return { result: await inspectPdf(file.name, await getBytes(file), password || undefined) }
})

async function merge({ documents, options }: MergeJob, report: Report): Promise<MergeAnswer> {
  const read = new Map<File, Uint8Array>()
  for (const { file } of documents) {
    if (!read.has(file)) read.set(file, await getBytes(file, MERGE_FAILURE))
    report((read.size / documents.length) * READ)
  }
  const sources = documents.map(({ file, password, ...entry }) => ({
    ...entry,
    bytes: read.get(file) ?? new Uint8Array(),
    ...(password !== '' && { password }),
  }))
  const { bytes, pageCount, notes } = await mergePdfs(
    sources,
    options,
    (fraction) => report(READ + fraction * (1 - READ)),
    (length) => crypto.getRandomValues(new Uint8Array(length)),
  )
  return { blob: new Blob([bytes], { type: 'application/pdf' }), pageCount, notes }
}

async function getBytes(file: File, failure = ''): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    const reason = `"${file.name}" could not be read.`
    throw failure === '' ? new UserError(reason) : new UserError(failure, reason)
  }
}
