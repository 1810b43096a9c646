import { layOut } from '#lib/typeset/layout/lay-out.ts'
import { writeDocument } from '#lib/typeset/pdf/write-document.ts'
import type { PdfAnswer, PdfJob } from '#lib/typeset/typeset-job.ts'
import { answerJobs } from '#lib/worker/answer-jobs.ts'
import { startTypesetter } from './start-typesetter.ts'

const typesetter = startTypesetter()

answerJobs<PdfJob, PdfAnswer>(async ({ textDocument, options = {} }, report, loading) => {
  const fonts = await typesetter.fonts(loading)
  // It loads while fonts do.
  const coming = typesetter.subsetter()
  const laidOut = await layOut(textDocument, fonts)
  report(0.5)
  const bytes = await writeDocument(textDocument, laidOut, await coming, options)
  const { pages, missingCharacters } = laidOut
  return { result: { bytes, pageCount: pages.length, missingCharacters }, transfer: [bytes.buffer] }
})
