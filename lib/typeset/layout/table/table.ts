import type { Borders, Sides, Table, TableCell } from '../../../document/blocks.ts'
import { type GridCell, getGrid } from '../../../document/table-grid.ts'
import { type LayoutContext, type Widths, within } from '../context.ts'
import type { LineBox } from '../line-box.ts'
import type { Tag } from '../tag.ts'
import { type ColumnSizing, columnWidths } from './column-widths.ts'
import { isNumberCell } from './is-number-cell.ts'
import { type LaidCell, onOneBaseline, rowHeights, rowLineBoxes } from './rows.ts'

const PADDING: Sides<number> = { top: 3, right: 4, bottom: 3, left: 4 }

/** Lays out a table, such as one of a docx file, as one line box per row, or several for a row above the height limit. */
export function layOutTable(table: Table, width: number, context: LayoutContext): LineBox[] {
  const direction = table.direction ?? context.direction
  const own = { ...tableContext(table, context), direction }
  const grid = getGrid(table)
  const columns = widthsOfColumns(table, grid, width, own)
  const total = columns.reduce((sum, column) => sum + column, 0)
  const indent = (table.indent ?? 0) * (direction === 'ltr' ? 1 : -1)
  const left = Math.max(0, width - total) * shareBefore(table, context) + indent
  const edges = getEdges(columns, left, direction)
  const rowTags = table.rows.map(() => rowTag(table, own))
  const cells = onOneBaseline(
    grid.map((cell) => layOutCell(table, cell, edges, { ...own, tag: rowTags[cell.row] })),
  )
  const heights = rowHeights(table, cells)
  const spanning = rowsSpannedOver(grid)
  const byRow = Map.groupBy(cells, ({ row }) => row)
  const rows = table.rows.map((row, index) => {
    const isHead = index < (table.headerRows ?? 0)
    const isBoundToNext = isHead || row.keepWithNext === true || spanning.has(index)
    const canSplit = row.mayPart === true && !isBoundToNext
    return rowLineBoxes(byRow.get(index) ?? [], index, heights, {
      isTied: isBoundToNext,
      mayPart: canSplit,
      pageHeight: context.pageHeight,
    })
  })
  return joinRows(table, rows, context.pageHeight)
}

export function tableWidths(table: Table, context: LayoutContext): Widths {
  if (typeof table.width === 'number') return { minContent: table.width, maxContent: table.width }
  const sizings = columnSizings(table, getGrid(table), context)
  const sumOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0)
  return {
    minContent: sumOf(
      columnWidths(
        table.columns.map(withoutShare),
        sizings.map((sizing) => ({ ...sizing, maxContent: sizing.minContent })),
        1e6,
        false,
      ),
    ),
    maxContent: sumOf(columnWidths(table.columns.map(withoutShare), sizings, 1e6, false)),
  }
}

function withoutShare(column: Table['columns'][number]): Table['columns'][number] {
  return column !== 'content' && 'share' in column ? 'content' : column
}

function tableContext(table: Table, context: LayoutContext): LayoutContext {
  if (table.isLayout) return within(context, 'Div')
  return within(context, 'Table', table.summary === undefined ? {} : { summary: table.summary })
}

function rowTag({ isLayout }: Table, context: LayoutContext): Tag | undefined {
  return isLayout ? context.tag : within(context, 'TR').tag
}

function widthsOfColumns(
  table: Table,
  grid: readonly GridCell[],
  width: number,
  context: LayoutContext,
): number[] {
  const room = typeof table.width === 'number' ? Math.min(width, table.width) : width
  return columnWidths(table.columns, columnSizings(table, grid, context), room, table.width !== 'content')
}

function columnSizings(table: Table, grid: readonly GridCell[], context: LayoutContext): ColumnSizing[] {
  return grid.map(({ cell, row, column, columnSpan }) => {
    const { left, right } = cell.padding ?? table.padding ?? PADDING
    const { minContent, maxContent } = context.widths(cell.blocks, cellContext(cell, context))
    const isNumber = isNumberCell(cell.blocks)
    const isHeader = row < (table.headerRows ?? 0)
    return {
      column,
      span: columnSpan,
      minContent: (isNumber ? maxContent : minContent) + left + right,
      maxContent: maxContent + left + right,
      unbroken: isNumber ? 'number' : isHeader ? 'header' : undefined,
    }
  })
}

/** Left and right of each column; from right to left, the first column is the rightmost. */
function getEdges(
  columns: readonly number[],
  left: number,
  direction: 'ltr' | 'rtl',
): { left: number; right: number }[] {
  const total = columns.reduce((sum, column) => sum + column, 0)
  let at = 0
  return columns.map((column) => {
    const start = at
    at += column
    return direction === 'ltr'
      ? { left: left + start, right: left + at }
      : { left: left + total - at, right: left + total - start }
  })
}

function layOutCell(
  table: Table,
  place: GridCell,
  edges: readonly { left: number; right: number }[],
  context: LayoutContext,
): LaidCell {
  const { cell, column, columnSpan } = place
  const own = edges.slice(column, column + columnSpan)
  const left = Math.min(...own.map((edge) => edge.left))
  const right = Math.max(...own.map((edge) => edge.right))
  const padding = cell.padding ?? table.padding ?? PADDING
  const borders: Borders = cell.borders ?? table.borders ?? {}
  const inner = Math.max(1, right - left - padding.left - padding.right)
  const lineBoxes = context.layOut(cell.blocks, inner, taggedCell(table, place, context))
  return { ...place, left, right, padding, borders, lineBoxes }
}

function taggedCell(table: Table, place: GridCell, context: LayoutContext): LayoutContext {
  const inner = cellContext(place.cell, context)
  if (table.isLayout) return within(inner, 'Div')
  const isColumnHead = place.row < (table.headerRows ?? 0)
  const scope = isColumnHead ? 'Column' : place.cell.isRowHeader ? 'Row' : undefined
  const { columnSpan, rowSpan } = place
  return within(inner, scope ? 'TH' : 'TD', { cell: { scope, columnSpan, rowSpan } })
}

function cellContext(cell: TableCell, context: LayoutContext): LayoutContext {
  return cell.align ? { ...context, align: cell.align } : { ...context, align: undefined }
}

/** Returns the rows from which a cell continues to the next one. */
function rowsSpannedOver(grid: readonly GridCell[]): ReadonlySet<number> {
  const rows = new Set<number>()
  for (const { row, rowSpan } of grid) for (let over = 0; over < rowSpan - 1; over++) rows.add(row + over)
  return rows
}

function shareBefore({ align = 'start', direction }: Table, context: LayoutContext): number {
  if (align === 'center') return 0.5
  return (align === 'end') === ((direction ?? context.direction) === 'ltr') ? 1 : 0
}

/** Joins rows in order, each with the head that is repeated above it if it starts a page. */
function joinRows(table: Table, rows: readonly LineBox[][], pageHeight: number): LineBox[] {
  const heads = rows.slice(0, table.headerRows ?? 0).flat()
  const headHeight = heads.reduce((sum, { height }) => sum + height, 0)
  const repeated = heads.length > 0 && headHeight < pageHeight / 3 ? heads.map(withoutTag) : undefined
  const lineBoxes = rows.flatMap((row, index) =>
    index < (table.headerRows ?? 0) || !repeated ? row : row.map((lineBox) => ({ ...lineBox, repeated })),
  )
  const first = lineBoxes[0]
  if (first) lineBoxes[0] = { ...first, before: table.spaceBefore ?? 0 }
  const last = lineBoxes.at(-1)
  if (last) lineBoxes[lineBoxes.length - 1] = { ...last, after: table.spaceAfter ?? 0 }
  return lineBoxes
}

/** Removes tags from repeated content, so that it is read aloud once. */
function withoutTag(lineBox: LineBox): LineBox {
  return {
    ...lineBox,
    items: lineBox.items.flatMap((item) => (item.kind === 'anchor' ? [] : { ...item, tag: undefined })),
  }
}
