import * as v from 'valibot'
import { INDENTS } from './format-options.ts'

/** Persisted and shared state of the tool: the text as typed and the display options. */
export const JsonState = v.object({
  input: v.optional(v.string(), ''),
  indent: v.optional(v.picklist(INDENTS), '2 spaces'),
  sortKeys: v.optional(v.boolean(), false),
  jsonLines: v.optional(v.boolean(), false),
  path: v.optional(v.string(), ''),
})
export type JsonState = v.InferOutput<typeof JsonState>
