/** A worker that looks into files and merges them; see `pdf-job.ts` for what it is asked. */
export function createPdfWorker(): Worker {
  return new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })
}
