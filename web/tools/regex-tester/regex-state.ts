import * as v from 'valibot'
import { PRESETS } from './presets.ts'

/** What can be done with the matches; each is a tab. */
export const TASKS = ['Match', 'Replace', 'Split', 'List'] as const
export type Task = (typeof TASKS)[number]

export const DEFAULT_PRESET = PRESETS[1]

/** What the tool keeps and shares. */
export const RegexState = v.object({
  pattern: v.optional(v.string(), DEFAULT_PRESET.pattern),
  flags: v.optional(v.string(), 'g'),
  text: v.optional(v.string(), DEFAULT_PRESET.sample),
  task: v.optional(v.picklist(TASKS), 'Match'),
  replacement: v.optional(v.string(), ''),
  template: v.optional(v.string(), '$&'),
  showsBlanks: v.optional(v.boolean(), false),
})
export type RegexState = v.InferOutput<typeof RegexState>
