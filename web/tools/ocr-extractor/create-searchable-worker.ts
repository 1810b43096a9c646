/** A worker that makes searchable PDFs; see `searchable-job.ts` for what it is asked. */
export function createSearchableWorker(): Worker {
  return new Worker(new URL('./searchable.worker.ts', import.meta.url), { type: 'module' })
}
