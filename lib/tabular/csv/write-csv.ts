/** Digits that are a number exactly as written, such as `-0.10`: never quoted, never guarded. */
export type Numeral = { readonly numeral: string }

export type CsvCell = string | number | bigint | boolean | null | Numeral

type CsvWriting = {
  /** One character between cells. */
  readonly delimiter: string
  /** Prefixes `'` to strings that a spreadsheet would execute as a formula. */
  readonly guardsFormulas: boolean
}

export const CSV_WRITING: CsvWriting = { delimiter: ',', guardsFormulas: true }

/**
 * Formats rows as CSV (RFC 4180), each ended by CRLF, with quotes only if needed. Null is an empty cell. Without the
 * formula guard, `parseCsv` returns exactly the original strings.
 */
export function writeCsv(rows: Iterable<readonly CsvCell[]>, writing: CsvWriting = CSV_WRITING): string {
  let csv = ''
  for (const row of rows) csv += csvRow(row, writing)
  return csv
}

/** Formats one row with its CRLF, for files that are written in chunks. */
export function csvRow(cells: readonly CsvCell[], writing: CsvWriting = CSV_WRITING): string {
  // An empty line would be skipped when it is read again.
  if (cells.length === 1 && (cells[0] === '' || cells[0] === null)) return '""\r\n'
  return `${cells.map((cell) => cellText(cell, writing)).join(writing.delimiter)}\r\n`
}

/** Returns true for a string that a spreadsheet would interpret as a formula (OWASP, CSV injection). */
export function looksLikeFormula(text: string): boolean {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text)
}

function cellText(cell: CsvCell, { delimiter, guardsFormulas }: CsvWriting): string {
  if (cell === null) return ''
  if (typeof cell === 'object') return quoteIfNeeded(cell.numeral, delimiter)
  if (typeof cell !== 'string') return String(cell)
  return quoteIfNeeded(guardsFormulas && looksLikeFormula(cell) ? `'${cell}` : cell, delimiter)
}

function quoteIfNeeded(text: string, delimiter: string): string {
  const needsQuotes = text.includes(delimiter) || /["\r\n\uFEFF]/.test(text)
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text
}
