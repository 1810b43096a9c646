/** Creates a worker that writes documents as PDFs; see `lib/typeset/typeset-job.ts` for its jobs. */
export function createTypesetWorker(): Worker {
  return new Worker(new URL('./engine-typeset.worker.ts', import.meta.url), { type: 'module' })
}
