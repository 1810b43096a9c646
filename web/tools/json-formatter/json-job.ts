import type { JsonDocument } from '#lib/json/document.ts'
import type { JsonRepair } from '#lib/json/repair/repair-json.ts'
import type { TreeSearchJob } from '#lib/json/search.ts'
import type { WorkerDocument } from '#lib/worker/answer-jobs.ts'
import type { FormattedJson } from './format-json.ts'
import type { Layout } from './format-options.ts'
import type { SelectedJson } from './select-json.ts'

/** Source that the worker opens and stores: typed text, or a file, which the worker reads. */
export type JsonSource = { readonly input: string | File; readonly jsonLines: boolean }

export type JsonWorkerDocument = WorkerDocument<JsonSource>

/** Job of the worker. */
export type JsonJob =
  | { readonly kind: 'format'; readonly document: JsonWorkerDocument; readonly layout: Layout }
  | { readonly kind: 'tree'; readonly document: JsonWorkerDocument }
  | {
      readonly kind: 'select'
      readonly document: JsonWorkerDocument
      readonly path: string
      readonly indent: string
    }
  | TreeSearchJob<JsonSource>
  | { readonly kind: 'repair'; readonly text: string }

export type JobOf<Kind extends JsonJob['kind']> = Extract<JsonJob, { kind: Kind }>

/** A Blob crosses to the page without being copied. */
type WithBlob<T extends { readonly chunks: unknown }> = Omit<T, 'chunks'> & { readonly blob: Blob }

export type Formatted = WithBlob<FormattedJson>
export type Selected = WithBlob<SelectedJson>

/** Result for each kind of job. */
export type JsonAnswer = {
  readonly format: Formatted | undefined
  /** The document once more, for the page to walk. */
  readonly tree: JsonDocument
  readonly select: Selected
  /** The nodes found, in document order, at most `MAX_MATCHES`. */
  readonly search: Uint32Array<ArrayBuffer>
  readonly repair: JsonRepair
}
