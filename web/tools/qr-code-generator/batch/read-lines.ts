import { CSV_READING, parseCsv } from '#lib/tabular/csv/csv-reader.ts'
import { detectDelimiter } from '#lib/tabular/csv/detect-delimiter.ts'

/** One code of a batch: its content, and the name of its file without the extension, if given. */
export type BatchItem = { readonly text: string; readonly name: string }

const TEXT_COLUMN = /^(text|url|link|content|code)$/i
const NAME_COLUMN = /^(name|file|file ?name|title|label)$/i

/**
 * Parses the codes of a batch: one per line, or the rows of a CSV whose header contains a column "text" (or "url"),
 * with file names from a column "name" if present. Throws UserError naming the line of an unclosed quote.
 */
export function readLines(text: string): readonly BatchItem[] {
  const lines = text.split(/\r\n|\r|\n/)
  const header = lines[0] ?? ''
  const delimiter = detectDelimiter(text)
  const titles = header.split(delimiter).map((title) => title.trim().replaceAll('"', ''))
  const textColumn = titles.findIndex((title) => TEXT_COLUMN.test(title))
  if (textColumn < 0)
    return lines.filter((line) => line.trim() !== '').map((line) => ({ text: line, name: '' }))
  const nameColumn = titles.findIndex((title) => NAME_COLUMN.test(title))
  return parseCsv(text, { ...CSV_READING, delimiter })
    .slice(1)
    .map((cells) => ({ text: cells[textColumn] ?? '', name: cells[nameColumn] ?? '' }))
    .filter(({ text }) => text !== '')
}
