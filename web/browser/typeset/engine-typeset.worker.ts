import { drawnPage } from '#lib/typeset/drawn-page.ts'
import { layOut } from '#lib/typeset/layout/lay-out.ts'
import { writeDocument } from '#lib/typeset/pdf/write-document.ts'
import type { PagesAnswer, PagesJob, PdfAnswer, PdfJob } from '#lib/typeset/typeset-job.ts'
import { answerJobs } from '#lib/worker/answer-jobs.ts'
import { startTypesetter } from './start-typesetter.ts'

const typesetter = startTypesetter()

answerJobs<PagesJob | PdfJob, PagesAnswer | PdfAnswer>(async (job, report, loading) => {
  const fonts = await typesetter.fonts(loading)
  // It comes while fonts do.
  const coming = job.kind === 'pdf' ? typesetter.subsetter() : undefined
  const laidOut = await layOut(job.textDocument, fonts)
  const { pages, missingCharacters } = laidOut
  if (!coming || job.kind === 'pages') return { result: { pages: pages.map(drawnPage), missingCharacters } }
  report(0.5)
  const bytes = await writeDocument(job.textDocument, laidOut, await coming, job.options)
  return { result: { bytes, pageCount: pages.length, missingCharacters }, transfer: [bytes.buffer] }
})
