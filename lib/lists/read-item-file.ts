import { UserError } from '#lib/result/user-error.ts'
import { CSV_READING, parseCsv } from '#lib/tabular/csv/csv-reader.ts'
import { decodeCsv } from '#lib/tabular/csv/decode-csv.ts'
import { detectDelimiter } from '#lib/tabular/csv/detect-delimiter.ts'
import { openWorkbook, type Workbook } from '#lib/tabular/workbook.ts'
import { linesWithText } from './item-list.ts'

/**
 * Returns the items in a file: the lines of plain text, or the first column of a CSV file or of a workbook's first
 * sheet. Throws UserError if it cannot be read.
 */
export async function readItemFile(bytes: Uint8Array, fileName: string): Promise<string[]> {
  const workbook = await openWorkbook(bytes, fileName)
  if (workbook) return getFirstColumn(workbook)
  if (/\.xlsx$/i.test(fileName))
    throw new UserError(`"${fileName}" could not be read.`, 'It is no .xlsx workbook.')
  const { text } = decodeCsv(bytes)
  // Many programs save tables of text under the name of Excel's.
  if (!/\.([ct]sv|xls)$/i.test(fileName)) return linesWithText(text)
  const rows = parseCsv(text, { ...CSV_READING, delimiter: detectDelimiter(text) })
  return rows.map(([first = '']) => first.trim()).filter((item) => item !== '')
}

function getFirstColumn(workbook: Workbook): string[] {
  const items: string[] = []
  workbook.readRows(0, ([first = '']) => {
    if (first.trim() !== '') items.push(first.trim())
  })
  return items
}
