import type { ColumnWidth } from '../../../document/blocks.ts'
import type { Widths } from '../context.ts'

/** Size requirements of cells over one or several columns. */
export type ColumnSizing = Widths & { readonly column: number; readonly span: number }

/**
 * Computes the width of each column. Fixed ones get their points, `content` ones the width of their longest line,
 * shares the rest. If that is too much, the others shrink down to their longest word, in proportion to their shrinkable
 * width.
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
  if (free < 0) return squeeze(columns, minContent, wanted, room)
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

function squeeze(
  columns: readonly ColumnWidth[],
  minContent: readonly number[],
  wanted: readonly number[],
  room: number,
): number[] {
  const spare = sum(wanted) - sum(minContent)
  const lack = sum(wanted) - room
  if (lack <= spare)
    return wanted.map((width, at) => width - (lack * (width - (minContent[at] ?? 0))) / (spare || 1))
  // Not even the words fit: all but fixed columns shrink, as far as that leaves room.
  const fixed = sum(columns.map((column) => (isFixed(column) ? column.points : 0)))
  const others = sum(minContent) - fixed
  if (others > 0 && fixed < room * 0.9)
    return columns.map((column, at) =>
      isFixed(column) ? column.points : ((minContent[at] ?? 0) * (room - fixed)) / others,
    )
  return minContent.map((width) => (width * room) / (sum(minContent) || 1))
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
