import { useMemo, useState } from 'react'
import type { Result } from '#lib/result/result.ts'
import { useLiveJob } from '#web/platform/worker/use-live-job.ts'
import { useWorkerQueue } from '#web/platform/worker/use-worker-queue.ts'
import type { Invoice } from '../invoice/invoice.ts'
import type { Images } from '../print/images.ts'
import type { PagesAnswer, PdfAnswer, PdfJob } from './pdf-job.ts'

/** The layout of thousands of items takes about a second; restarting engine and fonts takes longer. */
const GRACE_PERIOD_MS = 5000

/** Lays out an invoice for print: its pages, and its PDF by the same engine and from the same document. */
export function usePrintLayout(invoice: Invoice, images: Images) {
  const queue = useWorkerQueue(createInvoiceWorker)
  const [isWriting, setWriting] = useState(false)
  const job = useMemo<PdfJob>(() => ({ kind: 'pages', invoice, images }), [invoice, images])
  const live = useLiveJob<PdfJob, PagesAnswer>(queue, job, { gracePeriodMs: GRACE_PERIOD_MS })
  const writePdf = async (): Promise<Result<PdfAnswer>> => {
    setWriting(true)
    try {
      return await queue.run<PdfJob, PdfAnswer>({ kind: 'pdf', invoice, images })
    } finally {
      setWriting(false)
    }
  }
  const result = live.last?.result
  return {
    pages: result?.ok ? result.value.pages : [],
    missing: result?.ok ? result.value.missingCharacters : [],
    problem: result && !result.ok ? result.problem : undefined,
    codeProblem: result?.ok ? result.value.codeProblem : undefined,
    loading: live.loading,
    isWriting,
    writePdf,
  }
}

/** Creates a worker that lays out invoices for print; see `pdf-job.ts` for its jobs. */
export function createInvoiceWorker(): Worker {
  return new Worker(new URL('./engine-invoice.worker.ts', import.meta.url), { type: 'module' })
}
