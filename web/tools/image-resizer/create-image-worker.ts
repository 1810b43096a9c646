/** A worker that looks into pictures and makes others of them; see `picture-job.ts` for what it is asked. */
export function createImageWorker(): Worker {
  return new Worker(new URL('./image.worker.ts', import.meta.url), { type: 'module' })
}
