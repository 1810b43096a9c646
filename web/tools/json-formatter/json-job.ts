import { type JsonRepair, repairJson } from '#lib/json-repair/repair-json.ts'
import type { JsonDocument } from '#lib/json-text/document.ts'
import { MOST_MATCHES, searchDocument, type TreeSearchJob } from '#lib/json-text/search.ts'
import { type FormattedJson, formatJsonInput, transferablesOfFormatted } from './format-json.ts'
import type { FormatOptions } from './format-options.ts'
import { type SelectedJson, selectJson } from './select-json.ts'

/** What the worker is asked. A job is complete in itself, so a worker may be ended at any time. */
export type JsonJob =
  | {
      readonly kind: 'format'
      readonly input: string | Uint8Array<ArrayBuffer>
      readonly options: FormatOptions
    }
  | {
      readonly kind: 'select'
      readonly document: JsonDocument
      readonly path: string
      readonly indent: string
    }
  | TreeSearchJob
  | { readonly kind: 'repair'; readonly text: string }

/** What it answers to each kind of job. */
export type JsonAnswer = {
  readonly format: FormattedJson | undefined
  readonly select: SelectedJson
  /** The nodes found, in document order, at most `MOST_MATCHES`. */
  readonly search: Uint32Array<ArrayBuffer>
  readonly repair: JsonRepair
}

/** Does a job; `report` hears what share of a long one is done, 0 to 1. Throws UserError as the functions that it calls. */
export function doJsonJob<Job extends JsonJob>(
  job: Job,
  report?: (share: number) => void,
): JsonAnswer[Job['kind']]
export function doJsonJob(job: JsonJob, report?: (share: number) => void): JsonAnswer[JsonJob['kind']] {
  switch (job.kind) {
    case 'format':
      return formatJsonInput(job.input, job.options, report)
    case 'select':
      return selectJson(job.document, job.path, job.indent)
    case 'search':
      return Uint32Array.from(searchDocument(job.document, job.query, MOST_MATCHES))
    case 'repair':
      return repairJson(job.text)
  }
}

/** The buffers that the worker hands over with its answer. */
export function transferablesOfAnswer(answer: JsonAnswer[JsonJob['kind']]): ArrayBuffer[] {
  if (answer === undefined) return []
  if (answer instanceof Uint32Array) return [answer.buffer]
  if ('document' in answer) return transferablesOfFormatted(answer)
  if ('pieces' in answer) return [answer.nodes.buffer, ...answer.pieces.map(({ buffer }) => buffer)]
  return []
}
