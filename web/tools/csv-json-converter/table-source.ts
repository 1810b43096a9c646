import { CsvReader, type CsvReading, type TakeRow } from '#lib/tabular/csv/csv-reader.ts'
import { type CsvEncoding, decodeCsv } from '#lib/tabular/csv/decode-csv.ts'
import { detectDelimiter, detectEscapes } from '#lib/tabular/csv/detect-delimiter.ts'
import type { ReadOptions } from './options.ts'

/** A table that can be read from its beginning, more than once. */
export type TableSource = {
  read(take: TakeRow, report?: (share: number) => void): void
  /** Findings about the input, for display. */
  readonly findings: readonly string[]
}

const CHUNK_BYTES = 512 * 1024
const SAMPLE_BYTES = 64 * 1024

/** Typed CSV. */
export function textSource(text: string, options: ReadOptions): TableSource {
  const named = namedDelimiter(text)
  const reading = getReading(text, options, named)
  const { delimiter } = reading
  return {
    findings: [
      ...(options.delimiter === 'auto' && text.includes(delimiter) ? [delimiterName(delimiter)] : []),
      ...escapeFindings(reading, options),
    ],
    read(take) {
      const reader = new CsvReader(named ? withoutFirstLine(take) : take, reading)
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
  const reading = getReading(sample, options, named)
  const { delimiter } = reading
  return {
    findings: [
      ENCODING_NAMES[encoding],
      ...(sample.includes(delimiter) ? [delimiterName(delimiter)] : []),
      ...escapeFindings(reading, options),
    ],
    read(take, report) {
      const reader = new CsvReader(named ? withoutFirstLine(take) : take, reading)
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
  return /^\uFEFF?sep=([^"\w\r\n])(?:\r|\n)/i.exec(text)?.[1]
}

function withoutFirstLine(take: TakeRow): TakeRow {
  return (cells, line, flaw) => {
    if (line > 1) take(cells, line, flaw)
  }
}

/** The reading that the options ask for; `auto` is decided by the sample. */
function getReading(sample: string, options: ReadOptions, named: string | undefined): CsvReading {
  const { quote, comment, skipsEmptyLines, trims } = options
  const rules: CsvReading = { delimiter: ',', quote, comment, skipsEmptyLines, trims, escapes: 'doubled' }
  const delimiter =
    options.delimiter === 'auto' ? (named ?? detectDelimiter(sample, rules)) : options.delimiter
  const reading = { ...rules, delimiter }
  return {
    ...reading,
    escapes: options.escapes === 'auto' ? detectEscapes(sample, reading) : options.escapes,
  }
}

function escapeFindings({ escapes }: CsvReading, options: ReadOptions): string[] {
  return options.escapes === 'auto' && escapes === 'backslash' ? ['quotes escaped with a backslash'] : []
}

function getEncoding(bytes: Uint8Array): CsvEncoding {
  return decodeCsv(bytes).encoding
}
