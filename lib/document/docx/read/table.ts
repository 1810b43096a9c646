import { childElements, getChild, getChildren, type XmlElement } from '../../../markup/read-xml.ts'
import type { Sides, Table } from '../../blocks.ts'
import { mirrorSides } from '../mirrored.ts'
import { controlContent } from './form-fields.ts'
import type { Around } from './paragraph.ts'
import type { DocxSource } from './source.ts'
import { type Cell, type ReadBlocks, type Row, type TableContext, tableRow } from './table-cell.ts'
import { getLook, readTableProperties, rowIs, type TableProperties } from './table-properties.ts'
import { integerOf, omitUndefined, points, valOf } from './values.ts'

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
  const context: TableContext = {
    source,
    around,
    read,
    style,
    table,
    look,
    rows,
    columnCount,
    padding,
    isFromRight,
  }
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
    rows: rows.map((row, index) => tableRow(row, index, context)),
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
    if (child.name === 'w:sdt') return withoutWrappers(controlContent(child), name)
    return ['w:ins', 'w:customXml'].includes(child.name) ? withoutWrappers(child, name) : []
  })
}

/** Whether a row was removed while changes were tracked. */
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

/** Returns the widths of the grid's columns; cells set those that the grid does not name. */
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
