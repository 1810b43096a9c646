/** A worker that makes searchable PDFs and Word files; see `export-job.ts` for what it is asked. */
export function createExportWorker(): Worker {
  return new Worker(new URL('./engine-export.worker.ts', import.meta.url), { type: 'module' })
}
