/** Creates a worker that analyzes files and merges them; see `pdf-job.ts` for its jobs. */
export function createPdfWorker(): Worker {
  return new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })
}
