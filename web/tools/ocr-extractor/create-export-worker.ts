/** Creates a worker that creates searchable PDFs and Word files; see `engine-export.worker.ts` for its jobs. */
export function createExportWorker(): Worker {
  return new Worker(new URL('./engine-export.worker.ts', import.meta.url), { type: 'module' })
}
