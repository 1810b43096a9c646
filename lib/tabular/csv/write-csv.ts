/** Digits that are a number exactly as written, such as `-0.10`: never quoted, never guarded. */
export type Numeral = { readonly numeral: string }

export type CsvCell = string | number | bigint | boolean | null | Numeral

export type CsvWriting = {
  /** One character between cells. */
  readonly delimiter: string
  /** Puts a `'` before texts that a spreadsheet would run as a formula. */
  readonly guardsFormulas: boolean
}

export const CSV_WRITING: CsvWriting = { delimiter: ',', guardsFormulas: true }

/**
 * Rows as CSV (RFC 4180), every row ended by CRLF; quotes stand only where they are needed. Null is an empty
 * cell. Written without the formula guard, texts come back from `parseCsv` exactly as they were.
 */
export function writeCsv(rows: Iterable<readonly CsvCell[]>, writing: CsvWriting = CSV_WRITING): string {
  let csv = ''
  for (const row of rows) csv += csvRow(row, writing)
  return csv
}

/** One row with its CRLF, for files that are written piece by piece. */
export function csvRow(cells: readonly CsvCell[], writing: CsvWriting = CSV_WRITING): string {
  // An empty line would be skipped when it is read again.
  if (cells.length === 1 && (cells[0] === '' || cells[0] === null)) return '""\r\n'
  return `${cells.map((cell) => cellText(cell, writing)).join(writing.delimiter)}\r\n`
}

/** True for a text that a spreadsheet would take for a formula (OWASP, CSV injection). */
export function looksLikeFormula(text: string): boolean {
  return /^[=+\-@\t\r]/.test(text)
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
