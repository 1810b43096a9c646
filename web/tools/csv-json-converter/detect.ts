import type { Detection, Detector, Sample } from '#lib/content-detection/detection.ts'
import { toResult } from '#lib/result/result.ts'
import { CSV_READING, DELIMITERS, parseCsv } from '#lib/tabular/csv/csv-reader.ts'
import { detectDelimiter } from '#lib/tabular/csv/detect-delimiter.ts'

const MAX_HEADING_LENGTH = 40

/** A table whose rows have as many cells as its heading; files by their names, and a workbook by its own. */
export const detect: Detector = (sample) => {
  if (sample.files.length > 1) return undefined
  const [, ending] = /\.(csv|tsv|xlsx?)$/i.exec(sample.files[0]?.name ?? '') ?? []
  if (ending) {
    const says = ending.toLowerCase().startsWith('xls')
      ? 'an Excel workbook'
      : (table(sample)?.says ?? 'a table')
    return { confidence: 0.93, says }
  }
  return table(sample) ?? records(sample)
}

function table({ text, isWhole }: Sample): Detection | undefined {
  // The last row of a truncated sample might be truncated as well.
  const whole = isWhole ? text : text.slice(0, text.lastIndexOf('\n') + 1)
  const delimiter = detectDelimiter(whole)
  const read = toResult(() => parseCsv(whole, { ...CSV_READING, delimiter }))
  const [heading, ...rows] = read.ok ? read.value : []
  if (!heading || heading.length < 2 || rows.length === 0 || !isHeading(heading)) return undefined
  if (rows.some((row) => row.length !== heading.length)) return undefined
  // In prose, whitespace follows the comma.
  const isPlain = delimiter !== ',' || rows.every((row) => row.every((cell) => !/^\s/.test(cell)))
  const name = DELIMITERS.find(({ mark }) => mark === delimiter)?.label.toLowerCase()
  return {
    confidence: isPlain ? 0.88 : 0.78,
    says: `a table with ${heading.length} columns, separated by ${name}s`,
    state: { direction: 'CSV to JSON', edits: [] },
    textField: 'text',
  }
}

/** Names of columns are short, all there, and no sentences. */
function isHeading(cells: readonly string[]): boolean {
  return cells.every(
    (cell) => cell !== '' && cell.length <= MAX_HEADING_LENGTH && !/^\s|[.!?{}[\]]$|^[{[]/.test(cell),
  )
}

/** Rows of JSON, which become a table. */
function records({ text, isWhole, files }: Sample): Detection | undefined {
  if (!isWhole || files.length > 0 || !/^\s*\[\s*\{/.test(text)) return undefined
  try {
    const rows: readonly unknown[] = JSON.parse(text)
    return {
      confidence: 0.5,
      says: `a list of ${rows.length} records`,
      state: { direction: 'JSON to CSV', edits: [] },
      textField: 'text',
    }
  } catch {
    return undefined
  }
}
