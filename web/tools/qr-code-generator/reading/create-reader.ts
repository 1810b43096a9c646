import type { Engine } from './read-job.ts'

/** Creates a worker that reads codes; see `read-job.ts` for its jobs. */
export function createReader(): Worker {
  return new Worker(new URL('./engine-zxing.worker.ts', import.meta.url), { type: 'module' })
}

/** One engine serves all jobs of a desk. */
export const ENGINE: Engine = { number: 0, source: 'zxing' }
