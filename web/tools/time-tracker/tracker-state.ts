import * as v from 'valibot'
import { MAX_TEXT_LENGTH } from './entry.ts'

// Options of a report, separate from the report: the page knows them before a report is opened.

export const PERIODS = ['Day', 'Week', 'Month', 'Custom range'] as const
export type PeriodName = (typeof PERIODS)[number]

export const GROUPS = ['Project', 'Description', 'Tag', 'Day'] as const
export type Group = (typeof GROUPS)[number]

export const ROUNDINGS = [
  { value: 'none', label: 'No rounding' },
  { value: 'up', label: 'Up' },
  { value: 'nearest', label: 'To the nearest' },
] as const

/** How a report rounds; what is stored is never rounded. */
export type Rounding = {
  readonly mode: (typeof ROUNDINGS)[number]['value']
  /** 1 to 60. */
  readonly minutes: number
}

export const TABS = ['Timer', 'Reports'] as const

const text = v.optional(v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH)), '')

/** State persisted in addition to entries, projects and the running timer: form input, and report settings. */
export const TrackerState = v.object({
  tab: v.optional(v.picklist(TABS), 'Timer'),
  projectId: text,
  description: text,
  tags: text,
  billable: v.optional(v.boolean(), false),
  /** Whether S and P are active while no field has the focus. */
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
