import type { Borders, Sides, Table } from '../../../document/blocks.ts'
import type { GridCell } from '../../../document/table-grid.ts'
import type { PageItem } from '../../page.ts'
import { boxItems, type LineBox, type PlacedLineBox, stack, toPageItems } from '../line-box.ts'

/** Cell with its horizontal position and its content. */
export type LaidCell = GridCell & {
  readonly left: number
  readonly right: number
  readonly padding: Sides<number>
  readonly borders: Borders
  readonly lineBoxes: readonly LineBox[]
}

/** Aligns cells at the top of a row to one baseline, whatever their fonts. */
export function onOneBaseline(cells: readonly LaidCell[]): LaidCell[] {
  const lowest = new Map<number, number>()
  for (const cell of cells) lowest.set(cell.row, Math.max(lowest.get(cell.row) ?? 0, topBaseline(cell) ?? 0))
  return cells.map((cell) => {
    const drop = (lowest.get(cell.row) ?? 0) - (topBaseline(cell) ?? lowest.get(cell.row) ?? 0)
    const { padding } = cell
    return drop > 0 ? { ...cell, padding: { ...padding, top: padding.top + drop } } : cell
  })
}

function topBaseline({ cell, padding, lineBoxes }: LaidCell): number | undefined {
  const baseline = lineBoxes[0]?.baseline
  if (baseline === undefined || (cell.verticalAlign ?? 'top') !== 'top') return undefined
  return padding.top + baseline
}

/** A cell over several rows makes the last of them higher where it needs to. */
export function rowHeights({ rows }: Table, cells: readonly LaidCell[]): number[] {
  const heights = rows.map(({ minHeight }) => minHeight ?? 0)
  for (const cell of [...cells].sort((one, other) => one.rowSpan - other.rowSpan)) {
    const last = cell.row + cell.rowSpan - 1
    const before = heights.slice(cell.row, last).reduce((sum, height) => sum + height, 0)
    heights[last] = Math.max(heights[last] ?? 0, getHeight(cell) - before)
  }
  return heights.map((height, index) => Math.min(height, rows[index]?.maxHeight ?? height))
}

/** Share of a page that a row can occupy before it is split between its lines. */
const MAX_PAGE_SHARE = 0.5

/** A row as one strip. One that is higher than half a page is parted where no cell has a line. */
export function rowLineBoxes(
  cells: readonly LaidCell[],
  row: number,
  heights: readonly number[],
  {
    isTied,
    mayPart,
    pageHeight,
  }: { readonly isTied: boolean; readonly mayPart: boolean; readonly pageHeight: number },
): LineBox[] {
  const height = heights[row] ?? 0
  const cuts = mayPart || height > pageHeight * MAX_PAGE_SHARE ? getCuts(cells, height, heights) : [0, height]
  const lineBoxes: LineBox[] = []
  for (let part = 1; part < cuts.length; part++) {
    const top = cuts[part - 1] ?? 0
    const bottom = cuts[part] ?? height
    const isLast = part === cuts.length - 1
    lineBoxes.push({
      height: bottom - top,
      items: partItems(cells, top, bottom, heights),
      before: 0,
      after: 0,
      keepWithNext: isLast && isTied,
      ...getBaseline(cells),
      ...getNotes(cells, top, bottom, heights),
    })
  }
  return lineBoxes
}

function getNotes(
  cells: readonly LaidCell[],
  top: number,
  bottom: number,
  heights: readonly number[],
): { notes?: readonly LineBox[] } {
  const notes = cells.flatMap((cell) => {
    const isWhole = bottom - top >= (heights[cell.row] ?? 0)
    const shown = placedIn(cell, heights).filter(({ y }) => isWhole || within(y, top, bottom))
    return shown.flatMap(({ lineBox }) => lineBox.notes ?? [])
  })
  return notes.length > 0 ? { notes } : {}
}

function getBaseline(cells: readonly LaidCell[]): { baseline?: number } {
  const [cell] = cells
  const baseline = cell?.lineBoxes[0]?.baseline
  return cell && baseline !== undefined ? { baseline: cell.padding.top + baseline } : {}
}

function getHeight({ lineBoxes, padding }: LaidCell): number {
  return stack(lineBoxes).height + padding.top + padding.bottom
}

/** The heights at which no cell has anything, with top and bottom; none behind which nothing follows. */
function getCuts(cells: readonly LaidCell[], height: number, heights: readonly number[]): number[] {
  const spans = cells.map((cell) =>
    placedIn(cell, heights).map(({ lineBox, y }) => ({ from: y, to: y + lineBox.height })),
  )
  const all = spans.flat()
  const ends = [...new Set(all.map(({ to }) => to))].sort((one, other) => one - other)
  const isClean = (y: number) =>
    spans.every((own) => own.every(({ from, to }) => y <= from + 0.01 || y >= to - 0.01))
  const goesOn = (y: number) => all.some(({ from }) => from >= y - 0.01)
  return [0, ...ends.filter((y) => y < height - 1 && isClean(y) && goesOn(y)), height]
}

/** Returns the contents of a cell, positioned from the top of the row. */
function placedIn(cell: LaidCell, heights: readonly number[]): PlacedLineBox[] {
  const { padding, lineBoxes } = cell
  const { placed, height } = stack(lineBoxes)
  const space = wholeHeight(cell, heights) - height - padding.top - padding.bottom
  const drop = padding.top + spaceAbove(cell, space)
  return placed.map(({ lineBox, y }) => ({ lineBox, y: y + drop }))
}

/**
 * Returns the page items of cells between two heights of their row: all backgrounds, then all borders, then contents.
 */
function partItems(
  cells: readonly LaidCell[],
  top: number,
  bottom: number,
  heights: readonly number[],
): PageItem[] {
  const boxes = cells.flatMap((cell) => cellBox(cell, top, bottom, heights))
  return [
    ...boxes.filter(({ kind }) => kind === 'rectangle'),
    ...boxes.filter(({ kind }) => kind !== 'rectangle'),
    ...cells.flatMap((cell) => cellContent(cell, top, bottom, heights)),
  ]
}

function cellBox(cell: LaidCell, top: number, bottom: number, heights: readonly number[]): PageItem[] {
  const { left, right, borders, row } = cell
  const decoration = { x: left, width: right - left, shade: cell.cell.shade }
  const height = heights[row] ?? 0
  if (bottom - top >= height) return boxItems({ ...decoration, borders }, 0, wholeHeight(cell, heights))
  return boxItems(
    { ...decoration, borders: partBorders(borders, top === 0, bottom >= height) },
    0,
    bottom - top,
  )
}

function cellContent(cell: LaidCell, top: number, bottom: number, heights: readonly number[]): PageItem[] {
  const { left, padding, row } = cell
  const placed = placedIn(cell, heights)
  const isParted = bottom - top < (heights[row] ?? 0)
  const shown = isParted ? placed.filter(({ y }) => within(y, top, bottom)) : placed
  return toPageItems(shown, left + padding.left, isParted ? -top : 0)
}

function wholeHeight({ row, rowSpan }: LaidCell, heights: readonly number[]): number {
  return heights.slice(row, row + rowSpan).reduce((sum, height) => sum + height, 0)
}

function within(y: number, top: number, bottom: number): boolean {
  return y >= top - 0.01 && y < bottom - 0.01
}

function spaceAbove({ cell }: LaidCell, wanted: number): number {
  const space = Math.max(0, wanted)
  if (cell.verticalAlign === 'middle') return space / 2
  return cell.verticalAlign === 'bottom' ? space : 0
}

function partBorders({ top, right, bottom, left }: Borders, isFirst: boolean, isLast: boolean): Borders {
  return {
    ...(left ? { left } : {}),
    ...(right ? { right } : {}),
    ...(isFirst && top ? { top } : {}),
    ...(isLast && bottom ? { bottom } : {}),
  }
}
