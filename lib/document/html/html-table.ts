import { childElements, textWithin, type XmlElement } from '../../markup/read-xml.ts'
import type { Alignment, Block, Borders, Paragraph, Table, TableCell, TextStyle } from '../blocks.ts'
import { GRID, HEAD_SHADE, PARAGRAPH_SPACE } from '../default-page.ts'
import { cssBorder, cssColor, cssLength, declarations, getBorders } from './css.ts'

type ReadCell = (
  cell: XmlElement,
  more: { readonly style?: TextStyle; readonly align?: Alignment },
) => Block[]
type Row = { readonly element: XmlElement; readonly isHead: boolean }

const MAX_COLUMNS = 63
const MAX_SPAN = 1000

/** Reads a table; one without a row is none. Its head are the rows of `thead`, or first rows of heads only. */
export function readHtmlTable(table: XmlElement, read: ReadCell): Table | undefined {
  const rows = getRows(table, false)
  const grid = new Occupied()
  const made = rows.map(({ element, isHead }, index) => {
    const cells = getCells(element)
    return { cells: cells.map((cell) => getCell(cell, isHead, table, grid.take(cell, index), read)) }
  })
  const columnCount = Math.min(MAX_COLUMNS, grid.width)
  if (rows.length === 0 || columnCount === 0) return undefined
  const css = declarations(table.attributes.style)
  const width = cssLength(css.get('width') ?? table.attributes.width, 11, 1)
  const isFull = (css.get('width') ?? table.attributes.width)?.trim().endsWith('%') && width === 1
  const caption = childElements(table).find(({ name }) => name === 'caption')
  const headerRows = rows.findIndex(
    ({ isHead, element }) => !isHead && !getCells(element).every(({ name }) => name === 'th'),
  )
  return {
    kind: 'table',
    columns: Array.from({ length: columnCount }, () => 'content' as const),
    rows: made,
    headerRows: headerRows === -1 ? Math.min(1, rows.length - 1) : headerRows,
    width: isFull ? 'full' : 'content',
    borders: getGrid(table, css),
    spaceBefore: 2,
    spaceAfter: PARAGRAPH_SPACE + 3,
    ...(caption ? { summary: textWithin(caption).replace(/\s+/g, ' ').trim() } : {}),
  }
}

function getGrid(table: XmlElement, css: ReadonlyMap<string, string>): Borders {
  if (table.attributes.border === '0' || css.get('border') === 'none') return {}
  return getBorders(css) ?? GRID
}

function getRows(element: XmlElement, isHead: boolean): Row[] {
  return childElements(element).flatMap((child): Row[] => {
    if (child.name === 'tr') return [{ element: child, isHead }]
    return ['thead', 'tbody', 'tfoot'].includes(child.name) ? getRows(child, child.name === 'thead') : []
  })
}

function getCells(row: XmlElement): XmlElement[] {
  return childElements(row).filter(({ name }) => name === 'td' || name === 'th')
}

type Spans = { readonly columnSpan: number; readonly rowSpan: number }

/** Counts the columns that rows occupy, including those of cells spanning from above. */
class Occupied {
  width = 0
  readonly #until: number[] = []
  #row = -1
  #column = 0

  take({ attributes }: XmlElement, row: number): Spans {
    if (row !== this.#row) {
      this.#row = row
      this.#column = 0
    }
    while ((this.#until[this.#column] ?? 0) > row) this.#column++
    const columnSpan = getSpan(attributes.colspan, MAX_COLUMNS)
    const rowSpan = getSpan(attributes.rowspan, MAX_SPAN)
    for (let at = 0; at < columnSpan; at++) this.#until[this.#column + at] = row + rowSpan
    this.#column += columnSpan
    this.width = Math.max(this.width, this.#column)
    return { columnSpan, rowSpan }
  }
}

function getSpan(text: string | undefined, max: number): number {
  const value = Number.parseInt(text ?? '', 10)
  return Number.isFinite(value) ? Math.max(1, Math.min(max, value)) : 1
}

function getCell(
  cell: XmlElement,
  isHead: boolean,
  table: XmlElement,
  { columnSpan, rowSpan }: Spans,
  read: ReadCell,
): TableCell {
  const isHeading = cell.name === 'th'
  const css = declarations(cell.attributes.style)
  const shade =
    cssColor(css.get('background-color') ?? css.get('background') ?? cell.attributes.bgcolor) ??
    (isHead || isHeading ? HEAD_SHADE : undefined)
  const blocks = read(cell, isHeading ? { style: { bold: true } } : {})
  const borders = getBorders(css)
  const pad = cssLength(css.get('padding') ?? table.attributes.cellpadding, 11)
  return {
    // The last paragraph of a cell has no space below it.
    blocks: blocks.map((block, index) =>
      index === blocks.length - 1 && block.kind === 'paragraph'
        ? ({ ...block, spaceAfter: 0 } satisfies Paragraph)
        : block,
    ),
    ...(columnSpan > 1 ? { columnSpan } : {}),
    ...(rowSpan > 1 ? { rowSpan } : {}),
    ...(shade && shade !== '#ffffff' ? { shade } : {}),
    ...(borders ? { borders } : cssBorder(css.get('border')) ? { borders: {} } : {}),
    ...(pad !== undefined && pad >= 0 ? { padding: { top: pad, right: pad, bottom: pad, left: pad } } : {}),
    ...(isHeading && !isHead ? { isRowHeader: true } : {}),
    ...(css.get('vertical-align') === 'middle' ? { verticalAlign: 'middle' as const } : {}),
  }
}
