import { type CivilDate, toIsoDate } from '#lib/dates/civil-date.ts'
import { type Cents, centsText } from '#lib/money/cents.ts'
import { type CsvCell, writeCsv } from '#lib/tabular/csv/write-csv.ts'
import type { XlsxNumeral, XlsxSheet } from '#lib/tabular/xlsx/write-xlsx.ts'
import type { LoanAnswer } from './calculate.ts'
import { paymentDate, type ScheduleRow } from './schedule.ts'
import { type ScheduleYear, yearlySubtotals } from './schedule-years.ts'

const AMOUNTS = ['payment', 'principal', 'interest', 'extra', 'balance'] as const
const AMOUNT_HEADINGS = ['Payment', 'Principal', 'Interest', 'Extra payment', 'Balance']

type ScheduledLoan = Pick<LoanAnswer, 'schedule' | 'frequency' | 'minorUnit'>

/** Returns the schedule as CSV: number, ISO date and plain amounts, without a currency symbol. */
export function scheduleCsv({ schedule, frequency, minorUnit }: ScheduledLoan, start: CivilDate): string {
  const lines: CsvCell[][] = schedule.rows.map((row) => [
    row.number,
    toIsoDate(paymentDate(start, frequency, row.number)),
    ...AMOUNTS.map((amount) => ({ numeral: centsText(row[amount], minorUnit) })),
  ])
  return writeCsv([['Number', 'Date', ...AMOUNT_HEADINGS], ...lines])
}

/** The sheets of a workbook for `writeXlsx`: every payment, and the sums of each year. */
export function scheduleSheets(
  { schedule: { rows }, frequency, minorUnit }: ScheduledLoan,
  start: CivilDate,
): XlsxSheet[] {
  const amounts = (row: ScheduleRow | ScheduleYear): XlsxNumeral[] =>
    AMOUNTS.map((part) => money(row[part], minorUnit))
  const payments = rows.map((row) => [row.number, paymentDate(start, frequency, row.number), ...amounts(row)])
  return [
    { name: 'Payments', heading: ['Number', 'Date', ...AMOUNT_HEADINGS], rows: payments },
    {
      name: 'Years',
      heading: ['Year', ...AMOUNT_HEADINGS],
      rows: yearlySubtotals(rows, frequency).map((row) => [row.year, ...amounts(row)]),
    },
  ]
}

function money(cents: Cents, minorUnit: Cents): XlsxNumeral {
  return { numeral: centsText(cents, minorUnit), look: minorUnit === 1n ? 'money' : 'whole money' }
}
