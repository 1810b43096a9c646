/** A worker that answers every kind of job about a body. */
export function createBodyWorker(): Worker {
  return new Worker(new URL('./body.worker.ts', import.meta.url), { type: 'module' })
}
