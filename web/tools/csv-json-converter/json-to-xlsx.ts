import { writeXlsx, type XlsxCell } from '#lib/tabular/xlsx/write-xlsx.ts'
import { chooseColumns } from './columns.ts'
import type { JsonCell, JsonTable } from './json-table.ts'
import { pick } from './json-to-csv.ts'
import type { ColumnEdit } from './options.ts'

/** Spreadsheets preserve 15 digits of a number; longer ones are written as text, so that none is lost. */
const EXACT = /^-?(?=(?:\D*\d){1,15}\D*$)\d+(?:\.\d+)?$/

/** The table as a workbook of one sheet. Import it lazily: it brings the zip library with it. */
export function jsonToXlsx(table: JsonTable, edits: readonly ColumnEdit[]): Uint8Array<ArrayBuffer> {
  const chosen = chooseColumns(table.columns, edits)
  const rows = function* (): Generator<XlsxCell[]> {
    for (const row of table.rows()) yield pick(row, chosen).map(xlsxCell)
  }
  return writeXlsx([{ name: 'Data', heading: chosen.map(({ name }) => name), rows: rows() }])
}

function xlsxCell(cell: JsonCell): XlsxCell {
  if (cell === null || typeof cell === 'string') return cell
  if (typeof cell === 'boolean') return String(cell)
  return EXACT.test(cell.numeral) ? cell : cell.numeral
}
