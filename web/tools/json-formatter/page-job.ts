import type { FormattedJson } from './format-json.ts'
import type { JsonAnswer, JsonJob } from './json-job.ts'
import type { SelectedJson } from './select-json.ts'

type FormatJob = Extract<JsonJob, { kind: 'format' }>

/** What the page asks of the worker: a job whose file, if there is one, is read by the worker. */
export type PageJob =
  | (Omit<FormatJob, 'input'> & { readonly input: string | File })
  | Exclude<JsonJob, { kind: 'format' }>

type WithBlob<T extends { readonly pieces: unknown }> = Omit<T, 'pieces'> & { readonly blob: Blob }

/** The result of formatting as the page has it: the whole output is a Blob. */
export type Formatted = WithBlob<FormattedJson>
export type Selected = WithBlob<SelectedJson>

export type PageAnswer = {
  readonly format: Formatted | undefined
  readonly select: Selected
  readonly search: JsonAnswer['search']
  readonly repair: JsonAnswer['repair']
}
