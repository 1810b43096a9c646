import * as v from 'valibot'
import { MAX_TEXT_LENGTH } from './entry.ts'
import { GROUPS, PERIODS, ROUNDINGS } from './report-settings.ts'

export const TABS = ['Timer', 'Reports'] as const

const text = v.optional(v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH)), '')

/** State persisted in addition to entries, projects and the running timer: form input, and report settings. */
export const TrackerState = v.object({
  tab: v.optional(v.picklist(TABS), 'Timer'),
  projectId: text,
  description: text,
  tags: text,
  billable: v.optional(v.boolean(), false),
  /** Whether S and P hold where no field has the focus. */
  hasKeys: v.optional(v.boolean(), true),
  period: v.optional(v.picklist(PERIODS), 'Week'),
  /** ISO dates, for a custom range. */
  from: text,
  to: text,
  group: v.optional(v.picklist(GROUPS), 'Project'),
  rounding: v.optional(v.picklist(ROUNDINGS.map(({ value }) => value)), 'none'),
  roundTo: v.optional(v.string(), '15'),
  /** An ISO 4217 code. */
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), 'USD'),
})
export type TrackerState = v.InferOutput<typeof TrackerState>
