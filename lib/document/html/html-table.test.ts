import { expect, test } from 'vitest'
import { readXml, textWithin, type XmlElement } from '../../markup/read-xml.ts'
import type { Alignment, Block, Paragraph, TextStyle } from '../blocks.ts'
import { readHtmlTable } from './html-table.ts'

type More = { readonly style?: TextStyle; readonly align?: Alignment }

const paragraphs = (cell: XmlElement, { style }: More): Block[] =>
  textWithin(cell)
    .split('|')
    .filter((text) => text !== '')
    .map(
      (text): Paragraph => ({
        kind: 'paragraph',
        spaceAfter: 7,
        content: [{ kind: 'text', text, ...(style ? { style } : {}) }],
      }),
    )

const tableOf = (content: string, attributes = '') =>
  readHtmlTable(readXml(`<table ${attributes}>${content}</table>`), paragraphs)
const cellsOf = (content: string, attributes = '') =>
  tableOf(content, attributes)?.rows.map(({ cells }) => cells)
const firstCell = (attributes: string, table = '', name = 'td') =>
  cellsOf(`<tr><${name} ${attributes}>a</${name}></tr>`, table)?.[0]?.[0]

const tr = (...cells: string[]) => `<tr>${cells.join('')}</tr>`
const TH = '<th>a</th>'
const TD = '<td>a</td>'

test.each([
  ['rows of thead', `<thead>${tr(TD)}${tr(TD)}</thead><tbody>${tr(TD)}</tbody>`, 2],
  ['rows of heads only', tr(TH, TH) + tr(TH, TH) + tr(TD, TD), 2],
  ['those of thead and a row of heads after it', `<thead>${tr(TD)}</thead>${tr(TH)}${tr(TD)}`, 2],
  ['no row that only begins with a head', tr(TH, TD) + tr(TH, TD), 0],
  ['no row that only ends with a head', tr(TD, TH) + tr(TD, TH), 0],
  ['no row of a table without heads', tr(TD) + tr(TD), 0],
  ['no row of heads after another', tr(TD) + tr(TH), 0],
  ['no row of tfoot', `<tfoot>${tr(TD)}</tfoot>${tr(TD)}`, 0],
  ['of a table of nothing but heads the first row', tr(TH) + tr(TH) + tr(TH), 1],
  ['not the only row, though it be of heads', tr(TH, TH), 0],
  ['not the only row of a thead', `<thead>${tr(TD)}</thead>`, 0],
])('the head of a table is: %s', (_, content, headerRows) => {
  expect(tableOf(content)?.headerRows).toBe(headerRows)
})

test.each([
  ['no row', ''],
  ['nothing but a caption', '<caption>c</caption>'],
  ['a row without cells', '<tr></tr>'],
  ['a row of something else', '<tr><p>a</p></tr>'],
  ['an empty body', '<tbody></tbody>'],
])('a table of %s is none', (_, content) => {
  expect(tableOf(content)).toBeUndefined()
})

test('reads rows of head, body and foot in order and ignores other content', () => {
  const table = tableOf(
    `<thead>${tr('<td>1</td>')}</thead><tbody>${tr('<td>2</td>', '<p>no</p>')}</tbody><tfoot>${tr('<td>3</td>')}</tfoot><div>${tr('<td>no</td>')}</div>`,
  )
  const texts = table?.rows.flatMap(({ cells }) => cells.map(({ blocks }) => blocks))
  expect(texts).toEqual(
    ['1', '2', '3'].map((text) => [{ kind: 'paragraph', spaceAfter: 0, content: [{ kind: 'text', text }] }]),
  )
})

test.each([
  ['1', undefined],
  ['2', 2],
  ['0', undefined],
  ['-3', undefined],
  ['x', undefined],
  ['3.9', 3],
  ['63', 63],
  ['64', 63],
])('a cell with colspan %s spans %s columns', (colspan, columnSpan) => {
  expect(firstCell(`colspan="${colspan}"`)?.columnSpan).toBe(columnSpan)
})

test.each([
  ['1', undefined],
  ['2', 2],
  ['0', undefined],
  ['1000', 1000],
  ['1001', 1000],
])('a cell with rowspan %s spans %s rows', (rowspan, rowSpan) => {
  expect(firstCell(`rowspan="${rowspan}"`)?.rowSpan).toBe(rowSpan)
})

const td = (attributes: string) => `<td ${attributes}>a</td>`
test.each([
  ['two rows, the longer one second', tr(TD) + tr(TD, TD, TD), 3],
  ['two rows, the longer one first', tr(TD, TD, TD) + tr(TD), 3],
  ['a cell that reaches down beside two others', tr(td('rowspan="2"')) + tr(TD, TD), 3],
  ['a cell that has ended above', tr(td('rowspan="2"'), TD) + tr(TD) + tr(TD, TD), 2],
  ['wide and high at once', tr(td('rowspan="2" colspan="2"')) + tr(TD), 3],
  ['a cell between two that reach down', tr(td('rowspan="2"'), TD, td('rowspan="2"')) + tr(TD, TD), 4],
  ['a cell that reaches down three rows', tr(td('rowspan="3"')) + tr(TD) + tr(TD, TD), 3],
  ['more columns than a page holds', tr(...Array.from({ length: 70 }, () => TD)), 63],
])('columns are counted with %s', (_, content, count) => {
  expect(tableOf(content)?.columns).toEqual(Array.from({ length: count }, () => 'content'))
})

test.each([
  ['a cell of a head row', '', `<thead>${tr(TD)}</thead>${tr(TD)}`, '#f0f1f3'],
  ['a head', '', tr(TH), '#f0f1f3'],
  ['an ordinary cell', '', tr(TD), undefined],
  ['a cell with a color', '', tr(td('style="background-color:#ff0000"')), '#ff0000'],
  ['a cell with a ground', '', tr(td('style="background:#00ff00"')), '#00ff00'],
  ['a cell with a color of 1999', '', tr(td('bgcolor="#0000ff"')), '#0000ff'],
  [
    'a cell with all three',
    '',
    tr(td('bgcolor="#0000ff" style="background:#00ff00;background-color:#ff0000"')),
    '#ff0000',
  ],
  ['a cell with both', '', tr(td('bgcolor="#0000ff" style="background:#00ff00"')), '#00ff00'],
  ['a head with a color', '', tr('<th style="background:#123456">a</th>'), '#123456'],
  ['a white head', '', tr('<th style="background:white">a</th>'), undefined],
])('%s is shaded as it says', (_, attributes, content, shade) => {
  expect(cellsOf(content, attributes)?.[0]?.[0]?.shade).toBe(shade)
})

test('a header is bold; next to cells it is a row header, in a thead a column header', () => {
  const cells = cellsOf(`<thead>${tr(TH)}</thead>${tr(TH, TD)}`)
  const bold = [{ content: [{ kind: 'text', text: 'a', style: { bold: true } }] }]
  expect(cells).toMatchObject([[{ blocks: bold }], [{ blocks: bold, isRowHeader: true }, {}]])
  expect(cells?.flat().map(({ isRowHeader }) => isRowHeader)).toEqual([undefined, true, undefined])
  expect(cells?.[1]?.[1]?.blocks).toMatchObject([{ content: [{ kind: 'text', text: 'a' }] }])
  expect(cells?.[1]?.[1]).not.toHaveProperty('blocks[0].content[0].style')
})

test('only the last paragraph of a cell has no space below it', () => {
  expect(cellsOf('<tr><td>a|b|c</td></tr>')?.[0]?.[0]?.blocks).toMatchObject([
    { spaceAfter: 7, content: [{ text: 'a' }] },
    { spaceAfter: 7, content: [{ text: 'b' }] },
    { spaceAfter: 0, content: [{ text: 'c' }] },
  ])
})

test('a cell that ends with a block other than a paragraph preserves it unchanged', () => {
  const rule: Block = { kind: 'rule', width: 1, color: '#000000', spaceAfter: 9 }
  const table = readHtmlTable(readXml('<table><tr><td>a</td></tr></table>'), () => [rule])
  expect(table?.rows[0]?.cells).toEqual([{ blocks: [rule] }])
})

const all = (side: number) => ({ top: side, right: side, bottom: side, left: side })
test.each([
  ['nothing said', '', '', undefined],
  ['that of the table', '', 'cellpadding="8"', all(6)],
  ['its own', 'style="padding:4px"', '', all(3)],
  ['its own before that of the table', 'style="padding:4px"', 'cellpadding="8"', all(3)],
  ['none', 'style="padding:0"', 'cellpadding="8"', all(0)],
  ['counted in letters', 'style="padding:2em"', '', all(22)],
  ['less than none', 'style="padding:-4px"', '', undefined],
])('the room within a cell is %s', (_, cell, table, padding) => {
  expect(firstCell(cell, table)?.padding).toEqual(padding)
})

const line = { width: 0.75, color: '#ff0000' }
const GRAY = { width: 0.5, color: '#9aa0a6' }
test.each([
  ['nothing', '', { top: GRAY, right: GRAY, bottom: GRAY, left: GRAY }],
  ['border 1', 'border="1"', { top: GRAY, right: GRAY, bottom: GRAY, left: GRAY }],
  ['border 0', 'border="0"', {}],
  ['no border in its style', 'style="border: none"', {}],
  ['border 0 and a style', 'border="0" style="border: 1px solid red"', {}],
  [
    'a border of its own',
    'style="border: 1px solid red"',
    { top: line, right: line, bottom: line, left: line },
  ],
  ['one side', 'style="border-top: 1px solid red"', { top: line }],
])('a table with %s has these lines', (_, attributes, borders) => {
  expect(tableOf(tr(TD), attributes)?.borders).toEqual(borders)
})

test.each([
  ['nothing', '', undefined],
  ['a border', 'style="border: 1px solid red"', { top: line, right: line, bottom: line, left: line }],
  ['one side', 'style="border-left: 1px solid red"', { left: line }],
])('a cell with %s has these lines', (_, attributes, borders) => {
  expect(firstCell(attributes)?.borders).toEqual(borders)
})

test('a cell whose sides are all without a line has none, not those of the table', () => {
  const sides = ['top', 'right', 'bottom', 'left'].map((side) => `border-${side}: none`).join('; ')
  expect(firstCell(`style="border: 1px solid red; ${sides}"`)?.borders).toEqual({})
})

test.each([
  ['', undefined],
  ['style="vertical-align: middle"', 'middle'],
  ['style="vertical-align: top"', undefined],
])('a cell with %s stands %s in its row', (attributes, verticalAlign) => {
  expect(firstCell(attributes)?.verticalAlign).toBe(verticalAlign)
})

test.each([
  ['', 'content'],
  ['width="100%"', 'full'],
  ['style="width: 100%"', 'full'],
  ['style="width: 50%" width="100%"', 'content'],
  ['style="width: 100%" width="50%"', 'full'],
  ['width="50%"', 'content'],
  ['width="600"', 'content'],
])('a table with %s is %s wide', (attributes, width) => {
  expect(tableOf(tr(TD), attributes)?.width).toBe(width)
})

test('a caption is what a table is for those who do not see it', () => {
  expect(tableOf(`<caption> Prices \n of <b>2026</b> </caption>${tr(TD)}`)?.summary).toBe('Prices of 2026')
  expect(tableOf(tr(TD))).not.toHaveProperty('summary')
})

test('a table parts from what surrounds it', () => {
  expect(tableOf(tr(TD))).toMatchObject({ spaceBefore: 2, spaceAfter: 10 })
})
