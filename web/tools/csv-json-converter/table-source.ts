import { CsvReader } from '#lib/tabular/csv/csv-reader.ts'
import { type CsvEncoding, decodeCsv } from '#lib/tabular/csv/decode-csv.ts'
import { detectDelimiter } from '#lib/tabular/csv/detect-delimiter.ts'
import type { ReadOptions } from './options.ts'

/** Receives a row and the number of the line, from 1, on which it starts. */
type TakeCells = (cells: string[], line: number) => void

/** A table that can be read from its beginning, more than once. */
export type TableSource = {
  read(take: TakeCells, report?: (share: number) => void): void
  /** Findings about the input, for display. */
  readonly findings: readonly string[]
}

const CHUNK_BYTES = 512 * 1024
const SAMPLE_BYTES = 64 * 1024

/** Typed CSV. */
export function textSource(text: string, options: ReadOptions): TableSource {
  const named = namedDelimiter(text)
  const delimiter = options.delimiter === 'auto' ? (named ?? detectDelimiter(text)) : options.delimiter
  return {
    findings: options.delimiter === 'auto' && text.includes(delimiter) ? [delimiterName(delimiter)] : [],
    read(take) {
      const reader = getReader(named ? withoutFirstLine(take) : take, delimiter, options)
      reader.push(text)
      reader.end()
    },
  }
}

/** Returns a CSV file as a source, decoded in chunks. */
export function bytesSource(bytes: Uint8Array, options: ReadOptions): TableSource {
  const encoding = options.encoding === 'auto' ? getEncoding(bytes) : options.encoding
  const sample = new TextDecoder(encoding).decode(bytes.subarray(0, SAMPLE_BYTES))
  const named = namedDelimiter(sample)
  const delimiter = options.delimiter === 'auto' ? (named ?? detectDelimiter(sample)) : options.delimiter
  return {
    findings: [ENCODING_NAMES[encoding], ...(sample.includes(delimiter) ? [delimiterName(delimiter)] : [])],
    read(take, report) {
      const reader = getReader(named ? withoutFirstLine(take) : take, delimiter, options)
      const decoder = new TextDecoder(encoding)
      for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
        reader.push(decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), { stream: true }))
        report?.(Math.min(1, (at + CHUNK_BYTES) / bytes.length))
      }
      reader.push(decoder.decode())
      reader.end()
    },
  }
}

const ENCODING_NAMES: Readonly<Record<CsvEncoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
}

const DELIMITER_NAMES: Readonly<Record<string, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'pipe',
}

function delimiterName(mark: string): string {
  return `${DELIMITER_NAMES[mark] ?? mark}-separated`
}

/** Returns the delimiter named by Excel's `sep=;` line before the header. */
function namedDelimiter(text: string): string | undefined {
  return /^\uFEFF?sep=([,;\t|])(?:\r|\n)/i.exec(text)?.[1]
}

function withoutFirstLine(take: TakeCells): TakeCells {
  return (cells, line) => {
    if (line > 1) take(cells, line)
  }
}

function getReader(take: TakeCells, delimiter: string, options: ReadOptions): CsvReader {
  const { quote, comment, skipsEmptyLines, trims } = options
  const reading = { delimiter, quote, comment, skipsEmptyLines }
  if (!trims) return new CsvReader(take, reading)
  return new CsvReader(
    (cells, line) =>
      take(
        cells.map((cell) => cell.trim()),
        line,
      ),
    reading,
  )
}

function getEncoding(bytes: Uint8Array): CsvEncoding {
  return decodeCsv(bytes).encoding
}
