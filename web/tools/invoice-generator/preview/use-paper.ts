import { useMemo, useState } from 'react'
import type { Outcome } from '#lib/outcome/attempt.ts'
import type { PagesAnswer, PagesJob, PdfAnswer, PdfJob } from '#lib/typeset/typeset-job.ts'
import { createTypesetWorker } from '#web/browser/typeset/create-typeset-worker.ts'
import { useDesk } from '#web/browser/worker/use-desk.ts'
import { useLiveJob } from '#web/browser/worker/use-live-job.ts'
import type { Invoice } from '../invoice/invoice.ts'
import { invoiceDocument, type Pictures } from '../paper/invoice-document.ts'
import { paymentCode } from '../paper/payment-code.ts'
import { pdfOptions } from './pdf-options.ts'

/**
 * An invoice on paper: its pages, and its PDF by the same engine and from the same document.
 * `shown` may be older than `latest`: the PDF is always that of the latest.
 */
export function usePaper(shown: Invoice, latest: Invoice, pictures: Pictures) {
  const desk = useDesk(createTypesetWorker)
  const [isWriting, setWriting] = useState(false)
  const { code, textDocument } = useMemo(() => paperOf(shown, pictures), [shown, pictures])
  const job = useMemo<PagesJob>(() => ({ kind: 'pages', textDocument }), [textDocument])
  const live = useLiveJob<PagesJob, PagesAnswer>(desk, job)
  const writePdf = async (): Promise<Outcome<PdfAnswer>> => {
    setWriting(true)
    try {
      return await desk.run<PdfJob, PdfAnswer>(pdfJob(latest, pictures))
    } finally {
      setWriting(false)
    }
  }
  const outcome = live.last?.outcome
  return {
    pages: outcome?.ok ? outcome.value.pages : [],
    missing: outcome?.ok ? outcome.value.missingCharacters : [],
    problem: outcome && !outcome.ok ? outcome.problem : undefined,
    codeProblem: code && !code.ok ? code.problem : undefined,
    loading: live.loading,
    isWriting,
    writePdf,
  }
}

function paperOf(invoice: Invoice, pictures: Pictures) {
  const code = paymentCode(invoice)
  const all = code?.ok ? { ...pictures, paymentCode: code.value } : pictures
  return { code, textDocument: invoiceDocument(invoice, all, createdAt(invoice)) }
}

function pdfJob(invoice: Invoice, pictures: Pictures): PdfJob {
  return { kind: 'pdf', textDocument: paperOf(invoice, pictures).textDocument, options: pdfOptions(invoice) }
}

/** The day of the invoice, so that the same invoice gives the same file. */
function createdAt({ date }: Invoice): Date {
  const day = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(day.getTime()) ? new Date(0) : day
}
