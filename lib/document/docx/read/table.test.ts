import { expect, test } from 'vitest'
import type { Table, TableCell } from '../../blocks.ts'
import { testDocx, wordCell, wordParagraph, wordRow } from '../docx.fixture.ts'
import { readDocx } from './read-docx.ts'

/** Word of 2013 and later puts the edge of a table, and not its text, at the margin. */
const MODERN = '<w:compat><w:compatSetting w:name="compatibilityMode" w:uri="x" w:val="15"/></w:compat>'

async function tableOf(content: string, styles = '', settings = MODERN): Promise<Table | undefined> {
  const bytes = testDocx(`<w:tbl>${content}</w:tbl>`, { styles, settings })
  const [table] = (await readDocx(bytes, 'a.docx')).document.blocks
  return table?.kind === 'table' ? table : undefined
}

const grid = (...widths: number[]) =>
  `<w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>`
const cellsOf = (table: Table | undefined): TableCell[] => table?.rows.flatMap(({ cells }) => cells) ?? []
const textOf = ({ blocks }: TableCell) =>
  blocks
    .flatMap((block) => (block.kind === 'paragraph' ? block.content : []))
    .map((inline) => (inline.kind === 'text' ? inline.text : ''))
    .join('')
/** Texts of rows, with the columns and rows that a cell spans. */
const outline = (table: Table | undefined) =>
  table?.rows.map(({ cells }) =>
    cells
      .map(
        (cell) =>
          `${textOf(cell)}${cell.columnSpan ? `-${cell.columnSpan}` : ''}${cell.rowSpan ? `|${cell.rowSpan}` : ''}`,
      )
      .join(' '),
  )

const HEAD = '<w:tblHeader/>'
test.each([
  ['none', ['', '', ''], 0],
  ['the first', [HEAD, '', ''], 1],
  ['the first two', [HEAD, HEAD, ''], 2],
  ['none where the first is no head', ['', HEAD, ''], 0],
  ['those before the first other', [HEAD, '', HEAD], 1],
  ['none where it is turned off', ['<w:tblHeader w:val="0"/>', '', ''], 0],
  ['none where all are heads', [HEAD, HEAD, HEAD], 0],
])('rows repeated on every page are %s', async (_, rows, count) => {
  const table = await tableOf(rows.map((properties) => wordRow(wordCell('a'), properties)).join(''))
  expect(table?.headerRows).toBe(count)
})

test.each([
  ['w:w="5000" w:type="pct"', 'full', [{ share: 50 }, { share: 100 }]],
  ['w:w="100%" w:type="pct"', 'full', [{ share: 50 }, { share: 100 }]],
  ['w:w="100%"', 'full', [{ share: 50 }, { share: 100 }]],
  ['w:w="6000" w:type="pct"', 'full', [{ share: 50 }, { share: 100 }]],
  ['w:w="4999" w:type="pct"', 'content', [{ points: 50 }, { points: 100 }]],
  ['w:w="50%" w:type="pct"', 'content', [{ points: 50 }, { points: 100 }]],
  ['w:w="0" w:type="pct"', 'content', [{ points: 50 }, { points: 100 }]],
  ['w:w="0" w:type="auto"', 'content', [{ points: 50 }, { points: 100 }]],
  ['w:w="5000" w:type="dxa"', 'content', [{ points: 50 }, { points: 100 }]],
])('a table with %s is %s wide', async (attributes, width, columns) => {
  const row = wordRow(wordCell('a') + wordCell('b'))
  const table = await tableOf(`<w:tblPr><w:tblW ${attributes}/></w:tblPr>${grid(1000, 2000)}${row}`)
  expect(table).toMatchObject({ width, columns })
})

const width = (twips: number, type = 'dxa') => `<w:tcW w:w="${twips}" w:type="${type}"/>`
test.each([
  [
    'the grid',
    grid(1000, 2000),
    wordCell('a', width(1)) + wordCell('b', width(1)),
    [{ points: 50 }, { points: 100 }],
  ],
  [
    'cells where there is no grid',
    '',
    wordCell('a', width(400)) + wordCell('b', width(600)),
    [{ points: 20 }, { points: 30 }],
  ],
  [
    'cells where the grid has no width',
    grid(0, 2000),
    wordCell('a', width(400)) + wordCell('b'),
    [{ points: 20 }, { points: 100 }],
  ],
  [
    'what they hold where a width is not known',
    grid(1000),
    wordCell('a') + wordCell('b'),
    ['content', 'content'],
  ],
  [
    'what they hold where a width is a share',
    '',
    wordCell('a', width(400, 'pct')) + wordCell('b', width(600)),
    ['content', 'content'],
  ],
  [
    'what they hold where only a cell over two says it',
    '',
    wordCell('a', `${width(400)}<w:gridSpan w:val="2"/>`),
    ['content', 'content'],
  ],
])('columns are as wide as %s', async (_, grids, cells, columns) => {
  expect((await tableOf(grids + wordRow(cells)))?.columns).toEqual(columns)
})

test('the first row that says the width of a column counts', async () => {
  const rows = [300, 400, 500].map((twips) => wordRow(wordCell('a', width(twips)))).join('')
  expect((await tableOf(rows))?.columns).toEqual([{ points: 15 }])
})

test('a cell over two columns says nothing of the first of them', async () => {
  const rows =
    wordRow(wordCell('a', `${width(400)}<w:gridSpan w:val="2"/>`)) +
    wordRow(wordCell('b', width(300)) + wordCell('c', width(500)))
  expect((await tableOf(rows))?.columns).toEqual([{ points: 15 }, { points: 25 }])
})

test('a table has at most 63 columns, and no cell spans more', async () => {
  const row = wordRow(wordCell('a', '<w:gridSpan w:val="100"/>') + wordCell('b'))
  const table = await tableOf(row)
  expect(table?.columns).toHaveLength(63)
  expect(outline(table)).toEqual(['a-63 b'])
})

const span = (count: number) => `<w:gridSpan w:val="${count}"/>`
const START = '<w:vMerge w:val="restart"/>'
const ON = '<w:vMerge/>'
test.each([
  [
    'down three rows',
    [
      [
        ['a', START],
        ['b', ''],
      ],
      [
        ['', ON],
        ['c', ''],
      ],
      [
        ['', ON],
        ['d', ''],
      ],
    ],
    ['a|3 b', 'c', 'd'],
  ],
  ['twice in one column', [[['a', START]], [['', ON]], [['b', START]], [['', 'w']]], ['a|2', '', 'b', '']],
  ['anew at a new start', [[['a', START]], [['', ON]], [['b', START]], [['', ON]]], ['a|2', '', 'b|2', '']],
  [
    'in the second column alone',
    [
      [
        ['a', ''],
        ['b', START],
      ],
      [
        ['c', ''],
        ['', ON],
      ],
    ],
    ['a b|2', 'c'],
  ],
  [
    'not where nothing begins above',
    [
      [
        ['a', ''],
        ['b', ''],
      ],
      [
        ['c', ON],
        ['d', ''],
      ],
    ],
    ['a b', 'c d'],
  ],
  ['not in the first row', [[['a', ON]], [['b', ON]]], ['a|2', '']],
  ['not past another cell', [[['a', START]], [['b', '']], [['c', ON]]], ['a', 'b', 'c']],
  [
    'only where the columns are the same',
    [
      [
        ['a', span(2)],
        ['b', START],
      ],
      [
        ['c', ''],
        ['d', ON],
        ['', ON],
      ],
    ],
    ['a-2 b|2', 'c d'],
  ],
  ['nowhere where it spans none', [[['a', span(0)]], [['b', span(1)]]], ['a', 'b']],
])('cells reach %s', async (_, rows, expected) => {
  const xml = rows.map((cells) =>
    wordRow(
      cells
        .map(([text = '', properties = '']) => wordCell(text, properties === 'w' ? '' : properties))
        .join(''),
    ),
  )
  expect(outline(await tableOf(xml.join('')))).toEqual(expected)
})

test('a row that starts at a later column has an empty cell before it', async () => {
  const table = await tableOf(
    wordRow(wordCell('a') + wordCell('b') + wordCell('c')) +
      wordRow(wordCell('d'), '<w:gridBefore w:val="2"/>') +
      wordRow(wordCell('e'), '<w:gridBefore w:val="9"/>'),
  )
  expect(table?.columns).toHaveLength(10)
  expect(outline(table)).toEqual(['a b c', '-2 d', '-9 e'])
})

test('rows and cells in content controls and insertions are there, deleted rows are not', async () => {
  const table = await tableOf(
    `${wordRow(wordCell('a'))}<w:sdt><w:sdtContent>${wordRow(`<w:sdt><w:sdtContent>${wordCell('b')}</w:sdtContent></w:sdt>`)}</w:sdtContent></w:sdt>
    <w:ins>${wordRow(wordCell('c'))}</w:ins><w:customXml>${wordRow(wordCell('d'))}</w:customXml>
    ${wordRow(wordCell('gone'), '<w:del/>')}<w:other>${wordRow(wordCell('no'))}</w:other>`,
  )
  expect(outline(table)).toEqual(['a', 'b', 'c', 'd'])
})

test('a table whose rows were all deleted is none', async () => {
  expect(await tableOf(wordRow(wordCell('gone'), '<w:del/>'))).toBeUndefined()
})

test.each([
  ['', { mayPart: true }],
  ['<w:cantSplit/>', { mayPart: false }],
  ['<w:cantSplit w:val="0"/>', { mayPart: true }],
  ['<w:trHeight w:val="400"/>', { mayPart: true, minHeight: 20 }],
  ['<w:trHeight w:val="400" w:hRule="atLeast"/>', { mayPart: true, minHeight: 20 }],
  ['<w:trHeight w:val="400" w:hRule="exact"/>', { mayPart: true, minHeight: 20, maxHeight: 20 }],
])('a row with %s is %j', async (properties, expected) => {
  const [row] = (await tableOf(wordRow(wordCell('a'), properties)))?.rows ?? []
  expect({ ...row, cells: undefined }).toEqual({ ...expected, cells: undefined })
})

const indent = '<w:tblInd w:w="400" w:type="dxa"/>'
const margin = '<w:tblCellMar><w:left w:w="100" w:type="dxa"/></w:tblCellMar>'
const compatibility = (value: number) =>
  `<w:compat><w:compatSetting w:name="other" w:val="15"/><w:compatSetting w:name="compatibilityMode" w:val="${value}"/></w:compat>`
test.each([
  ['of today', MODERN, '', undefined],
  ['of today with an indent', MODERN, indent, 20],
  ['of version 14', compatibility(14), '', -5.4],
  ['of version 15', compatibility(15), '', undefined],
  ['that does not say its version', '', '', -5.4],
  ['of old with an indent and a margin of its own', '', indent + margin, 15],
  ['of old in the middle', '', '<w:jc w:val="center"/>', undefined],
  ['of old at the end', '', '<w:jc w:val="right"/>', undefined],
  ['of old at the start', '', '<w:jc w:val="left"/>', -5.4],
])('a table in a document %s has the same indent as in Word', async (_, settings, properties, expected) => {
  const table = await tableOf(`<w:tblPr>${properties}</w:tblPr>${wordRow(wordCell('a'))}`, '', settings)
  expect(table?.indent).toBe(expected)
})

test('a table within a table does not stand out of its cell', async () => {
  const inner = `<w:tbl>${wordRow(wordCell('inner'))}</w:tbl>`
  const table = await tableOf(wordRow(`<w:tc>${inner}${wordParagraph('')}</w:tc>`), '', '')
  const [within] = cellsOf(table)[0]?.blocks ?? []
  expect(table?.indent).toBe(-5.4)
  expect(within).toMatchObject({ kind: 'table' })
  expect(within).not.toHaveProperty('indent')
})

test.each([
  ['', 'start', undefined],
  ['<w:jc w:val="center"/>', 'center', 'center'],
  ['<w:jc w:val="right"/>', 'end', 'end'],
])('a table with "%s" is aligned to the %s', async (properties, _, align) => {
  expect((await tableOf(`<w:tblPr>${properties}</w:tblPr>${wordRow(wordCell('a'))}`))?.align).toBe(align)
})

const LINE = (side: string, size: number) => `<w:${side} w:val="single" w:sz="${size}"/>`
const black = (points: number) => ({ width: points, color: '#000000' })

test('a table from right to left has its sides as they are seen', async () => {
  const side = (name: string, twips: number) => `<w:${name} w:w="${twips}" w:type="dxa"/>`
  const table = await tableOf(
    `<w:tblPr><w:bidiVisual/><w:tblCellMar>${side('top', 20)}${side('left', 40)}${side('right', 80)}</w:tblCellMar></w:tblPr>${wordRow(
      wordCell('a', `<w:tcBorders>${LINE('left', 8)}</w:tcBorders><w:tcMar>${side('left', 200)}</w:tcMar>`),
    )}`,
  )
  expect(table).toMatchObject({ direction: 'rtl', padding: { top: 1, right: 2, bottom: 0, left: 4 } })
  expect(cellsOf(table)[0]).toMatchObject({
    borders: { right: black(1) },
    padding: { top: 1, right: 10, bottom: 0, left: 4 },
  })
})

test('a left-to-right table has that direction and a default padding of 5.4 points', async () => {
  const table = await tableOf(wordRow(wordCell('a')))
  expect(table).toMatchObject({ direction: 'ltr', padding: { top: 0, right: 5.4, bottom: 0, left: 5.4 } })
  expect(cellsOf(table)[0]).not.toHaveProperty('padding')
})

test("a cell's own margins override those of the table", async () => {
  const table = await tableOf(wordRow(wordCell('a', '<w:tcMar><w:top w:w="60" w:type="dxa"/></w:tcMar>')))
  expect(cellsOf(table)[0]?.padding).toEqual({ top: 3, right: 5.4, bottom: 0, left: 5.4 })
})

test('distinguishes outer borders of a table from those between cells', async () => {
  const borders = `<w:tblBorders>${LINE('top', 8)}${LINE('left', 16)}${LINE('bottom', 24)}${LINE('right', 32)}${LINE('insideH', 40)}${LINE('insideV', 48)}</w:tblBorders>`
  const row = wordRow(wordCell('a') + wordCell('b') + wordCell('c'))
  const table = await tableOf(`<w:tblPr>${borders}</w:tblPr>${row}${row}${row}`)
  const widths = cellsOf(table).map(({ borders: own }) =>
    [own?.top, own?.right, own?.bottom, own?.left].map((border) => border?.width).join(' '),
  )
  expect(widths).toEqual([
    '1 6 5 2',
    '1 6 5 6',
    '1 4 5 6',
    '5 6 5 2',
    '5 6 5 6',
    '5 4 5 6',
    '5 6 3 2',
    '5 6 3 6',
    '5 4 3 6',
  ])
})

test('a cell that reaches the far edges has the lines of those edges', async () => {
  const borders = `<w:tblBorders>${LINE('bottom', 24)}${LINE('right', 32)}${LINE('insideH', 40)}${LINE('insideV', 48)}</w:tblBorders>`
  const table = await tableOf(
    `<w:tblPr>${borders}</w:tblPr>${wordRow(wordCell('a') + wordCell('b', START + span(2)))}${wordRow(wordCell('c') + wordCell('', ON + span(2)))}`,
  )
  expect(cellsOf(table)[1]?.borders).toEqual({ right: black(4), bottom: black(3), left: black(6) })
})

test("a cell's border overrides or removes the table's", async () => {
  const borders = `<w:tblBorders>${LINE('top', 8)}${LINE('left', 8)}</w:tblBorders>`
  const own = `<w:tcBorders>${LINE('top', 16)}<w:left w:val="nil"/></w:tcBorders>`
  const table = await tableOf(`<w:tblPr>${borders}</w:tblPr>${wordRow(wordCell('a', own))}`)
  expect(cellsOf(table)[0]?.borders).toEqual({ top: black(2) })
})

test('lines of a part of a style are before those of the table, those of later parts first', async () => {
  const part = (name: string, lines: string) =>
    `<w:tblStylePr w:type="${name}"><w:tcPr><w:tcBorders>${lines}</w:tcBorders></w:tcPr></w:tblStylePr>`
  const styles = `<w:style w:type="table" w:styleId="S"><w:tblPr><w:tblBorders>${LINE('left', 8)}${LINE('insideV', 8)}</w:tblBorders></w:tblPr>
    ${part('firstCol', LINE('top', 16) + LINE('insideV', 24))}${part('firstRow', LINE('top', 32))}</w:style>`
  const table = await tableOf(
    `<w:tblPr><w:tblStyle w:val="S"/><w:tblLook w:val="0000" w:firstRow="1" w:firstColumn="1"/></w:tblPr>${wordRow(wordCell('a') + wordCell('b'))}`,
    styles,
  )
  expect(cellsOf(table).map(({ borders }) => borders)).toEqual([
    { top: black(4), right: black(3), left: black(1) },
    { top: black(4), left: black(1) },
  ])
})

const fill = (color: string) => `<w:shd w:val="clear" w:fill="${color}"/>`
test.each([
  ['its own before that of the table', fill('AA0000'), fill('0000AA'), '#aa0000'],
  ['that of the table', '', fill('0000AA'), '#0000aa'],
  ['none where it takes it away', '<w:shd w:val="nil"/>', fill('0000AA'), undefined],
  ['none', '', '', undefined],
])('the ground of a cell is %s', async (_, cell, whole, shade) => {
  const table = await tableOf(`<w:tblPr>${whole}</w:tblPr>${wordRow(wordCell('a', cell))}`)
  expect(cellsOf(table)[0]?.shade).toBe(shade)
})

/** Style with a different fill per part. */
const PARTS = {
  wholeTable: '000001',
  band1Vert: '000002',
  band2Vert: '000003',
  band1Horz: '000004',
  band2Horz: '000005',
  firstCol: '000006',
  lastCol: '000007',
  firstRow: '000008',
  lastRow: '000009',
  nwCell: '00000a',
  neCell: '00000b',
  swCell: '00000c',
  seCell: '00000d',
}
const shaded = (bands = '') =>
  `<w:style w:type="table" w:styleId="S"><w:tblPr>${bands}</w:tblPr>${Object.entries(PARTS)
    .map(([name, color]) => `<w:tblStylePr w:type="${name}"><w:tcPr>${fill(color)}</w:tcPr></w:tblStylePr>`)
    .join('')}</w:style>`
const band = (rows: number, columns: number) =>
  `<w:tblStyleRowBandSize w:val="${rows}"/><w:tblStyleColBandSize w:val="${columns}"/>`

// ECMA-376, 17.7.6 and 17.4.56; a to d are the corners, 1 the whole, 2 and 3 bands of columns, 4 and 5 of rows.
test.each([
  ['all', 'w:firstRow="1" w:lastRow="1" w:firstColumn="1" w:lastColumn="1"', '', 'a88b 6447 6557 c99d'],
  ['nothing', 'w:noHBand="1" w:noVBand="1"', '', '1111 1111 1111 1111'],
  ['bands of rows', 'w:noVBand="1"', '', '4444 5555 4444 5555'],
  ['bands of columns', 'w:noHBand="1"', '', '2323 2323 2323 2323'],
  ['bands of two rows', 'w:noVBand="1"', band(2, 1), '4444 4444 5555 5555'],
  ['bands of two columns', 'w:noHBand="1"', band(1, 2), '2233 2233 2233 2233'],
  ['bands of two rows below a head', 'w:noVBand="1" w:firstRow="1"', band(2, 1), '8888 4444 4444 5555'],
  ['bands of columns beside a first one', 'w:noHBand="1" w:firstColumn="1"', '', '6232 6232 6232 6232'],
  ['bands of columns and a last one', 'w:noHBand="1" w:lastColumn="1"', '', '2327 2327 2327 2327'],
  ['the first row', 'w:firstRow="1" w:noHBand="1" w:noVBand="1"', '', '8888 1111 1111 1111'],
  ['the last row', 'w:lastRow="1" w:noHBand="1" w:noVBand="1"', '', '1111 1111 1111 9999'],
  [
    'the first row and column',
    'w:firstRow="1" w:firstColumn="1" w:noHBand="1" w:noVBand="1"',
    '',
    'a888 6111 6111 6111',
  ],
  [
    'the last row and column',
    'w:lastRow="1" w:lastColumn="1" w:noHBand="1" w:noVBand="1"',
    '',
    '1117 1117 1117 999d',
  ],
  [
    'the first row and last column',
    'w:firstRow="1" w:lastColumn="1" w:noHBand="1" w:noVBand="1"',
    '',
    '888b 1117 1117 1117',
  ],
  [
    'the last row and first column',
    'w:lastRow="1" w:firstColumn="1" w:noHBand="1" w:noVBand="1"',
    '',
    '6111 6111 6111 c999',
  ],
])(
  'of a style with a ground for each part, a table that shows %s has its cells so',
  async (_, look, bands, expected) => {
    const row = wordRow(['a', 'b', 'c', 'd'].map((text) => wordCell(text)).join(''))
    const table = await tableOf(
      `<w:tblPr><w:tblStyle w:val="S"/><w:tblLook w:val="0000" ${look}/></w:tblPr>${row.repeat(4)}`,
      shaded(bands),
    )
    const shades = table?.rows.map(({ cells }) => cells.map(({ shade }) => shade?.at(-1)).join(''))
    expect(shades?.join(' ')).toBe(expected)
  },
)

test('a cell over the last columns belongs to the last one', async () => {
  const table = await tableOf(
    `<w:tblPr><w:tblStyle w:val="S"/><w:tblLook w:val="0600" w:lastColumn="1"/></w:tblPr>${wordRow(wordCell('a') + wordCell('b', span(2)))}${wordRow(wordCell('c') + wordCell('d') + wordCell('e'))}`,
    shaded(),
  )
  expect(cellsOf(table).map(({ shade }) => shade?.at(-1))).toEqual(['1', '7', '1', '1', '7'])
})

test('text in a cell has the looks of the style, and of the parts that the cell belongs to', async () => {
  const styles = `<w:style w:type="table" w:styleId="S"><w:pPr><w:jc w:val="center"/><w:spacing w:after="100"/></w:pPr><w:rPr><w:sz w:val="18"/><w:i/></w:rPr>
    <w:tblStylePr w:type="firstRow"><w:pPr><w:jc w:val="right"/></w:pPr><w:rPr><w:b/><w:sz w:val="30"/></w:rPr><w:tcPr><w:vAlign w:val="bottom"/></w:tcPr></w:tblStylePr></w:style>`
  const table = await tableOf(
    `<w:tblPr><w:tblStyle w:val="S"/><w:tblLook w:val="0020"/></w:tblPr>${wordRow(wordCell('a'))}${wordRow(wordCell('b'))}`,
    styles,
  )
  expect(cellsOf(table)).toMatchObject([
    {
      verticalAlign: 'bottom',
      blocks: [{ align: 'end', spaceAfter: 5, content: [{ style: { bold: true, italic: true, size: 15 } }] }],
    },
    {
      blocks: [
        { align: 'center', spaceAfter: 5, content: [{ style: { bold: false, italic: true, size: 9 } }] },
      ],
    },
  ])
})
