import { toResult } from '#lib/result/result.ts'
import { CSV_READING, CsvReader } from '#lib/tabular/csv/csv-reader.ts'
import { isListHeading, type ListReading, readListRows } from './list-rows.ts'

/**
 * Returns the rows of pasted text as a spreadsheet copies its cells: separated by tabs and line breaks, with quotes
 * around cells that contain one, doubled within. Lines that a header row separates otherwise, as in `Name;Class`, are
 * split so; all other lines are one cell each.
 */
export function readPastedRows(text: string): string[][] {
  const delimiter = findDelimiter(text)
  const table = delimiter === undefined ? undefined : readTable(text, delimiter)
  return table ?? text.split(/\r\n|\r|\n/).map((line) => [line])
}

/** Returns the items of pasted text, see {@link readPastedRows} and {@link readListRows}. */
export function readPastedList(text: string): ListReading {
  return readListRows(readPastedRows(text))
}

function findDelimiter(text: string): string | undefined {
  if (text.includes('\t') || /^"/m.test(text)) return '\t'
  const [header = ''] = text.replace(/^\uFEFF/, '').split(/[\r\n]/, 1)
  return [';', ','].find((delimiter) => {
    const cells = header.split(delimiter)
    return cells.length > 1 && cells.some(isListHeading)
  })
}

/** Returns undefined if the quotes are those of plain text. */
function readTable(text: string, delimiter: string): string[][] | undefined {
  const rows: string[][] = []
  let isFlawed = false
  const reader = new CsvReader(
    (cells, _line, flaw) => {
      rows.push(cells)
      isFlawed ||= flaw === 'text after'
    },
    { ...CSV_READING, delimiter },
  )
  const read = toResult(() => {
    reader.push(text)
    reader.end()
  })
  return read.ok && !isFlawed ? rows : undefined
}
