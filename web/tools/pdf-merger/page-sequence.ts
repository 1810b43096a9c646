import { formatPageRanges } from '#lib/pdf/page-ranges.ts'
import { getPageNumbers, type ListedPdf } from './listed-pdf.ts'

/** A page of the merged file to be, or a whole row whose pages are not known. */
export type PageItem = {
  /** Remains the same while the page moves. */
  readonly key: string
  readonly row: ListedPdf
  /** From 1; nothing for a row whose pages are not known. */
  readonly number: number | undefined
  /** Clockwise degrees on top of the page's own. */
  readonly turn: number
}

/** All pages in the order of the list. */
export function getPages(rows: readonly ListedPdf[]): readonly PageItem[] {
  const seen = new Map<string, number>()
  return rows.flatMap((row): PageItem[] => {
    const numbers = getPageNumbers(row)
    if (!numbers) return [{ key: `row ${row.id}`, row, number: undefined, turn: 0 }]
    return numbers.map((number) => {
      const page = `${row.sourceId} ${number}`
      const count = (seen.get(page) ?? 0) + 1
      seen.set(page, count)
      return { key: `${page} ${count}`, row, number, turn: row.turns[number] ?? 0 }
    })
  })
}

/**
 * Returns the list that yields these pages in this order: adjacent pages of one file share a row. New rows get their id
 * from `newId`.
 */
export function getRows(items: readonly PageItem[], newId: () => number): readonly ListedPdf[] {
  const used = new Set<number>()
  return getRuns(items).map((run) => {
    const [{ row }] = run
    const id = used.has(row.id) ? newId() : row.id
    used.add(id)
    const numbers = run.flatMap(({ number }) => number ?? [])
    if (!row.check?.ok || numbers.length === 0) return { ...row, id }
    const turns = Object.fromEntries(run.flatMap(({ number, turn }) => (turn ? [[number, turn]] : [])))
    return { ...row, id, pages: formatPageRanges(numbers, row.check.pageCount), turns }
  })
}

type Run = [PageItem, ...PageItem[]]

function getRuns(items: readonly PageItem[]): Run[] {
  const runs: Run[] = []
  for (const item of items) {
    const run = runs.at(-1)
    if (run && belongsTo(run, item)) run.push(item)
    else runs.push([item])
  }
  return runs
}

/** A row rotates each page one way, so the same page rotated differently starts another row. */
function belongsTo(run: Run, { row, number, turn }: PageItem): boolean {
  const [first] = run
  if (first.row.sourceId !== row.sourceId || number === undefined || first.number === undefined) return false
  return run.every((other) => other.number !== number || other.turn === turn)
}

type Keys = ReadonlySet<string>

/** The chosen pages, together, so many places earlier (negative) or later. */
export function shiftPages(items: readonly PageItem[], chosen: Keys, by: number): readonly PageItem[] {
  const first = items.findIndex(({ key }) => chosen.has(key))
  return first === -1 ? items : placePages(items, chosen, first + by)
}

/** Moves the selected pages, as a block, before the first unselected page at or after `target`. */
export function dropPages(items: readonly PageItem[], chosen: Keys, target: number): readonly PageItem[] {
  return placePages(items, chosen, items.slice(0, target).filter(({ key }) => !chosen.has(key)).length)
}

function placePages(items: readonly PageItem[], chosen: Keys, at: number): readonly PageItem[] {
  const rest = items.filter(({ key }) => !chosen.has(key))
  const moved = items.filter(({ key }) => chosen.has(key))
  return rest.toSpliced(Math.max(0, Math.min(at, rest.length)), 0, ...moved)
}

export function turnPages(items: readonly PageItem[], chosen: Keys, degrees: number): readonly PageItem[] {
  return items.map((item) =>
    chosen.has(item.key) ? { ...item, turn: (item.turn + degrees + 360) % 360 } : item,
  )
}

export function removePages(items: readonly PageItem[], chosen: Keys): readonly PageItem[] {
  return items.filter(({ key }) => !chosen.has(key))
}

type Labels = ReadonlyMap<number, string>

/** "Page 3 of report.pdf", or the file's name while its pages are not known. */
export function pageName({ row, number }: PageItem, labels: Labels): string {
  const label = labels.get(row.id) ?? row.file.name
  return number === undefined ? label : `Page ${number} of ${label}`
}

/** Returns the message about the selected pages: "Page 3 of report.pdf moved to position 2 of 5", "4 pages turned". */
export function pagesMessage(
  items: readonly PageItem[],
  chosen: Keys,
  labels: Labels,
  what: 'moved' | 'turned' | 'removed',
): string {
  const first = items.findIndex(({ key }) => chosen.has(key))
  const [item] = items.slice(first)
  const subject = chosen.size === 1 && item ? pageName(item, labels) : `${chosen.size} pages`
  return what === 'moved'
    ? `${subject} moved to position ${first + 1} of ${items.length}`
    : `${subject} ${what}`
}
