import { CSV_READING, CsvReader, DELIMITERS } from './csv-reader.ts'

/** Enough rows to see a pattern; more would only cost time. */
const SAMPLE_LENGTH = 64 * 1024

/**
 * Detects the delimiter of `text`: the one that splits most rows into the same number of cells, then into the most
 * cells. Returns a comma if none is found. Delimiters inside quotes do not count.
 */
export function detectDelimiter(text: string): string {
  const sample = text.slice(0, SAMPLE_LENGTH)
  let best = { mark: ',', agreeing: 0, width: 1 }
  for (const { mark } of DELIMITERS) {
    const { agreeing, width } = shape(sample, mark)
    const isBetter = agreeing > best.agreeing || (agreeing === best.agreeing && width > best.width)
    if (width > 1 && isBetter) best = { mark, agreeing, width }
  }
  return best.mark
}

/** The commonest number of cells in a row, and the share of the rows that have it. */
function shape(sample: string, delimiter: string): { agreeing: number; width: number } {
  const rowsOfWidth = new Map<number, number>()
  let rows = 0
  const count = (cells: string[]): void => {
    rows++
    rowsOfWidth.set(cells.length, (rowsOfWidth.get(cells.length) ?? 0) + 1)
  }
  const reader = new CsvReader(count, { ...CSV_READING, delimiter })
  reader.push(sample)
  // The sample can end inside a row, even inside quotes: only a sole row needs a line end.
  if (rows === 0) reader.push('\n')
  const [width, agreeing] = [...rowsOfWidth].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [1, 0]
  return { width, agreeing: agreeing / Math.max(rows, 1) }
}
