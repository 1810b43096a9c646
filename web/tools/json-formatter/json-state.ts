import * as v from 'valibot'
import { INDENTS } from './format-options.ts'

/** What the tool keeps and shares: the text as typed and how it is to be shown. */
export const JsonState = v.object({
  input: v.optional(v.string(), ''),
  indent: v.optional(v.picklist(INDENTS), '2 spaces'),
  sortKeys: v.optional(v.boolean(), false),
  jsonLines: v.optional(v.boolean(), false),
  path: v.optional(v.string(), ''),
})
export type JsonState = v.InferOutput<typeof JsonState>
