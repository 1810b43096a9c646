// Options of a report, separate from the report: the page knows them before a report is opened.

export const PERIODS = ['Day', 'Week', 'Month', 'Custom range'] as const
export type PeriodName = (typeof PERIODS)[number]

export const GROUPS = ['Project', 'Description', 'Tag', 'Day'] as const
export type Group = (typeof GROUPS)[number]

export const ROUNDINGS = [
  { value: 'none', label: 'As it is' },
  { value: 'up', label: 'Up' },
  { value: 'nearest', label: 'To the nearest' },
] as const

/** How a report rounds; what is stored is never rounded. */
export type Rounding = {
  readonly mode: (typeof ROUNDINGS)[number]['value']
  /** 1 to 60. */
  readonly minutes: number
}
