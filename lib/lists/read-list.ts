import { UserError } from '#lib/result/user-error.ts'
import { CSV_READING, parseCsv } from '#lib/tabular/csv/csv-reader.ts'
import { decodeCsv } from '#lib/tabular/csv/decode-csv.ts'
import { detectDelimiter } from '#lib/tabular/csv/detect-delimiter.ts'
import { openWorkbook } from '#lib/tabular/workbook.ts'
import { type ListReading, readListRows } from './list-rows.ts'
import { readPastedList } from './pasted-rows.ts'

/**
 * Returns the items in a file: of plain text, of a CSV file or of a workbook's first sheet. Throws UserError if it
 * cannot be read.
 */
export async function readListFile(bytes: Uint8Array, fileName: string): Promise<ListReading> {
  const workbook = await openWorkbook(bytes, fileName)
  if (workbook) {
    const rows: string[][] = []
    workbook.readRows(0, (cells) => rows.push([...cells]))
    return readListRows(rows)
  }
  if (/\.xlsx$/i.test(fileName))
    throw new UserError(`"${fileName}" could not be read.`, 'It is no .xlsx workbook.')
  const { text } = decodeCsv(bytes)
  // Many programs save tables of text under the name of Excel's.
  if (!/\.([ct]sv|xls)$/i.test(fileName)) return readPastedList(text)
  return readListRows(parseCsv(text, { ...CSV_READING, delimiter: detectDelimiter(text) }))
}
