/** A worker that looks into pictures and makes others of them; see `picture-job.ts` for what it is asked. */
export function createPictureWorker(): Worker {
  return new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module' })
}
