import type { Block, Border, Sides, Table, TableCell, TableRow } from '../../blocks.ts'
import { type GridCell, getGrid } from '../../table-grid.ts'
import { mirrorSides } from '../mirrored.ts'
import type { WriteContext } from './context.ts'
import { bordersXml, shadeXml } from './paragraph-xml.ts'
import { tag, toggle, twips, val } from './xml.ts'

const PADDING: Sides<number> = { top: 3, right: 4, bottom: 3, left: 4 }
const MAX_COLUMNS = 63

/** A table (ECMA-376, 17.4.38). */
export function tableXml(written: Table, context: WriteContext): string {
  const isRight = (written.direction ?? context.direction) === 'rtl'
  const seen = { ...written, columns: written.columns.slice(0, MAX_COLUMNS) }
  const table = isRight ? fromItsStart(seen) : seen
  const grid = getGrid(table)
  const room = typeof table.width === 'number' ? Math.min(table.width, context.width) : context.width
  const widths = columnWidths(table, room)
  const byRow = Map.groupBy(grid, ({ row }) => row)
  const rows = table.rows.map((row, index) =>
    rowXml(row, index, rowCells(index, byRow, grid, table.columns.length), widths, table, context),
  )
  const columns = widths.map((width) => tag('w:gridCol', { 'w:w': twips(width) })).join('')
  return tag(
    'w:tbl',
    {},
    tableProperties(table, widths, context) + tag('w:tblGrid', {}, columns) + rows.join(''),
  )
}

/** A table from right to left with its sides as Word counts them. */
function fromItsStart(table: Table): Table {
  const { borders, padding = PADDING } = table
  const cellOf = (cell: TableCell): TableCell => ({
    ...cell,
    ...(cell.borders ? { borders: mirrorSides(cell.borders) } : {}),
    ...(cell.padding ? { padding: mirrorSides(cell.padding) } : {}),
  })
  return {
    ...table,
    ...(borders ? { borders: mirrorSides(borders) } : {}),
    padding: mirrorSides(padding),
    rows: table.rows.map((row) => ({ ...row, cells: row.cells.map(cellOf) })),
  }
}

/** Returns the widths of columns: fixed ones in points, the others share the remaining width. */
function columnWidths({ columns }: Table, room: number): number[] {
  const fixed = columns.reduce(
    (sum, column) => sum + (column !== 'content' && 'points' in column ? column.points : 0),
    0,
  )
  const shares = columns.map((column) => (column === 'content' ? 1 : 'share' in column ? column.share : 0))
  const total = shares.reduce((sum, share) => sum + share, 0) || 1
  const rest = Math.max(columns.length * 12, room - fixed)
  return columns.map((column, index) =>
    column !== 'content' && 'points' in column ? column.points : (rest * (shares[index] ?? 0)) / total,
  )
}

function tableProperties(table: Table, widths: readonly number[], context: WriteContext): string {
  const total = widths.reduce((sum, width) => sum + width, 0)
  const isFixed = table.columns.every((column) => column !== 'content' && 'points' in column)
  const isFull = !isFixed && (table.width === undefined || table.width === 'full')
  const width = isFull
    ? { 'w:w': 5000, 'w:type': 'pct' }
    : table.width === 'content' && !isFixed
      ? { 'w:w': 0, 'w:type': 'auto' }
      : { 'w:w': twips(total), 'w:type': 'dxa' }
  const isRight = (table.direction ?? context.direction) === 'rtl'
  const indent = (table.indent ?? 0) + context.indent
  return tag(
    'w:tblPr',
    {},
    [
      toggle('w:bidiVisual', isRight || undefined),
      tag('w:tblW', width),
      val('w:jc', table.align === 'center' ? 'center' : table.align === 'end' ? 'right' : undefined),
      indent ? tag('w:tblInd', { 'w:w': twips(indent), 'w:type': 'dxa' }) : '',
      tableBorders(table),
      isFixed ? tag('w:tblLayout', { 'w:type': 'fixed' }) : '',
      marginsXml('w:tblCellMar', table.padding ?? PADDING),
      table.summary ? val('w:tblDescription', table.summary) : '',
    ].join(''),
  )
}

function tableBorders({ borders }: Table): string {
  if (!borders) return ''
  const inside = (name: string, border: Border | undefined) =>
    border
      ? bordersXml('x', { top: border })
          .replace(/^<x>|<\/x>$/g, '')
          .replace('w:top', name)
      : ''
  const outer = bordersXml('x', borders).replace(/^<x>|<\/x>$/g, '')
  return tag(
    'w:tblBorders',
    {},
    outer +
      inside('w:insideH', borders.top ?? borders.bottom) +
      inside('w:insideV', borders.left ?? borders.right),
  )
}

function marginsXml(name: string, { top, left, bottom, right }: Sides<number>): string {
  const sides = Object.entries({ top, left, bottom, right }).map(([side, width]) =>
    tag(`w:${side}`, { 'w:w': twips(width), 'w:type': 'dxa' }),
  )
  return tag(name, {}, sides.join(''))
}

/** Slot in a row: a cell that starts there, one that continues from above, or none. */
type Slot = { readonly column: number; readonly columnSpan: number; readonly from?: GridCell }

function rowCells(
  row: number,
  byRow: ReadonlyMap<number, readonly GridCell[]>,
  grid: readonly GridCell[],
  count: number,
): Slot[] {
  const above = grid.filter((cell) => cell.row < row && cell.row + cell.rowSpan > row)
  const own = [...(byRow.get(row) ?? []), ...above].sort((one, other) => one.column - other.column)
  const slots: Slot[] = []
  let column = 0
  for (const from of own) {
    if (from.column > column) slots.push({ column, columnSpan: from.column - column })
    slots.push({ column: from.column, columnSpan: from.columnSpan, from })
    column = from.column + from.columnSpan
  }
  if (column < count) slots.push({ column, columnSpan: count - column })
  return slots
}

function rowXml(
  row: TableRow,
  index: number,
  slots: readonly Slot[],
  widths: readonly number[],
  table: Table,
  context: WriteContext,
): string {
  const isHead = index < (table.headerRows ?? 0)
  const properties = [
    toggle('w:cantSplit', row.mayPart ? undefined : true),
    row.minHeight
      ? tag('w:trHeight', { 'w:val': twips(row.minHeight), 'w:hRule': row.maxHeight ? 'exact' : 'atLeast' })
      : '',
    toggle('w:tblHeader', isHead || undefined),
  ].join('')
  const cells = slots.map((slot) => cellXml(slot, index, widths, table, context))
  return tag('w:tr', {}, (properties === '' ? '' : tag('w:trPr', {}, properties)) + cells.join(''))
}

function cellXml(
  { column, columnSpan, from }: Slot,
  row: number,
  widths: readonly number[],
  table: Table,
  context: WriteContext,
): string {
  const width = widths.slice(column, column + columnSpan).reduce((sum, one) => sum + one, 0)
  const cell: TableCell = from?.cell ?? { blocks: [], borders: {} }
  const goesOn = from !== undefined && from.row < row
  const merge = !from || from.rowSpan === 1 ? '' : goesOn ? tag('w:vMerge') : val('w:vMerge', 'restart')
  const properties = tag(
    'w:tcPr',
    {},
    [
      tag('w:tcW', { 'w:w': twips(width), 'w:type': 'dxa' }),
      columnSpan > 1 ? val('w:gridSpan', columnSpan) : '',
      merge,
      cell.borders ? bordersXml('w:tcBorders', cell.borders) : '',
      shadeXml(cell.shade),
      cell.padding ? marginsXml('w:tcMar', cell.padding) : '',
      val(
        'w:vAlign',
        cell.verticalAlign === 'middle' ? 'center' : cell.verticalAlign === 'bottom' ? 'bottom' : undefined,
      ),
    ].join(''),
  )
  return tag('w:tc', {}, properties + cellBlocks(goesOn ? [] : cell.blocks, cell, width, table, context))
}

/** A cell ends with a paragraph (17.4.65). */
function cellBlocks(
  blocks: readonly Block[],
  cell: TableCell,
  width: number,
  table: Table,
  context: WriteContext,
): string {
  const { left, right } = cell.padding ?? table.padding ?? PADDING
  const inner = {
    ...context,
    align: cell.align,
    indent: 0,
    indentEnd: 0,
    isQuote: false,
    shade: undefined,
    borders: undefined,
    width: Math.max(12, width - left - right),
    listLevel: 0,
  }
  const content = context.blocks(blocks, inner)
  return content === '' || blocks.at(-1)?.kind === 'table' ? `${content}<w:p/>` : content
}
