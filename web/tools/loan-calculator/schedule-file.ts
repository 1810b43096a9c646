import type { CivilDate } from '#lib/dates/civil-date.ts'
import { writeXlsx } from '#lib/tabular/xlsx/write-xlsx.ts'
import type { LoanAnswer } from './calculate.ts'
import { scheduleCsv, scheduleSheets } from './export.ts'

const TYPES = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type ScheduleFormat = keyof typeof TYPES

/** The schedule of a loan that starts at `start`, as a file to save. */
export function scheduleFile(format: ScheduleFormat, answer: LoanAnswer, start: CivilDate): Blob {
  const content = format === 'csv' ? scheduleCsv(answer, start) : writeXlsx(scheduleSheets(answer, start))
  return new Blob([content], { type: TYPES[format] })
}
