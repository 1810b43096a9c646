import type { TreeSearchJob } from '#lib/json/search.ts'
import type { BodyJob, BodySource } from './response/body-job.ts'
import type { SaveJob } from './variables/value-at-path.ts'

/** Says where a text is no JSON; there is nothing to answer where it is. Variables stand for values. */
export type LintJob = { readonly kind: 'lint'; readonly text: string }

/** What the worker is asked. */
export type WorkerJob = BodyJob | LintJob | TreeSearchJob<BodySource> | SaveJob
