/** A worker that opens pictures and PDFs, prepares their pages and reads them; see `scan-job.ts` for what it is asked. */
export function createScanWorker(): Worker {
  return new Worker(new URL('./engine-scan.worker.ts', import.meta.url), { type: 'module' })
}
