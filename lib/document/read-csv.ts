import { UserError } from '../result/user-error.ts'
import { CSV_READING, parseCsv } from '../tabular/csv/csv-reader.ts'
import { decodeCsv } from '../tabular/csv/decode-csv.ts'
import { detectDelimiter } from '../tabular/csv/detect-delimiter.ts'
import type { TableRow } from './blocks.ts'
import { defaultPage, GRID, HEAD_SHADE, type Paper } from './default-page.ts'
import { checkedLength, getTitle, type ReadDocument } from './read-document.ts'

/** No wider table fits in a word processor or on a page. */
const MAX_COLUMNS = 63
const MAX_ROWS = 50_000
const WIDE = 7
const NUMBER = /^[\s\p{Sc}]*[-+(]?[\s\p{Sc}]*[\d.,'\s]*\d[\d.,'\s]*[)%]?[\s\p{Sc}]*$/u

/**
 * Reads CSV as one table, with its first row as header of every page. Throws UserError if it is invalid or too large.
 */
export function readCsv(bytes: Uint8Array, name: string, paper: Paper): ReadDocument {
  const text = checkedLength(decodeCsv(bytes).text)
  const rows = parseCsv(text, { ...CSV_READING, delimiter: detectDelimiter(text) })
  const count = rows.reduce((max, row) => Math.max(max, row.length), 1)
  if (count > MAX_COLUMNS)
    throw new UserError(`This table has ${count} columns`, `A document can show at most ${MAX_COLUMNS}.`)
  if (rows.length > MAX_ROWS)
    throw new UserError(
      `This table has ${rows.length.toLocaleString('en-US')} rows`,
      `A document can show at most ${MAX_ROWS.toLocaleString('en-US')}.`,
    )
  const isNumeric = Array.from({ length: count }, (_, column) =>
    rows.slice(1).every((row) => (row[column] ?? '') === '' || NUMBER.test(row[column] ?? '')),
  )
  const isWide = count > WIDE
  return {
    document: {
      meta: { title: getTitle(name) },
      language: 'und',
      direction: 'ltr',
      style: { font: 'carlito', size: isWide ? 8.5 : 10 },
      page: defaultPage(paper, isWide),
      blocks:
        rows.length === 0
          ? []
          : [
              {
                kind: 'table',
                columns: Array.from({ length: count }, () => 'content' as const),
                rows: rows.map((row, index) => tableRow(row, index === 0, isNumeric)),
                headerRows: 1,
                borders: GRID,
              },
            ],
    },
    notes: [],
  }
}

function tableRow(row: readonly string[], isHead: boolean, isNumeric: readonly boolean[]): TableRow {
  return {
    mayPart: false,
    cells: isNumeric.map((isNumber, column) => ({
      blocks: [
        {
          kind: 'paragraph',
          direction: 'auto',
          content: [{ kind: 'text', text: row[column] ?? '' }],
          ...(isHead ? { style: { bold: true } } : {}),
          ...(isNumber ? { align: 'right' as const } : {}),
        },
      ],
      ...(isHead ? { shade: HEAD_SHADE } : {}),
    })),
  }
}
