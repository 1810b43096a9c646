import { toResult } from '#lib/result/result.ts'
import { CSV_READING, CsvReader, type CsvReading, DELIMITERS } from './csv-reader.ts'

/** Enough rows to see a pattern; more would only cost time. */
const SAMPLE_LENGTH = 64 * 1024
const DECIMAL = /^\s*[+-]?\d+(?:\.\d{3})*,\d+\s*$/

/**
 * Detects the delimiter of `text` among those that its first row contains: the one with the most cells and the most
 * even rows. Decimal commas and delimiters in quotes do not count, punctuation before a space counts half. Returns a
 * comma if none is found.
 */
export function detectDelimiter(text: string, reading: CsvReading = CSV_READING): string {
  const samples = DELIMITERS.map(({ mark }) => {
    const marked = { ...reading, delimiter: mark }
    return { mark, sample: readSample(text, { ...marked, escapes: detectEscapes(text, marked) }) }
  })
  const hasDecimalCommas = samples.some(({ mark, sample }) => mark !== ',' && hasOnlyDecimalCommas(sample))
  let best: { mark: string; score: number } = { mark: ',', score: 0 }
  for (const { mark, sample } of samples) {
    const score = mark === ',' && hasDecimalCommas ? 0 : rate(sample)
    if (score > best.score) best = { mark, score }
  }
  return best.mark
}

/**
 * Detects how quotes inside quotes are written: after a backslash if that makes fewer quotes end early or never.
 */
export function detectEscapes(text: string, reading: CsvReading): CsvReading['escapes'] {
  if (!text.includes(`\\${reading.quote}`)) return 'doubled'
  const doubled = countFlaws(text, { ...reading, escapes: 'doubled' })
  return countFlaws(text, { ...reading, escapes: 'backslash' }) < doubled ? 'backslash' : 'doubled'
}

function countFlaws(text: string, reading: CsvReading): number {
  const { flaws, isOpen } = readSample(text, reading)
  return flaws + (isOpen ? 1 : 0)
}

type TableSample = {
  readonly rows: readonly (readonly string[])[]
  /** Rows with text after a closing quote. */
  readonly flaws: number
  /** A quote never closes. */
  readonly isOpen: boolean
}

function readSample(text: string, reading: CsvReading): TableSample {
  const rows: string[][] = []
  let flaws = 0
  const reader = new CsvReader((cells, _line, flaw) => {
    rows.push(cells)
    if (flaw === 'text after') flaws++
  }, reading)
  reader.push(text.slice(0, SAMPLE_LENGTH))
  const isOpen = text.length <= SAMPLE_LENGTH && !toResult(() => reader.end()).ok
  return { rows, flaws, isOpen }
}

/** Mean number of delimiters in a row, less for uneven rows and for flawed quotes; 0 if the first row has none. */
function rate({ rows, flaws }: TableSample): number {
  if ((rows[0]?.length ?? 1) < 2) return 0
  const counts = rows.map((cells) =>
    cells.slice(1).reduce((sum, cell) => sum + (cell.startsWith(' ') ? 0.5 : 1), 0),
  )
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / counts.length
  const evenness = mean / (mean + Math.sqrt(variance))
  return mean * evenness * (1 - (0.9 * flaws) / rows.length)
}

/** Returns true for rows of several cells in which every comma is a decimal one. */
function hasOnlyDecimalCommas({ rows }: TableSample): boolean {
  const withComma = rows
    .flatMap((cells) => (cells.length > 1 ? cells : []))
    .filter((cell) => cell.includes(','))
  return withComma.length > 0 && withComma.every((cell) => DECIMAL.test(cell))
}
