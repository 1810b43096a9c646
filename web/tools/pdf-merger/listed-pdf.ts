import { parsePageRanges } from '#lib/pdf/page-ranges.ts'
import { toResult } from '#lib/result/result.ts'
import type { PdfInspection } from './inspect-pdf.ts'

/** Result of inspecting a file. */
export type FileCheck =
  | PdfInspection
  | { readonly ok: false; readonly problem: 'unreadable'; readonly error: string }

/** One row of the list: a file, or some of its pages. Rows that were split off a file share its `sourceId`. */
export type ListedPdf = {
  readonly id: number
  readonly sourceId: number
  readonly file: File
  /** Nothing while the file is still being looked into. */
  readonly check: FileCheck | undefined
  readonly password: string
  /** "1-3,7,10-" as typed; nothing means all pages. */
  readonly pages: string
  /** Clockwise degrees by page number. */
  readonly turns: Readonly<Record<number, number>>
}

export function listPdf(id: number, file: File): ListedPdf {
  return { id, sourceId: id, file, check: undefined, password: '', pages: '', turns: {} }
}

/** Returns the label of each row by id: the file's name, and "name (2)" for another row of the same name. */
export function getLabels(rows: readonly ListedPdf[]): ReadonlyMap<number, string> {
  const counts = new Map<string, number>()
  const labels = new Map<number, string>()
  // In the order of addition, so that a row keeps its name when it moves.
  for (const { id, file } of rows.toSorted((a, b) => a.id - b.id)) {
    const name = file.name.normalize('NFC')
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    labels.set(id, count === 1 ? name : `${name} (${count})`)
  }
  return labels
}

/** Returns the page numbers of a row; undefined while they are unknown. */
export function getPageNumbers({ check, pages }: ListedPdf): readonly number[] | undefined {
  if (!check?.ok) return undefined
  const numbers = toResult(() => parsePageRanges(pages, check.pageCount))
  return numbers.ok ? numbers.value : undefined
}

/** Returns the error of the typed page range. */
export function rangeError({ check, pages }: ListedPdf): string | undefined {
  if (!check?.ok) return undefined
  const numbers = toResult(() => parsePageRanges(pages, check.pageCount))
  return numbers.ok ? undefined : numbers.problem.message
}

export function isLocked({ check }: ListedPdf): boolean {
  return check?.ok === false && (check.problem === 'needs-password' || check.problem === 'wrong-password')
}

type ListTotals = {
  readonly fileCount: number
  readonly sizeBytes: number
  /** Of the merged file, if known. */
  readonly pageCount: number
}

export function listTotals(rows: readonly ListedPdf[]): ListTotals {
  const sizes = new Map(rows.map(({ sourceId, file }) => [sourceId, file.size]))
  return {
    fileCount: rows.length,
    sizeBytes: [...sizes.values()].reduce((sum, size) => sum + size, 0),
    pageCount: rows.reduce((sum, row) => sum + (getPageNumbers(row)?.length ?? 0), 0),
  }
}
