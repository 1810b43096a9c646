import { getChild, type XmlElement } from '../../../markup/read-xml.ts'
import type { Block, Border, Borders, Sides, TableCell, TableRow } from '../../blocks.ts'
import { mirrorSides } from '../mirrored.ts'
import type { Around } from './paragraph.ts'
import type { ParagraphProperties } from './paragraph-properties.ts'
import type { DocxSource } from './source.ts'
import { mergedParagraph, type Style } from './styles.ts'
import {
  type CellBorders,
  type Look,
  readTableProperties,
  rowIs,
  type TableProperties,
} from './table-properties.ts'
import type { TextProperties } from './text-properties.ts'
import { omitUndefined, points } from './values.ts'

export type ReadBlocks = (element: XmlElement, around: Around) => Block[]

export type Cell = {
  readonly element: XmlElement
  readonly column: number
  readonly span: number
  readonly merge: 'start' | 'on' | undefined
}
export type Row = { readonly element: XmlElement; readonly cells: readonly Cell[]; readonly before: number }

/** A table and all that its cells depend on. */
export type TableContext = {
  readonly source: DocxSource
  readonly around: Around
  readonly read: ReadBlocks
  readonly style: Style
  readonly table: TableProperties
  readonly look: Look
  readonly rows: readonly Row[]
  readonly columnCount: number
  readonly padding: Sides<number>
  readonly isFromRight: boolean
}

export function tableRow(row: Row, index: number, context: TableContext): TableRow {
  const properties = getChild(row.element, 'w:trPr')
  const height = getChild(properties, 'w:trHeight')?.attributes ?? {}
  const min = points(height['w:val'])
  const isExact = height['w:hRule'] === 'exact'
  const empty: TableCell[] =
    row.before > 0 ? [{ blocks: [], columnSpan: Math.min(row.before, context.columnCount) }] : []
  return {
    cells: [...empty, ...row.cells.flatMap((cell) => tableCell(cell, index, context))],
    mayPart: !rowIs(properties, 'w:cantSplit'),
    ...omitUndefined({ minHeight: min, maxHeight: isExact ? min : undefined }),
  }
}

/** Returns the table cell; none if it is merged into the one above, which draws it. */
function tableCell(cell: Cell, row: number, context: TableContext): TableCell[] {
  if (cell.merge === 'on' && isMergedFromAbove(cell, row, context.rows)) return []
  const own = readTableProperties(cell.element, context.source.theme)
  const rowSpan = cell.merge ? rowsMerged(cell, row, context.rows) : 1
  const place = { row, column: cell.column, rowSpan, span: cell.span }
  const parts = partsAt(place, context)
  const styled = parts.map(({ table }) => table)
  const shade = [own, ...styled.toReversed(), context.table]
    .map((one) => one.shade)
    .find((one) => one !== undefined)
  const margins = own.cellMargins
  const verticalAlign =
    own.verticalAlign ?? styled.toReversed().find((one) => one.verticalAlign)?.verticalAlign
  const blocks = context.read(cell.element, {
    ...context.around,
    isInTable: true,
    paragraph: [context.style.paragraph, ...parts.map(({ paragraph }) => paragraph)].reduce(
      mergedParagraph,
      NO_PARAGRAPH,
    ),
    text: Object.assign({}, context.style.text, ...parts.map(({ text }) => text)) satisfies TextProperties,
  })
  const borders = bordersAt(place, own.borders, styled, context)
  const padding = { ...context.padding, ...margins }
  return [
    {
      blocks,
      borders: context.isFromRight ? mirrorSides(borders) : borders,
      ...(cell.span > 1 ? { columnSpan: cell.span } : {}),
      ...(rowSpan > 1 ? { rowSpan } : {}),
      ...(shade && shade !== 'none' ? { shade } : {}),
      ...(margins ? { padding: context.isFromRight ? mirrorSides(padding) : padding } : {}),
      ...(verticalAlign && verticalAlign !== 'top' ? { verticalAlign } : {}),
    },
  ]
}

const NO_PARAGRAPH: ParagraphProperties = {}

function isMergedFromAbove(cell: Cell, row: number, rows: readonly Row[]): boolean {
  const above = rows[row - 1]?.cells.find(({ column }) => column === cell.column)
  return above?.merge !== undefined
}

function rowsMerged(cell: Cell, row: number, rows: readonly Row[]): number {
  let end = row + 1
  while (rows[end]?.cells.some(({ column, merge }) => column === cell.column && merge === 'on')) end++
  return end - row
}

type Place = {
  readonly row: number
  readonly column: number
  readonly rowSpan: number
  readonly span: number
}

/** Returns the parts of the style that apply to a cell; later ones override earlier ones (17.7.6). */
function partsAt({ row, column, span }: Place, { style, look, rows, columnCount, table }: TableContext) {
  const names: string[] = ['wholeTable']
  const isFirstRow = look.firstRow && row === 0
  const isLastRow = look.lastRow && row === rows.length - 1
  const isFirstColumn = look.firstColumn && column === 0
  const isLastColumn = look.lastColumn && column + span === columnCount
  const rowBand = Math.floor((row - (look.firstRow ? 1 : 0)) / (table.rowBand ?? 1)) % 2
  const columnBand = Math.floor((column - (look.firstColumn ? 1 : 0)) / (table.columnBand ?? 1)) % 2
  if (look.columnBands && !isFirstColumn && !isLastColumn)
    names.push(columnBand === 0 ? 'band1Vert' : 'band2Vert')
  if (look.rowBands && !isFirstRow && !isLastRow) names.push(rowBand === 0 ? 'band1Horz' : 'band2Horz')
  if (isFirstColumn) names.push('firstCol')
  if (isLastColumn) names.push('lastCol')
  if (isFirstRow) names.push('firstRow')
  if (isLastRow) names.push('lastRow')
  if (isFirstRow && isFirstColumn) names.push('nwCell')
  if (isFirstRow && isLastColumn) names.push('neCell')
  if (isLastRow && isFirstColumn) names.push('swCell')
  if (isLastRow && isLastColumn) names.push('seCell')
  return names.flatMap((name) => style.parts.get(name) ?? [])
}

/** Returns the borders of a cell: each side is at the edge of the table, or between two cells. */
function bordersAt(
  { row, column, rowSpan, span }: Place,
  own: CellBorders = {},
  styled: readonly TableProperties[],
  { table, rows, columnCount }: TableContext,
): Borders {
  const isTop = row === 0
  const isBottom = row + rowSpan === rows.length
  const isLeft = column === 0
  const isRight = column + span >= columnCount
  const find = (
    side: keyof Sides<Border>,
    isEdge: boolean,
    between: 'insideH' | 'insideV',
  ): Border | undefined => {
    const direct = own[side]
    if (direct) return direct
    for (const { borders } of styled.toReversed()) {
      const found = borders?.[side] ?? (isEdge ? undefined : borders?.[between])
      if (found) return found
    }
    return isEdge ? table.borders?.[side] : table.borders?.[between]
  }
  const borders = {
    top: find('top', isTop, 'insideH'),
    right: find('right', isRight, 'insideV'),
    bottom: find('bottom', isBottom, 'insideH'),
    left: find('left', isLeft, 'insideV'),
  }
  return omitUndefined(
    Object.fromEntries(Object.entries(borders).filter(([, border]) => border && border.width > 0)),
  )
}
