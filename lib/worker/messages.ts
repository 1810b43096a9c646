import type { Result } from '../result/result.ts'

/**
 * Document that a worker opens once and caches, so that later jobs only name its number.
 * A worker that has not cached it opens it from `source`.
 */
export type WorkerDocument<Source> = { readonly number: number; readonly source: Source }

/**
 * From the page to a worker: one job, and the number of its document, if it has one. `source` is included if the worker
 * has not opened it. A worker is stopped by termination, which needs no message.
 */
export type JobMessage<Job, Source = unknown> = {
  readonly job: Job
  readonly document?: { readonly number: number; readonly source?: Source } | undefined
}

/** How much of an engine, or of its data, has loaded, before the compression of HTTP. */
export type Loading = { readonly receivedBytes: number; readonly totalBytes: number }

/** From a worker to the page: any number of messages on the way, one when the document is open, then one result. */
export type WorkerMessage<Output> =
  | { readonly kind: 'progress'; readonly fraction: number }
  | ({ readonly kind: 'loading' } & Loading)
  | { readonly kind: 'opened' }
  | { readonly kind: 'result'; readonly result: Result<Output> }
  | { readonly kind: 'bug'; readonly message: string }
