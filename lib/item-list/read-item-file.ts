import { CSV_READING } from '#lib/csv/csv-reader.ts'
import { decodeCsv } from '#lib/csv/decode-csv.ts'
import { detectDelimiter } from '#lib/csv/detect-delimiter.ts'
import { parseCsv } from '#lib/csv/parse-csv.ts'
import { linesWithText } from './item-list.ts'

/**
 * The items in a file's bytes: the lines of a text, or the first column of a CSV file or of a workbook's first sheet.
 * Throws UserError for what cannot be read.
 */
export async function readItemFile(bytes: Uint8Array, fileName: string): Promise<string[]> {
  if (/\.xlsx$/i.test(fileName)) return firstColumnOfWorkbook(bytes, fileName)
  const { text } = decodeCsv(bytes)
  if (!/\.[ct]sv$/i.test(fileName)) return linesWithText(text)
  const rows = parseCsv(text, { ...CSV_READING, delimiter: detectDelimiter(text) })
  return rows.map(([first = '']) => first.trim()).filter((item) => item !== '')
}

async function firstColumnOfWorkbook(bytes: Uint8Array, fileName: string): Promise<string[]> {
  const { openXlsx } = await import('#lib/xlsx/read-xlsx.ts')
  const items: string[] = []
  openXlsx(bytes, fileName).readRows(0, ([first = '']) => {
    if (first.trim() !== '') items.push(first.trim())
  })
  return items
}
