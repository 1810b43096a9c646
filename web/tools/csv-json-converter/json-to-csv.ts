import { UserError } from '#lib/result/user-error.ts'
import { csvRow, looksLikeFormula } from '#lib/tabular/csv/write-csv.ts'
import { type ChosenColumn, chooseColumns, columnNames } from './columns.ts'
import { type Converted, PREVIEW_ROWS } from './converted.ts'
import type { JsonItems } from './json-input.ts'
import { arrayTable, type JsonCell, type JsonTable, objectTable, textOfCell } from './json-table.ts'
import type { ColumnEdit, CsvOptions } from './options.ts'
import { TextChunks } from './text-chunks.ts'

const REPORT_ROWS = 2000

/** The table that the items make. */
export function getTable({ document, items }: JsonItems, options: CsvOptions): JsonTable {
  const table =
    options.reading === 'arrays'
      ? arrayTable(document, items)
      : objectTable(document, items, options.nesting === 'flatten')
  return { ...table, columns: columnNames(table.columns) }
}

/**
 * Converts items of JSON to CSV (RFC 4180). Digits remain as written, null is an empty cell, nested values are
 * flattened or written as JSON text. Throws UserError if no column is left.
 */
export function jsonToCsv(
  table: JsonTable,
  options: CsvOptions,
  edits: readonly ColumnEdit[],
  report: (share: number) => void = () => {},
): Converted {
  if (table.columns.length === 0) throw new UserError('Invalid JSON format', 'The objects are empty.')
  const chosen = chooseColumns(table.columns, edits)
  const writing = { delimiter: options.delimiter, guardsFormulas: options.guardsFormulas }
  const out = new TextChunks()
  const preview: string[][] = []
  const names = chosen.map(({ name }) => name)
  let guardedCells = options.guardsFormulas ? countFormulas(names) : 0
  let count = 0
  if (options.isForExcel) out.write('\uFEFF')
  out.write(csvRow(names, writing))
  for (const row of table.rows()) {
    const cells = pick(row, chosen)
    out.write(csvRow(cells, writing))
    if (options.guardsFormulas) guardedCells += countFormulas(cells)
    if (preview.length < PREVIEW_ROWS) preview.push(cells.map(textOfCell))
    if (++count % REPORT_ROWS === 0) report(count / table.rowCount)
  }
  return {
    ...out.finish(),
    table: { columns: names, rows: preview },
    columns: table.columns,
    rowCount: count,
    guardedCells,
    offersDecimalComma: false,
    findings: [],
    warnings: table.warnings.shown,
    warningCount: table.warnings.count,
  }
}

/** The cells of the chosen columns. */
export function pick(row: readonly JsonCell[], chosen: readonly ChosenColumn[]): JsonCell[] {
  return chosen.map(({ index }) => row[index] ?? null)
}

function countFormulas(cells: readonly JsonCell[]): number {
  let count = 0
  for (const cell of cells) if (typeof cell === 'string' && looksLikeFormula(cell)) count++
  return count
}
