import type { Outcome } from '../outcome/attempt.ts'

/** From the page to a worker: one job. A worker that is to be stopped is ended, so there is no message for that. */
export type JobMessage<Job> = { readonly job: Job }

/** From a worker to the page: any number of progress messages, then one outcome. */
export type WorkerMessage<Result> =
  | { readonly kind: 'progress'; readonly fraction: number }
  | { readonly kind: 'outcome'; readonly outcome: Outcome<Result> }
  | { readonly kind: 'bug'; readonly message: string }
