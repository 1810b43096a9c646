// Components that only some visitors need, in one chunk: loaded when the first is opened or pressed.
export { LoanComparison } from './loan-comparison.tsx'
export { LongSchedule } from './long-schedule.tsx'
export { OptionFields } from './option-fields.tsx'
export { scheduleFile } from './schedule-file.ts'
