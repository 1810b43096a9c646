import { layOut } from '#lib/typeset/layout/lay-out.ts'
import { writeDocument } from '#lib/typeset/pdf/write-document.ts'
import { renderedPageText, renderPage } from '#lib/typeset/rendered-page.ts'
import { answerJobs } from '#lib/worker/answer-jobs.ts'
import { startTypesetter } from '#web/platform/typeset/start-typesetter.ts'
import { getSources } from '../print/images.ts'
import { invoiceDocument } from '../print/invoice-document.ts'
import { paymentCode } from '../print/payment-code.ts'
import type { PagesAnswer, PdfAnswer, PdfJob } from './pdf-job.ts'
import { pdfOptions } from './pdf-options.ts'

const typesetter = startTypesetter()

/** Preview and PDF are laid out by one engine from one document. */
answerJobs<PdfJob, PagesAnswer | PdfAnswer>(async ({ kind, invoice, images }, report, loading) => {
  const fonts = await typesetter.fonts(loading)
  // It loads while fonts do.
  const coming = kind === 'pdf' ? typesetter.subsetter() : undefined
  const code = paymentCode(invoice)
  const textDocument = invoiceDocument(
    invoice,
    code?.ok ? { ...images, paymentCode: code.value } : images,
    createdAt(invoice.date),
  )
  const laidOut = await layOut(textDocument, fonts)
  const { pages, missingCharacters } = laidOut
  if (!coming) {
    const sent = pages.map((page) => {
      const { width, height } = page
      return { width, height, text: renderedPageText(renderPage(page), getSources(images)) }
    })
    const codeProblem = code && !code.ok ? code.problem : undefined
    return { result: { pages: sent, missingCharacters, codeProblem } }
  }
  report(0.5)
  const bytes = await writeDocument(textDocument, laidOut, await coming, pdfOptions(invoice))
  return { result: { bytes }, transfer: [bytes.buffer] }
})

/** Returns the day of the invoice, so that the same invoice yields the same file. */
function createdAt(date: string): Date {
  const day = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(day.getTime()) ? new Date(0) : day
}
