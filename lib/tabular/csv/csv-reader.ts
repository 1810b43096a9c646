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
  /** Character around cells that contain a delimiter, a quote or a line break; empty for none. */
  readonly quote: string
  /** How a quote is written inside quotes: always doubled (RFC 4180), or also after a backslash. */
  readonly escapes: 'doubled' | 'backslash'
  /** One character that makes a line a comment where it stands first; empty for none. */
  readonly comment: string
  /** Drops lines without any character; a quoted empty cell `""` is not an empty line. */
  readonly skipsEmptyLines: boolean
  /** Removes white space around cells, also between a delimiter and a quote. */
  readonly trims: boolean
}

export const CSV_READING: CsvReading = {
  delimiter: ',',
  quote: '"',
  escapes: 'doubled',
  comment: '',
  skipsEmptyLines: true,
  trims: false,
}

/** Flaw of a row's quotes: white space before an opening quote, or text after a closing one. */
export type QuoteFlaw = 'space before' | 'text after'

/** Receives a row, the number of the line, from 1, on which it starts, and the first flaw of its quotes. */
export type TakeRow = (cells: string[], line: number, flaw?: QuoteFlaw) => void

/**
 * Parses CSV (RFC 4180) in arbitrary chunks. Lines end with CRLF, LF or CR; a BOM is dropped. Like spreadsheets, it
 * treats text after a closing quote as part of the cell, and a quote inside an unquoted cell literally; rows with such
 * text are reported as flawed. Cells are strings, rows can differ in length.
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
  /** Length of the quoted part of the cell. */
  #quotedLength = 0
  #flaw: QuoteFlaw | undefined
  #isInQuotes = false
  #isInComment = false
  #line = 1
  #rowLine = 1
  #quoteLine = 1
  /** Length of the text before the present chunk. */
  #before = 0
  #quoteOffset = 0

  constructor(takeRow: TakeRow, reading: CsvReading = CSV_READING) {
    this.#takeRow = takeRow
    this.#reading = reading
    this.#mark = new NextMark(reading.delimiter)
  }

  /** Continues parsing; passes on each row that this chunk completes. */
  push(chunk: string): void {
    const text = this.#held + chunk
    const decided = decidedLength(text, this.#reading)
    this.#held = text.slice(decided)
    this.#read(text.slice(0, decided))
  }

  /** Passes on the last row. Throws UserError naming the line of an unclosed quote. */
  end(): void {
    this.#read(this.#held)
    this.#held = ''
    if (this.#isInQuotes) {
      throw new UserError(
        'Invalid CSV format',
        `Unclosed quote starting on line ${this.#quoteLine}`,
        this.#quoteOffset,
      )
    }
    if (this.#row.length > 0 || !this.#isCellUntouched()) this.#endRow()
  }

  #read(text: string): void {
    let at = this.#isAtStart && text.startsWith('\uFEFF') ? 1 : 0
    if (text !== '') this.#isAtStart = false
    for (const mark of [this.#mark, this.#return, this.#feed]) mark.reset(text)
    while (at < text.length) at = this.readPart(text, at)
    this.#before += text.length
  }

  /** Reads one part from `at` on and returns the position after it. */
  readPart(text: string, at: number): number {
    if (this.#isInQuotes) return this.#readQuoted(text, at)
    if (this.#isInComment) return this.#readComment(text, at)
    const quote = this.#findOpeningQuote(text, at)
    if (quote !== -1) return this.#openQuote(quote)
    if (!this.#isCellUntouched()) return this.#readPlain(text, at)
    this.#isInComment = this.#row.length === 0 && text[at] === this.#reading.comment
    return this.#isInComment ? at : this.#readPlain(text, at)
  }

  /** Returns the position of the quote that opens the cell being read, or -1. */
  #findOpeningQuote(text: string, from: number): number {
    const { quote, trims } = this.#reading
    if (this.#wasQuoted || (this.#cell !== '' && !(trims && this.#cell.trim() === ''))) return -1
    let at = from
    if (trims) while (this.#isBlank(text[at])) at++
    return text[at] === quote ? at : -1
  }

  /** Returns true for white space within a line that is not the delimiter. */
  #isBlank(character: string | undefined): boolean {
    return (character === ' ' || character === '\t') && character !== this.#reading.delimiter
  }

  #openQuote(at: number): number {
    this.#cell = ''
    this.#isInQuotes = true
    this.#wasQuoted = true
    this.#quoteLine = this.#line
    this.#quoteOffset = this.#before + at
    return at + 1
  }

  #readQuoted(text: string, from: number): number {
    const { quote, escapes } = this.#reading
    let end = text.indexOf(quote, from)
    if (end < 0) end = text.length
    const backslash = escapes === 'backslash' ? text.slice(from, end).indexOf('\\') : -1
    if (backslash !== -1) return this.#readEscape(text, from, from + backslash)
    this.#addQuoted(text.slice(from, end))
    if (end === text.length) return end
    this.#isInQuotes = text[end + 1] === quote
    if (this.#isInQuotes) {
      this.#cell += quote
      return end + 2
    }
    this.#quotedLength = this.#cell.length
    return end + 1
  }

  /** Reads up to a backslash and the character behind it; the backslash remains unless it escapes a quote or itself. */
  #readEscape(text: string, from: number, backslash: number): number {
    this.#addQuoted(text.slice(from, backslash))
    const next = text.charAt(backslash + 1)
    const isEscaped = next === this.#reading.quote || next === '\\'
    this.#cell += isEscaped ? next : '\\'
    return backslash + (isEscaped ? 2 : 1)
  }

  #addQuoted(part: string): void {
    this.#cell += part
    this.#line += countLineBreaks(part)
  }

  /** Reads on to a quote that opens a cell, to the end of the row, or to the end of the text. */
  #readPlain(text: string, from: number): number {
    const { quote, trims } = this.#reading
    const end = Math.min(this.#return.from(from), this.#feed.from(from))
    let start = from
    for (let at = this.#mark.from(start); at < end; at = this.#mark.from(start)) {
      this.#endCell(text.slice(start, at))
      start = at + 1
      if ((trims || text[start] === quote) && this.#findOpeningQuote(text, start) !== -1) return start
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
    const cell = this.#cell === '' ? end : this.#cell + end
    if (this.#wasQuoted || cell.charCodeAt(0) <= SPACE) this.#flaw ??= this.#findFlaw(cell)
    this.#row.push(this.#reading.trims ? cell.trim() : cell)
    this.#cell = ''
    this.#wasQuoted = false
  }

  #findFlaw(cell: string): QuoteFlaw | undefined {
    const { quote, trims } = this.#reading
    if (this.#wasQuoted) {
      const rest = cell.slice(this.#quotedLength)
      return (trims ? rest.trim() : rest) === '' ? undefined : 'text after'
    }
    const isIndented = quote !== '' && this.#isBlank(cell[0])
    return isIndented && cell.trimStart().startsWith(quote) ? 'space before' : undefined
  }

  #endRow(): void {
    const isEmptyLine = this.#row.length === 0 && this.#isCellUntouched()
    this.#endCell('')
    if (!(isEmptyLine && this.#reading.skipsEmptyLines)) this.#takeRow(this.#row, this.#rowLine, this.#flaw)
    this.#row = []
    this.#flaw = undefined
  }

  #isCellUntouched(): boolean {
    return this.#cell === '' && !this.#wasQuoted
  }
}

/** A quote, backslash or CR at the end of a chunk means one thing or another, depending on what follows. */
function decidedLength(text: string, { quote, escapes }: CsvReading): number {
  const isOpen = (character: string) => character === quote || (escapes === 'backslash' && character === '\\')
  let length = text.length
  while (length > 0 && isOpen(text.charAt(length - 1))) length--
  return length === text.length && text.endsWith('\r') ? length - 1 : length
}

/** Code of the space; those of other white space within a line are lower. */
const SPACE = 32

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
