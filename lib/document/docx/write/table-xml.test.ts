import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import {
  childElements,
  elementsWithin,
  getChild,
  readXml,
  textWithin,
  type XmlElement,
} from '../../../markup/read-xml.ts'
import { cellOf, testDocument } from '../../../typeset/documents.fixture.ts'
import type { Block, Table } from '../../blocks.ts'
import { writeDocx } from '../../write-docx.ts'

function bodyOf(...blocks: Block[]): XmlElement {
  const xml = unzipSync(writeDocx(testDocument(blocks)))['word/document.xml'] ?? new Uint8Array()
  return readXml(strFromU8(xml))
}
const within = (root: XmlElement, name: string) =>
  [...elementsWithin(root)].filter((one) => one.name === name)
/** Returns an element without its namespace, with its attributes and content. */
const outline = (element: XmlElement | undefined): string =>
  element
    ? `${element.name.slice(2)}${Object.entries(element.attributes)
        .map(([key, value]) => ` ${key.slice(2)}=${value}`)
        .join(
          '',
        )}${childElements(element).length > 0 ? `(${childElements(element).map(outline).join(', ')})` : ''}`
    : 'none'

const table = (more: Partial<Table> = {}): Table => ({
  kind: 'table',
  columns: [{ points: 60 }, { points: 90 }],
  rows: [{ cells: [cellOf('a'), cellOf('b')] }],
  ...more,
})
const property = (more: Partial<Table>, ...path: string[]) =>
  outline(getChild(within(bodyOf(table(more)), 'w:tblPr')[0], ...path))

const CONTENT = ['content', 'content'] as const
test.each([
  ['columns of fixed widths', {}, 'tblW w=3000 type=dxa'],
  ['fixed columns, though it is to be full', { width: 'full' as const }, 'tblW w=3000 type=dxa'],
  ['other columns', { columns: CONTENT }, 'tblW w=5000 type=pct'],
  ['other columns, to be full', { columns: CONTENT, width: 'full' as const }, 'tblW w=5000 type=pct'],
  ['what it holds', { columns: CONTENT, width: 'content' as const }, 'tblW w=0 type=auto'],
  ['a width of its own', { columns: CONTENT, width: 100 }, 'tblW w=2000 type=dxa'],
])('a table by %s is so wide', (_, more, expected) => {
  expect(property(more, 'w:tblW')).toBe(expected)
})

test('columns share what those of fixed widths leave', () => {
  const widths = (columns: Table['columns'], width: number) =>
    within(
      bodyOf(table({ columns, width, rows: [{ cells: columns.map(() => cellOf('a')) }] })),
      'w:gridCol',
    ).map(({ attributes }) => attributes['w:w'])
  expect(widths([{ points: 40 }, { share: 1 }, { share: 3 }], 120)).toEqual(['800', '400', '1200'])
  expect(widths([{ points: 40 }, 'content', 'content'], 100)).toEqual(['800', '600', '600'])
  expect(widths([{ points: 100 }, 'content'], 100)).toEqual(['2000', '480'])
})

test.each([
  [{}, 'w:jc', 'none'],
  [{ align: 'center' as const }, 'w:jc', 'jc val=center'],
  [{ align: 'end' as const }, 'w:jc', 'jc val=right'],
  [{ indent: 10 }, 'w:tblInd', 'tblInd w=200 type=dxa'],
  [{}, 'w:tblInd', 'none'],
  [{}, 'w:tblLayout', 'tblLayout type=fixed'],
  [{ columns: [{ points: 60 }, 'content' as const] }, 'w:tblLayout', 'none'],
  [{ direction: 'rtl' as const }, 'w:bidiVisual', 'bidiVisual'],
  [{}, 'w:bidiVisual', 'none'],
  [{ summary: 'a <b>' }, 'w:tblDescription', 'tblDescription val=a <b>'],
  [{}, 'w:tblBorders', 'none'],
  [
    {},
    'w:tblCellMar',
    'tblCellMar(top w=60 type=dxa, left w=80 type=dxa, bottom w=60 type=dxa, right w=80 type=dxa)',
  ],
  [
    { direction: 'rtl' as const, padding: { top: 1, right: 2, bottom: 3, left: 4 } },
    'w:tblCellMar',
    'tblCellMar(top w=20 type=dxa, left w=40 type=dxa, bottom w=60 type=dxa, right w=80 type=dxa)',
  ],
])('a table with %j says %s so', (more, name, expected) => {
  expect(property(more, name)).toBe(expected)
})

test('lines between cells are those of the top and the left', () => {
  const line = (width: number) => ({ width, color: '#112233' })
  const one = (name: string, size: number) => `${name} val=single sz=${size} space=1 color=112233`
  expect(
    property({ borders: { top: line(1), right: line(2), bottom: line(3), left: line(4) } }, 'w:tblBorders'),
  ).toBe(
    `tblBorders(${[one('top', 8), one('left', 32), one('bottom', 24), one('right', 16), one('insideH', 8), one('insideV', 32)].join(', ')})`,
  )
  expect(property({ borders: { right: line(2), bottom: line(3) } }, 'w:tblBorders')).toBe(
    `tblBorders(${[one('bottom', 24), one('right', 16), one('insideH', 24), one('insideV', 16)].join(', ')})`,
  )
})

test.each([
  [{}, 0, 'trPr(cantSplit)'],
  [{ mayPart: true }, 0, 'none'],
  [{ mayPart: true, minHeight: 20 }, 0, 'trPr(trHeight val=400 hRule=atLeast)'],
  [{ mayPart: true, minHeight: 20, maxHeight: 20 }, 0, 'trPr(trHeight val=400 hRule=exact)'],
  [{ mayPart: true }, 1, 'trPr(tblHeader)'],
])('a row %j of a table with %i heads says %s', (row, headerRows, expected) => {
  const body = bodyOf(table({ headerRows, rows: [{ cells: [cellOf('a'), cellOf('b')], ...row }] }))
  expect(outline(within(body, 'w:trPr')[0])).toBe(expected)
})

test('only the first rows are heads', () => {
  const rows = ['a', 'b', 'c'].map((text) => ({ cells: [cellOf(text), cellOf(text)], mayPart: true }))
  expect(
    within(bodyOf(table({ headerRows: 2, rows })), 'w:tr').map((row) => outline(getChild(row, 'w:trPr'))),
  ).toEqual(['trPr(tblHeader)', 'trPr(tblHeader)', 'none'])
})

/** Rows as the width, the span, the merge and the text of their cells. */
const rowsOf = (body: XmlElement) =>
  within(body, 'w:tr').map((row) =>
    within(row, 'w:tc').map((one) => {
      const properties = getChild(one, 'w:tcPr')
      const merge = getChild(properties, 'w:vMerge')
      return `${getChild(properties, 'w:tcW')?.attributes['w:w']} ${getChild(properties, 'w:gridSpan')?.attributes['w:val'] ?? 1} ${merge ? (merge.attributes['w:val'] ?? 'on') : '-'} ${textWithin(one)}`
    }),
  )

test('cells that reach over columns and rows have their places in each row', () => {
  const columns = [{ points: 10 }, { points: 20 }, { points: 30 }]
  const rows = [
    { cells: [cellOf('a', { rowSpan: 2, columnSpan: 2 }), cellOf('b')] },
    { cells: [cellOf('c', { rowSpan: 2 })] },
    { cells: [cellOf('d')] },
  ]
  expect(rowsOf(bodyOf(table({ columns, rows })))).toEqual([
    ['600 2 restart a', '600 1 - b'],
    ['600 2 on ', '600 1 restart c'],
    ['200 1 - d', '400 1 - ', '600 1 on '],
  ])
})

test('a cell has its ground, its lines, its room and the place of its text', () => {
  const own = cellOf('a', {
    shade: '#ffee00',
    borders: { left: { width: 1, color: '#000000', style: 'dashed' } },
    padding: { top: 1, right: 2, bottom: 3, left: 4 },
    verticalAlign: 'middle',
  })
  const properties = within(
    bodyOf(table({ rows: [{ cells: [own, cellOf('b', { verticalAlign: 'bottom' })] }] })),
    'w:tcPr',
  ).map(outline)
  expect(properties).toEqual([
    'tcPr(tcW w=1200 type=dxa, tcBorders(left val=dashed sz=8 space=1 color=000000), shd val=clear color=auto fill=FFEE00, tcMar(top w=20 type=dxa, left w=80 type=dxa, bottom w=60 type=dxa, right w=40 type=dxa), vAlign val=center)',
    'tcPr(tcW w=1800 type=dxa, vAlign val=bottom)',
  ])
})

test('a table from right to left has the sides of its cells exchanged', () => {
  const own = cellOf('a', {
    borders: { left: { width: 1, color: '#000000' } },
    padding: { top: 0, right: 2, bottom: 0, left: 4 },
  })
  const [properties] = within(
    bodyOf(table({ direction: 'rtl', rows: [{ cells: [own, cellOf('b')] }] })),
    'w:tcPr',
  )
  expect(outline(getChild(properties, 'w:tcBorders'))).toBe(
    'tcBorders(right val=single sz=8 space=1 color=000000)',
  )
  expect(outline(getChild(properties, 'w:tcMar', 'w:left'))).toBe('left w=40 type=dxa')
})

test('a cell ends with a paragraph, and two tables that touch are parted by one', () => {
  const names = (element: XmlElement | undefined) =>
    element ? childElements(element).map(({ name }) => name) : []
  const body = bodyOf(table({ rows: [{ cells: [{ blocks: [] }, { blocks: [table()] }] }] }), table())
  const [empty, holding] = within(body, 'w:tc')
  expect(names(empty)).toEqual(['w:tcPr', 'w:p'])
  expect(names(holding)).toEqual(['w:tcPr', 'w:tbl', 'w:p'])
  expect(names(getChild(body, 'w:body'))).toEqual(['w:tbl', 'w:p', 'w:tbl', 'w:sectPr'])
})

test('a paragraph in a cell is aligned as the cell says', () => {
  const body = bodyOf(table({ rows: [{ cells: [cellOf('a', { align: 'center' }), cellOf('b')] }] }))
  expect(within(body, 'w:p').map((one) => outline(getChild(one, 'w:pPr', 'w:jc')))).toEqual([
    'jc val=center',
    'none',
  ])
})
