import type { Result } from '../result/result.ts'

/**
 * Something that a worker opens once and then holds, so that jobs about it need only name its number.
 * `opening` says what it is opened from, whenever a worker does not hold it: the first one, or the next after that was ended.
 */
export type Held<Opening> = { readonly number: number; readonly opening: Opening }

/**
 * From the page to a worker: one job, and the number of the document that it is about, if there is one. `opening` comes
 * along where the worker does not hold it. A worker that is to be stopped is ended, so there is no message for that.
 */
export type JobMessage<Job, Opening = unknown> = {
  readonly job: Job
  readonly document?: { readonly number: number; readonly opening?: Opening } | undefined
}

/** How much of an engine, or of its data, has loaded, before the compression of HTTP. */
export type Loading = { readonly receivedBytes: number; readonly totalBytes: number }

/** From a worker to the page: any number of messages on the way, one when the document is open, then one outcome. */
export type WorkerMessage<Output> =
  | { readonly kind: 'progress'; readonly fraction: number }
  | ({ readonly kind: 'loading' } & Loading)
  | { readonly kind: 'opened' }
  | { readonly kind: 'outcome'; readonly result: Result<Output> }
  | { readonly kind: 'bug'; readonly message: string }
