import * as v from 'valibot'
import { PRESETS } from './presets.ts'

/** Tasks for the matches; each is a tab. */
export const TASKS = ['Match', 'Replace', 'Split', 'List'] as const
export type Task = (typeof TASKS)[number]

/** Run time after which a pattern is stopped, even on request. */
export const LONG_BUDGET_MS = 10_000

const DEFAULT_PRESET = PRESETS[1]
/** The samples of the default preset, which the page must not wait for. */
const DEFAULT_TEXT = '(555) 234-5678\n555-234-5678\n+1 555.234.5678\n555-2345\n55-123-4567\n5552345678901'

/** Persisted and shared state of the tool. */
export const RegexState = v.object({
  pattern: v.optional(v.string(), DEFAULT_PRESET.pattern),
  flags: v.optional(v.string(), 'g'),
  text: v.optional(v.string(), DEFAULT_TEXT),
  task: v.optional(v.picklist(TASKS), 'Match'),
  replacement: v.optional(v.string(), ''),
  template: v.optional(v.string(), '$&'),
  /** Reads `\\n` and other escapes in replacement and template. */
  readsEscapes: v.optional(v.boolean(), false),
  showsWhitespace: v.optional(v.boolean(), false),
})
export type RegexState = v.InferOutput<typeof RegexState>
