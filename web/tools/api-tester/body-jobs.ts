import type { TreeSearchJob } from '#lib/json/search.ts'
import type { BodyJob, BodySource } from './response/body-job.ts'
import type { SaveJob } from './variables/value-at-path.ts'

/**
 * Job that reports the position of a JSON error; without result if the input is valid. Variables are allowed as values.
 */
export type LintJob = { readonly kind: 'lint'; readonly text: string }

/** Job of the worker. */
export type WorkerJob = BodyJob | LintJob | TreeSearchJob<BodySource> | SaveJob
