import { type CsvCell, writeCsv } from '#lib/tabular/csv/write-csv.ts'
import type { PastDraw } from './random-form.ts'

/** The draws as a CSV file: a heading, then each value in a row with its draw and its time (ISO 8601). */
export function drawsFile(draws: readonly PastDraw[]): string {
  const rows = draws.flatMap(({ at, title, values }) =>
    values.map((value): CsvCell[] => [
      new Date(at).toISOString(),
      title,
      /^-?\d/.test(value) ? { numeral: value } : value,
    ]),
  )
  return writeCsv([['Time', 'Draw', 'Value'], ...rows])
}
