/** A worker that converts files; see `convert-job.ts` for what it is asked. */
export function createConvertWorker(): Worker {
  return new Worker(new URL('./convert.worker.ts', import.meta.url), { type: 'module' })
}
