import { CSV_READING, CsvReader, type CsvReading } from './csv-reader.ts'

/** All rows of a CSV text, each a list of cells. Throws UserError naming the line of an unclosed quote. */
export function parseCsv(text: string, reading: CsvReading = CSV_READING): string[][] {
  const rows: string[][] = []
  const reader = new CsvReader((cells) => rows.push(cells), reading)
  reader.push(text)
  reader.end()
  return rows
}
