import { pluralize } from '#lib/numbers/pluralize.ts'
import { UserError } from '#lib/result/user-error.ts'
import type { QuoteFlaw } from '#lib/tabular/csv/csv-reader.ts'
import { type DecimalMark, hasDecimalCommas, TypeFinder } from './column-types.ts'
import { chooseColumns, columnNames, numberedColumns } from './columns.ts'
import { type Converted, FirstFew, PREVIEW_ROWS } from './converted.ts'
import { type JsonRows, jsonRows } from './json-rows.ts'
import type { ColumnEdit, JsonOptions } from './options.ts'
import type { TableSource } from './table-source.ts'
import { TextChunks } from './text-chunks.ts'

type Settings = {
  readonly hasHeader: boolean
  readonly json: JsonOptions
  readonly edits: readonly ColumnEdit[]
}

/**
 * Converts a table to JSON. Cells are strings unless types are detected; missing cells are empty strings; cells beyond
 * the header are in `_extra`. Throws UserError `Invalid CSV format` without a header and a row.
 */
export function csvToJson(
  source: TableSource,
  { hasHeader, json, edits }: Settings,
  report: (share: number) => void = () => {},
): Converted {
  const share = json.detectsTypes ? 0.4 : 0
  const { types, hasCommas } = json.detectsTypes
    ? findTypes(source, hasHeader, json.decimalMark, (part) => report(part * share))
    : { types: new TypeFinder(json.decimalMark), hasCommas: false }
  const out = new TextChunks()
  const table = { columns: [] as string[], rows: [] as string[][] }
  const warnings = new FirstFew()
  let columns: string[] = []
  let chosen: ReturnType<typeof chooseColumns> = []
  let rows: JsonRows | undefined
  let rowCount = 0

  readRecords(
    source,
    hasHeader,
    (names) => {
      columns = names
      chosen = chooseColumns(columns, edits)
      rows = jsonRows(chosen, types.types(columns.length, hasCommas), json, out)
      table.columns = chosen.map(({ name }) => name)
    },
    (cells, row, flaw) => {
      rowCount++
      if (flaw) warnings.add(() => `Row ${row}: ${FLAWS[flaw]}`)
      if (cells.length !== columns.length)
        warnings.add(() => lengthWarning(cells.length, columns.length, row, hasHeader))
      rows?.row({ cells, extra: cells.length > columns.length ? cells.slice(columns.length) : NONE })
      if (table.rows.length < PREVIEW_ROWS) table.rows.push(chosen.map(({ index }) => cells[index] ?? ''))
    },
    (part) => report(share + part * (1 - share)),
  )
  if (rowCount === 0) throw new UserError('Invalid CSV format', tooLittle(hasHeader))
  rows?.end()
  return {
    ...out.finish(),
    table,
    columns,
    rowCount,
    guardedCells: 0,
    offersDecimalComma: hasCommas,
    findings: source.findings,
    warnings: warnings.shown,
    warningCount: warnings.count,
  }
}

const FLAWS: Readonly<Record<QuoteFlaw, string>> = {
  'space before': 'a quote after a space is part of the cell. “Trim cells” reads it as a quoted cell.',
  'text after': 'text follows a closing quote. The quotes might be escaped in another way.',
}

const NONE: readonly string[] = []

/** The types of all columns, and whether numbers with a decimal comma are read as text. */
function findTypes(
  source: TableSource,
  hasHeader: boolean,
  mark: DecimalMark,
  report: (share: number) => void,
): { readonly types: TypeFinder; readonly hasCommas: boolean } {
  const types = new TypeFinder(mark)
  const firstRows: string[][] = []
  readRecords(
    source,
    hasHeader,
    () => {},
    (cells) => {
      types.see(cells)
      if (firstRows.length < PREVIEW_ROWS) firstRows.push([...cells])
    },
    report,
  )
  return { types, hasCommas: mark === '.' && hasDecimalCommas(firstRows) }
}

/** Reads the header, then the rows below it; rows are counted from 1, the header included. */
function readRecords(
  source: TableSource,
  hasHeader: boolean,
  onColumns: (names: string[]) => void,
  onRow: (cells: string[], row: number, flaw: QuoteFlaw | undefined) => void,
  report: (share: number) => void,
): void {
  let row = 0
  source.read((cells, _line, flaw) => {
    row++
    if (row === 1) onColumns(hasHeader ? columnNames(cells) : numberedColumns(cells.length))
    if (row > 1 || !hasHeader) onRow(cells, row, flaw)
  }, report)
}

function lengthWarning(cells: number, columns: number, row: number, hasHeader: boolean): string {
  const has = `Row ${row} has ${pluralize(cells, 'cell')}`
  return `${has}, ${hasHeader ? 'header' : 'the first row'} has ${columns}`
}

function tooLittle(hasHeader: boolean): string {
  return hasHeader ? 'A header row and at least one row below it are needed.' : 'At least one row is needed.'
}
