import { UserError } from '#lib/result/user-error.ts'

/** Finds the next occurrence of a character in forward order; each part of the string is searched once. */
class NextMark {
  readonly #mark: string
  #text = ''
  #found = -1

  constructor(mark: string) {
    this.#mark = mark
  }

  /** Restarts with another text. */
  reset(text: string): void {
    this.#text = text
    this.#found = -1
  }

  /** Returns the position of the character at or after `from`, or the string's length. */
  from(from: number): number {
    if (this.#found < from) {
      const found = this.#text.indexOf(this.#mark, from)
      this.#found = found === -1 ? this.#text.length : found
    }
    return this.#found
  }
}

/** Delimiters to choose from; `detectDelimiter` selects among them. */
export const DELIMITERS = [
  { mark: ',', label: 'Comma' },
  { mark: ';', label: 'Semicolon' },
  { mark: '\t', label: 'Tab' },
  { mark: '|', label: 'Pipe' },
] as const

export type CsvReading = {
  /** One character between cells. */
  readonly delimiter: string
  /** Character around cells that contain a delimiter, a quote or a line break. */
  readonly quote: string
  /** One character that makes a line a comment where it stands first; empty for none. */
  readonly comment: string
  /** Drops lines without any character; a quoted empty cell `""` is not an empty line. */
  readonly skipsEmptyLines: boolean
}

export const CSV_READING: CsvReading = { delimiter: ',', quote: '"', comment: '', skipsEmptyLines: true }

/** Receives a row and the number of the line, from 1, on which it starts. */
type TakeRow = (cells: string[], line: number) => void

/**
 * Parses CSV (RFC 4180) in arbitrary chunks. Lines end with CRLF, LF or CR; a BOM is dropped. Like spreadsheets, it
 * treats text after a closing quote as part of the cell, and a quote inside an unquoted cell literally. Cells are
 * strings, rows can differ in length.
 */
export class CsvReader {
  readonly #takeRow: TakeRow
  readonly #reading: CsvReading
  readonly #mark: NextMark
  readonly #return = new NextMark('\r')
  readonly #feed = new NextMark('\n')
  #held = ''
  #isAtStart = true
  #row: string[] = []
  #cell = ''
  #wasQuoted = false
  #isInQuotes = false
  #isInComment = false
  #line = 1
  #rowLine = 1
  #quoteLine = 1

  constructor(takeRow: TakeRow, reading: CsvReading = CSV_READING) {
    this.#takeRow = takeRow
    this.#reading = reading
    this.#mark = new NextMark(reading.delimiter)
  }

  /** Continues parsing; passes on each row that this chunk completes. */
  push(chunk: string): void {
    const text = this.#held + chunk
    const decided = decidedLength(text, this.#reading.quote)
    this.#held = text.slice(decided)
    this.#read(text.slice(0, decided))
  }

  /** Passes on the last row. Throws UserError naming the line of an unclosed quote. */
  end(): void {
    this.#read(this.#held)
    this.#held = ''
    if (this.#isInQuotes) {
      throw new UserError('Invalid CSV format', `Unclosed quote starting on line ${this.#quoteLine}`)
    }
    if (this.#row.length > 0 || !this.#isCellUntouched()) this.#endRow()
  }

  #read(text: string): void {
    let at = this.#isAtStart && text.startsWith('\uFEFF') ? 1 : 0
    if (text !== '') this.#isAtStart = false
    for (const mark of [this.#mark, this.#return, this.#feed]) mark.reset(text)
    while (at < text.length) at = this.readPart(text, at)
  }

  /** Reads one part from `at` on and returns the position after it. */
  readPart(text: string, at: number): number {
    if (this.#isInQuotes) return this.#readQuoted(text, at)
    if (this.#isInComment) return this.#readComment(text, at)
    if (!this.#isCellUntouched()) return this.#readPlain(text, at)
    if (text[at] === this.#reading.quote) return this.#openQuote(at)
    this.#isInComment = this.#row.length === 0 && text[at] === this.#reading.comment
    return this.#isInComment ? at : this.#readPlain(text, at)
  }

  #openQuote(at: number): number {
    this.#isInQuotes = true
    this.#wasQuoted = true
    this.#quoteLine = this.#line
    return at + 1
  }

  #readQuoted(text: string, from: number): number {
    const { quote } = this.#reading
    const close = text.indexOf(quote, from)
    const part = text.slice(from, close < 0 ? text.length : close)
    this.#cell += part
    this.#line += countLineBreaks(part)
    if (close < 0) return text.length
    this.#isInQuotes = text[close + 1] === quote
    if (!this.#isInQuotes) return close + 1
    this.#cell += quote
    return close + 2
  }

  /** Reads on to a quote that opens a cell, to the end of the row, or to the end of the text. */
  #readPlain(text: string, from: number): number {
    const end = Math.min(this.#return.from(from), this.#feed.from(from))
    let start = from
    for (let at = this.#mark.from(start); at < end; at = this.#mark.from(start)) {
      this.#endCell(text.slice(start, at))
      start = at + 1
      if (text[start] === this.#reading.quote) return start
    }
    this.#cell += text.slice(start, end)
    if (end === text.length) return end
    this.#endRow()
    return this.#readLineBreak(text, end)
  }

  #readComment(text: string, from: number): number {
    let to = from
    while (to < text.length && !isLineBreak(text.charCodeAt(to))) to++
    if (to === text.length) return to
    this.#isInComment = false
    return this.#readLineBreak(text, to)
  }

  #readLineBreak(text: string, at: number): number {
    this.#line++
    this.#rowLine = this.#line
    return text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1
  }

  #endCell(end: string): void {
    this.#row.push(this.#cell === '' ? end : this.#cell + end)
    this.#cell = ''
    this.#wasQuoted = false
  }

  #endRow(): void {
    const isEmptyLine = this.#row.length === 0 && this.#isCellUntouched()
    this.#endCell('')
    if (!(isEmptyLine && this.#reading.skipsEmptyLines)) this.#takeRow(this.#row, this.#rowLine)
    this.#row = []
  }

  #isCellUntouched(): boolean {
    return this.#cell === '' && !this.#wasQuoted
  }
}

/** A quote or CR at the end of a chunk means one thing or another, depending on what follows. */
function decidedLength(text: string, quote: string): number {
  let length = text.length
  while (length > 0 && text[length - 1] === quote) length--
  return length === text.length && text.endsWith('\r') ? length - 1 : length
}

function isLineBreak(code: number): boolean {
  return code === 10 || code === 13
}

function countLineBreaks(text: string): number {
  if (!text.includes('\n') && !text.includes('\r')) return 0
  return text.match(/\r\n|\r|\n/g)?.length ?? 0
}

/** All rows of a CSV text, each a list of cells. Throws UserError naming the line of an unclosed quote. */
export function parseCsv(text: string, reading: CsvReading = CSV_READING): string[][] {
  const rows: string[][] = []
  const reader = new CsvReader((cells) => rows.push(cells), reading)
  reader.push(text)
  reader.end()
  return rows
}
