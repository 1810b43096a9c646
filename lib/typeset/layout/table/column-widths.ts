import type { ColumnWidth } from '../../../document/blocks.ts'
import type { Widths } from '../context.ts'

/** Size requirements of cells over one or several columns. */
export type ColumnSizing = Widths & {
  readonly column: number
  readonly span: number
  /** Content whose words break only as a last resort, those of numbers after those of headers. */
  readonly unbroken?: 'number' | 'header' | undefined
}

/**
 * Computes the width of each column. Fixed ones get their points, `content` ones the width of their longest line,
 * shares the rest. If that is too much, the others shrink down to their longest word, in proportion to their shrinkable
 * width; if the words do not fit, only the longest ones break.
 */
export function columnWidths(
  columns: readonly ColumnWidth[],
  sizings: readonly ColumnSizing[],
  room: number,
  isFull: boolean,
): number[] {
  const { minContent, maxContent } = needs(columns, sizings)
  const wanted = columns.map((column, at) =>
    isShare(column) ? (minContent[at] ?? 0) : (maxContent[at] ?? 0),
  )
  const free = room - sum(wanted)
  if (free < 0) return squeeze(columns, { minContent, wanted, floors: getFloors(columns, sizings) }, room)
  const shares = columns.map((column) => (isShare(column) ? column.share : 0))
  if (sum(shares) > 0) return shareOut(shares, minContent, wanted, room)
  if (!isFull) return wanted
  const grows = columns.map((column, at) => (column === 'content' ? (wanted[at] ?? 0) : 0))
  const total = sum(grows) || 1
  return wanted.map((width, at) => width + (free * (grows[at] ?? 0)) / total)
}

/** The least and the most of each column, with what cells over several columns add. */
function needs(
  columns: readonly ColumnWidth[],
  sizings: readonly ColumnSizing[],
): { minContent: number[]; maxContent: number[] } {
  const minContent = columns.map((column) => (isFixed(column) ? column.points : 0))
  const maxContent = [...minContent]
  for (const sizing of [...sizings].sort((one, other) => one.span - other.span)) {
    raise(minContent, columns, sizing, sizing.minContent)
    raise(maxContent, columns, sizing, sizing.maxContent)
  }
  for (const [at, width] of minContent.entries()) maxContent[at] = Math.max(maxContent[at] ?? 0, width)
  return { minContent, maxContent }
}

/**
 * Minimum widths below the longest words: of numbers and headers, of numbers alone, or none; the first that fit are
 * used.
 */
function getFloors(columns: readonly ColumnWidth[], sizings: readonly ColumnSizing[]): number[][] {
  const floorsOf = (isUnbroken: (sizing: ColumnSizing) => boolean) =>
    needs(
      columns,
      sizings.filter(isUnbroken).map((sizing) => ({ ...sizing, maxContent: sizing.minContent })),
    ).minContent
  return [
    floorsOf(({ unbroken }) => unbroken !== undefined),
    floorsOf(({ unbroken }) => unbroken === 'number'),
    floorsOf(() => false),
  ]
}

/** Widens the columns of a cell to its required width, each flexible one by the same amount. */
function raise(
  widths: number[],
  columns: readonly ColumnWidth[],
  { column, span }: ColumnSizing,
  needed: number,
): void {
  const own = Array.from({ length: span }, (_, at) => column + at)
  const may = own.filter((at) => !isFixed(columns[at] ?? 'content'))
  const lack = needed - own.reduce((total, at) => total + (widths[at] ?? 0), 0)
  if (lack <= 0) return
  for (const at of may) widths[at] = (widths[at] ?? 0) + lack / may.length
}

type Squeezed = {
  readonly minContent: readonly number[]
  readonly wanted: readonly number[]
  readonly floors: readonly (readonly number[])[]
}

function squeeze(
  columns: readonly ColumnWidth[],
  { minContent, wanted, floors }: Squeezed,
  room: number,
): number[] {
  const spare = sum(wanted) - sum(minContent)
  const lack = sum(wanted) - room
  if (lack <= spare)
    return wanted.map((width, at) => width - (lack * (width - (minContent[at] ?? 0))) / (spare || 1))
  const floor = floors.find((widths) => sum(widths) <= room)
  const fixed = sum(columns.map((column) => (isFixed(column) ? column.points : 0)))
  return floor && fixed < room * 0.9
    ? levelOff(minContent, floor, room)
    : minContent.map((width) => (width * room) / (sum(minContent) || 1))
}

/** Gives the columns one width, but none less than its floor or more than it needs (as CSS Flexbox, 9.7). */
function levelOff(max: readonly number[], floor: readonly number[], room: number): number[] {
  const widths = new Map<number, number>()
  for (;;) {
    const open = max.map((_, at) => at).filter((at) => !widths.has(at))
    const level = (room - sum([...widths.values()])) / (open.length || 1)
    const clamped = open.map((at) => ({
      at,
      width: Math.max(floor[at] ?? 0, Math.min(max[at] ?? 0, level)),
    }))
    const violation = sum(clamped.map(({ width }) => width - level))
    const settled = clamped.filter(({ width }) => (violation > 0 ? width > level : width < level))
    for (const { at, width } of settled) widths.set(at, width)
    if (settled.length > 0 && Math.abs(violation) > 1e-9) continue
    for (const { at, width } of clamped) widths.set(at, width)
    return max.map((_, at) => widths.get(at) ?? 0)
  }
}

/** Sets a column whose share is narrower than its longest word to the width of that word; the others share the rest. */
function shareOut(
  shares: readonly number[],
  minContent: readonly number[],
  wanted: readonly number[],
  room: number,
): number[] {
  const isPinned = shares.map((share) => share === 0)
  for (;;) {
    const pinnedWidth = sum(wanted.filter((_, at) => isPinned[at]))
    const open = sum(shares.filter((_, at) => !isPinned[at]))
    const widths = wanted.map((width, at) =>
      isPinned[at] ? width : ((room - pinnedWidth) * (shares[at] ?? 0)) / open,
    )
    const tight = widths.findIndex((width, at) => !isPinned[at] && width < (minContent[at] ?? 0))
    if (tight === -1) return widths
    isPinned[tight] = true
  }
}

function isFixed(column: ColumnWidth): column is { readonly points: number } {
  return column !== 'content' && 'points' in column
}

function isShare(column: ColumnWidth): column is { readonly share: number } {
  return column !== 'content' && 'share' in column
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
