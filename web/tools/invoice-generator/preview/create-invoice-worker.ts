/** A worker that puts invoices on paper; see `paper-job.ts` for what it is asked. */
export function createInvoiceWorker(): Worker {
  return new Worker(new URL('./engine-invoice.worker.ts', import.meta.url), { type: 'module' })
}
