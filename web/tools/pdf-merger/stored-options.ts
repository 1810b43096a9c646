import * as v from 'valibot'
import { DEFAULT_NAME } from './merge-request.ts'

/** The options that are kept between visits; a password never is. */
export const StoredOptions = v.object({
  fileName: v.optional(v.string(), DEFAULT_NAME),
  title: v.optional(v.string(), ''),
  bookmarkPerFile: v.optional(v.boolean(), false),
  startOnOddPage: v.optional(v.boolean(), false),
})
export type StoredOptions = v.InferOutput<typeof StoredOptions>
