import { useMemo } from 'react'
import type { WorkerDocument } from '#lib/worker/answer-jobs.ts'

let lastNumber = 0

/**
 * Returns a document that jobs of a worker queue can name: the worker opens it with the first of them and caches it. `source`
 * must keep its identity while it means the same; another one is another document.
 */
export function useWorkerDocument<Source>(source: Source | undefined): WorkerDocument<Source> | undefined {
  return useMemo(() => (source === undefined ? undefined : { number: ++lastNumber, source }), [source])
}
