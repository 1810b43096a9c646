import type { ListedPdf } from './listed-pdf.ts'

type Rows = readonly ListedPdf[]

/** Moves a row to another position, counted from 0; positions outside the list are clamped. */
export function moveRow(rows: Rows, id: number, to: number): Rows {
  const row = rows.find((entry) => entry.id === id)
  if (!row) return rows
  const place = Math.max(0, Math.min(to, rows.length - 1))
  return rows.filter((entry) => entry !== row).toSpliced(place, 0, row)
}

export type SortKey = 'name' | 'date'
type SortedRows = { readonly rows: Rows; readonly isReversed: boolean }

const { compare } = new Intl.Collator(undefined, { numeric: true })
const ORDERS: Readonly<Record<SortKey, (a: ListedPdf, b: ListedPdf) => number>> = {
  name: (a, b) => compare(a.file.name, b.file.name),
  date: (a, b) => a.file.lastModified - b.file.lastModified,
}

/** Sorts by name as people count (2 before 10) or by date, oldest first; rows in that order already are reversed. */
export function sortRows(rows: Rows, key: SortKey): SortedRows {
  const sorted = rows.toSorted(ORDERS[key])
  const isReversed = sorted.every((row, i) => row === rows[i])
  return { rows: isReversed ? rows.toSorted((a, b) => ORDERS[key](b, a)) : sorted, isReversed }
}

export function movedMessage(label: string, rows: Rows, id: number): string {
  return `${label} moved to position ${rows.findIndex((row) => row.id === id) + 1} of ${rows.length}`
}

export function sortedMessage(key: SortKey, isReversed: boolean): string {
  const [first, reversed] = { name: ['A to Z', 'Z to A'], date: ['oldest first', 'newest first'] }[key]
  return `Sorted by ${key}, ${isReversed ? reversed : first}`
}
