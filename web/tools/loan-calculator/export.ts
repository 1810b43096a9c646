import { type CivilDate, toIsoDate } from '#lib/dates/civil-date.ts'
import { type Cents, centsText } from '#lib/money/cents.ts'
import { type CsvCell, writeCsv } from '#lib/tabular/csv/write-csv.ts'
import type { XlsxNumeral, XlsxSheet } from '#lib/tabular/xlsx/write-xlsx.ts'
import type { Frequency } from './loan.ts'
import { paymentDate, type ScheduleRow } from './schedule.ts'
import { type ScheduleYear, yearlySubtotals } from './schedule-years.ts'

const AMOUNTS = ['payment', 'principal', 'interest', 'extra', 'balance'] as const
const AMOUNT_HEADINGS = ['Payment', 'Principal', 'Interest', 'Extra payment', 'Balance']

/** Returns the schedule as CSV: number, ISO date and amounts with two decimals, without a currency symbol. */
export function scheduleCsv(rows: readonly ScheduleRow[], start: CivilDate, frequency: Frequency): string {
  const lines: CsvCell[][] = rows.map((row) => [
    row.number,
    toIsoDate(paymentDate(start, frequency, row.number)),
    ...AMOUNTS.map((amount) => ({ numeral: centsText(row[amount]) })),
  ])
  return writeCsv([['Number', 'Date', ...AMOUNT_HEADINGS], ...lines])
}

/** The sheets of a workbook for `writeXlsx`: every payment, and the sums of each year. */
export function scheduleSheets(
  rows: readonly ScheduleRow[],
  start: CivilDate,
  frequency: Frequency,
): XlsxSheet[] {
  const amounts = (row: ScheduleRow | ScheduleYear): XlsxNumeral[] => AMOUNTS.map((part) => money(row[part]))
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

function money(cents: Cents): XlsxNumeral {
  return { numeral: centsText(cents), look: 'money' }
}
