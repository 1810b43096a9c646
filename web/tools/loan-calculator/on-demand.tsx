// What only some visitors ask for, in one chunk: it loads when the first of it is opened or pressed.
export { LoanComparison } from './loan-comparison.tsx'
export { LongSchedule } from './long-schedule.tsx'
export { OptionFields } from './option-fields.tsx'
export { scheduleFile } from './schedule-file.ts'
export { WithExtraTable } from './with-extra-table.tsx'
