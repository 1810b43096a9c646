import { childElements, getChild, getChildren, type XmlElement } from '../../../markup/read-xml.ts'
import type { Block, Border, Borders, Sides, Table, TableCell, TableRow } from '../../blocks.ts'
import { mirrorSides } from '../mirrored.ts'
import type { Around } from './paragraph.ts'
import type { ParagraphProperties } from './paragraph-properties.ts'
import type { DocxSource } from './source.ts'
import { mergedParagraph, type Style } from './styles.ts'
import {
  type CellBorders,
  getLook,
  type Look,
  readTableProperties,
  rowIs,
  type TableProperties,
} from './table-properties.ts'
import type { TextProperties } from './text-properties.ts'
import { integerOf, omitUndefined, points, valOf } from './values.ts'

type ReadBlocks = (element: XmlElement, around: Around) => Block[]

type Cell = {
  readonly element: XmlElement
  readonly column: number
  readonly span: number
  readonly merge: 'start' | 'on' | undefined
}
type Row = { readonly element: XmlElement; readonly cells: readonly Cell[]; readonly before: number }

const MAX_COLUMNS = 63
const SIDE_MARGIN = 5.4

/** Reads a `w:tbl` (ECMA-376, 17.4.38). */
export function readTable(
  element: XmlElement,
  source: DocxSource,
  around: Around,
  read: ReadBlocks,
): Table | undefined {
  const rows = getRows(element)
  const columnCount = Math.min(
    MAX_COLUMNS,
    Math.max(1, ...rows.map(({ cells, before }) => getWidth(cells, before))),
  )
  if (rows.length === 0) return undefined
  const properties = getChild(element, 'w:tblPr')
  const style = source.styles.style(valOf(properties, 'w:tblStyle'), 'table')
  const own = readTableProperties(element, source.theme)
  const table: TableProperties = {
    ...style.table,
    ...own,
    borders: { ...style.table.borders, ...own.borders },
    cellMargins: { ...style.table.cellMargins, ...own.cellMargins },
  }
  const look = getLook(getChild(properties, 'w:tblLook'))
  const padding: Sides<number> = {
    top: table.cellMargins?.top ?? 0,
    right: table.cellMargins?.right ?? SIDE_MARGIN,
    bottom: table.cellMargins?.bottom ?? 0,
    left: table.cellMargins?.left ?? SIDE_MARGIN,
  }
  const isFromRight = properties !== undefined && rowIs(properties, 'w:bidiVisual')
  const maker = { source, around, read, style, table, look, rows, columnCount, padding, isFromRight }
  const columns = getColumns(element, rows, columnCount)
  const total = columns?.reduce((sum, width) => sum + width, 0) ?? 0
  const wanted = wantedWidth(properties)
  const outdent =
    source.settings.compatibility < 15 && (table.align ?? 'start') === 'start' && around.isInTable !== true
      ? padding.left
      : 0
  return {
    kind: 'table',
    columns: columns
      ? columns.map((width) => columnWidth(width, total, wanted))
      : Array.from({ length: columnCount }, () => 'content' as const),
    rows: rows.map((row, index) => tableRow(row, index, maker)),
    headerRows: headerCount(rows),
    width: wanted && 'share' in wanted && wanted.share >= 1 ? 'full' : 'content',
    padding: isFromRight ? mirrorSides(padding) : padding,
    direction: isFromRight ? 'rtl' : 'ltr',
    ...omitUndefined({ align: table.align, indent: (table.indent ?? 0) - outdent || undefined }),
  }
}

function getRows(table: XmlElement): Row[] {
  return withoutWrappers(table, 'w:tr').map((element) => {
    const before = integerOf(valOf(getChild(element, 'w:trPr'), 'w:gridBefore')) ?? 0
    let column = Math.min(before, MAX_COLUMNS)
    const cells = withoutWrappers(element, 'w:tc').map((cell): Cell => {
      const properties = getChild(cell, 'w:tcPr')
      const span = Math.max(1, Math.min(MAX_COLUMNS, integerOf(valOf(properties, 'w:gridSpan')) ?? 1))
      const merge = getChild(properties, 'w:vMerge')
      const found = {
        element: cell,
        column,
        span,
        merge: merge && (merge.attributes['w:val'] === 'restart' ? 'start' : 'on'),
      } as const
      column += span
      return found
    })
    return { element, cells, before }
  })
}

/** Rows and cells, also those within content controls. */
function withoutWrappers(element: XmlElement, name: string): XmlElement[] {
  return childElements(element).flatMap((child) => {
    if (child.name === name) return isDropped(child) ? [] : [child]
    if (child.name === 'w:sdt') return withoutWrappers(getChild(child, 'w:sdtContent') ?? child, name)
    return ['w:ins', 'w:customXml'].includes(child.name) ? withoutWrappers(child, name) : []
  })
}

/** A row that was taken out while changes were kept. */
function isDropped(element: XmlElement): boolean {
  return getChild(element, 'w:trPr', 'w:del') !== undefined
}

function getWidth(cells: readonly Cell[], before: number): number {
  const last = cells.at(-1)
  return last ? last.column + last.span : before
}

type Wanted = { readonly points: number } | { readonly share: number }

function wantedWidth(properties: XmlElement | undefined): Wanted | undefined {
  const { 'w:w': width, 'w:type': type } = getChild(properties, 'w:tblW')?.attributes ?? {}
  if (type === 'pct' || width?.endsWith('%')) {
    const share = width?.endsWith('%') ? Number.parseFloat(width) / 100 : (integerOf(width) ?? 0) / 5000
    return share > 0 ? { share: Math.min(share, 1) } : undefined
  }
  const length = points(width)
  return type === 'dxa' && length !== undefined && length > 0 ? { points: length } : undefined
}

function columnWidth(width: number, total: number, wanted: Wanted | undefined): Table['columns'][number] {
  return wanted && 'share' in wanted && wanted.share >= 1 && total > 0 ? { share: width } : { points: width }
}

/** By the grid; where a row names all its cells' widths, these count more. */
function getColumns(table: XmlElement, rows: readonly Row[], count: number): number[] | undefined {
  const grid = getChildren(getChild(table, 'w:tblGrid'), 'w:gridCol').map(
    ({ attributes }) => points(attributes['w:w']) ?? 0,
  )
  const widths = Array.from({ length: count }, (_, index) => grid[index] ?? 0)
  for (const { cells } of rows)
    for (const { element, column, span } of cells) {
      const { 'w:w': width, 'w:type': type } = getChild(element, 'w:tcPr', 'w:tcW')?.attributes ?? {}
      const length = points(width)
      if (span === 1 && type === 'dxa' && length && !widths[column] && column < count) widths[column] = length
    }
  return widths.every((width) => width > 0) ? widths : undefined
}

function headerCount(rows: readonly Row[]): number {
  const firstOther = rows.findIndex(({ element }) => !rowIs(getChild(element, 'w:trPr'), 'w:tblHeader'))
  return firstOther === -1 ? 0 : firstOther
}

type Maker = {
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

function tableRow(row: Row, index: number, maker: Maker): TableRow {
  const properties = getChild(row.element, 'w:trPr')
  const height = getChild(properties, 'w:trHeight')?.attributes ?? {}
  const min = points(height['w:val'])
  const isExact = height['w:hRule'] === 'exact'
  const empty: TableCell[] =
    row.before > 0 ? [{ blocks: [], columnSpan: Math.min(row.before, maker.columnCount) }] : []
  return {
    cells: [...empty, ...row.cells.flatMap((cell) => tableCell(cell, index, maker))],
    mayPart: !rowIs(properties, 'w:cantSplit'),
    ...omitUndefined({ minHeight: min, maxHeight: isExact ? min : undefined }),
  }
}

/** Returns the table cell; none if it is merged into the one above, which draws it. */
function tableCell(cell: Cell, row: number, maker: Maker): TableCell[] {
  if (cell.merge === 'on' && isMergedFromAbove(cell, row, maker.rows)) return []
  const own = readTableProperties(cell.element, maker.source.theme)
  const rowSpan = cell.merge ? rowsMerged(cell, row, maker.rows) : 1
  const place = { row, column: cell.column, rowSpan, span: cell.span }
  const parts = partsAt(place, maker)
  const styled = parts.map(({ table }) => table)
  const shade = [own, ...styled.toReversed(), maker.table]
    .map((one) => one.shade)
    .find((one) => one !== undefined)
  const margins = own.cellMargins
  const verticalAlign =
    own.verticalAlign ?? styled.toReversed().find((one) => one.verticalAlign)?.verticalAlign
  const blocks = maker.read(cell.element, {
    ...maker.around,
    isInTable: true,
    paragraph: [maker.style.paragraph, ...parts.map(({ paragraph }) => paragraph)].reduce(
      mergedParagraph,
      NO_PARAGRAPH,
    ),
    text: Object.assign({}, maker.style.text, ...parts.map(({ text }) => text)) satisfies TextProperties,
  })
  const borders = bordersAt(place, own.borders, styled, maker)
  const padding = { ...maker.padding, ...margins }
  return [
    {
      blocks,
      borders: maker.isFromRight ? mirrorSides(borders) : borders,
      ...(cell.span > 1 ? { columnSpan: cell.span } : {}),
      ...(rowSpan > 1 ? { rowSpan } : {}),
      ...(shade && shade !== 'none' ? { shade } : {}),
      ...(margins ? { padding: maker.isFromRight ? mirrorSides(padding) : padding } : {}),
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

/** The parts of the style that a cell belongs to; later ones are over earlier ones (17.7.6). */
function partsAt({ row, column, span }: Place, { style, look, rows, columnCount, table }: Maker) {
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
  { table, rows, columnCount }: Maker,
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
