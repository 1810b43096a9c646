import { expect, test } from 'vitest'
import type { Block, Border, Group, List, Paragraph, Table, TextDocument } from '../../document/blocks.ts'
import { A4, cellOf, paragraph, testDocument } from '../documents.fixture.ts'
import { testEngine } from '../engine.fixture.ts'
import type { Page, PageItem } from '../page.ts'
import { layOut } from './lay-out.ts'

/** Positions of blocks on the page, in points from its left and top edge. */
const engine = testEngine()
const [LEFT, RIGHT, TOP] = [A4.margins.left, A4.width - A4.margins.right, A4.margins.top]
const WIDTH = RIGHT - LEFT
/** Of Noto Sans at 10 points: from the top of a line to its baseline, and from one line to the next. */
const [ASCENT, LINE] = [10.69, 13.62]

async function pageOf(blocks: readonly Block[], more: Partial<TextDocument> = {}): Promise<Page | undefined> {
  return (await layOut(testDocument(blocks, more), (await engine).fonts)).pages[0]
}
async function itemsOf<Kind extends PageItem['kind']>(
  kind: Kind,
  blocks: readonly Block[],
  more: Partial<TextDocument> = {},
) {
  const items = (await pageOf(blocks, more))?.items ?? []
  return items.filter((item): item is Extract<PageItem, { kind: Kind }> => item.kind === kind)
}
async function textsOf(blocks: readonly Block[], more: Partial<TextDocument> = {}) {
  return (await itemsOf('text', blocks, more)).filter(({ text }) => text.trim() !== '')
}
const at = (value: number) => expect.closeTo(value, 4)
const endOf = (item: { x: number; width: number } | undefined) => (item ? item.x + item.width : Number.NaN)
const HEBREW = { language: 'he' }
const source = { kind: 'pixels', width: 1, height: 1, bytes: new Uint8Array(4) } as const
const ruleOf = (width = 1): Block => ({ kind: 'rule', width, color: '#123456' })

test.each([
  [undefined, 'en', LEFT],
  ['start', 'en', LEFT],
  ['center', 'en', LEFT + (WIDTH - 100) / 2],
  ['end', 'en', RIGHT - 100],
  ['left', 'en', LEFT],
  ['right', 'en', RIGHT - 100],
  ['start', 'he', RIGHT - 100],
  ['end', 'he', LEFT],
  ['left', 'he', LEFT],
  ['right', 'he', RIGHT - 100],
] as const)('an image aligned to its %s in text in %s is at %d', async (align, language, x) => {
  const image: Block = {
    kind: 'image-block',
    source,
    width: 100,
    height: 50,
    alt: '',
    ...(align ? { align } : {}),
  }
  expect(await itemsOf('image', [image], { language })).toMatchObject([
    { x: at(x), y: TOP, width: 100, height: 50 },
  ])
})

test("an image with a link is a link of the same size, with the image's alternative text", async () => {
  const image: Block = { kind: 'image-block', source, width: 60, height: 40, alt: 'A dot' }
  expect(await itemsOf('link', [image])).toEqual([])
  expect(await itemsOf('link', [{ ...image, link: '#there' }])).toMatchObject([
    { x: LEFT, y: TOP, width: 60, height: 40, target: '#there', text: 'A dot' },
  ])
})

test('a picture that is higher than a page is made smaller as a whole', async () => {
  const high = A4.height - 112
  const [image] = await itemsOf('image', [
    { kind: 'image-block', source, width: 100, height: high * 2, alt: '' },
  ])
  expect(image).toMatchObject({ width: at(50), height: at(high) })
})

test('a drawing is scaled to its place in both directions', async () => {
  const shapes = [{ path: 'M0 0', fill: '#000000' }]
  const drawing: Block = {
    kind: 'drawing',
    width: 100,
    height: 30,
    box: { width: 200, height: 10 },
    shapes,
    alt: '',
    align: 'right',
  }
  expect(await itemsOf('shapes', [drawing])).toMatchObject([
    { x: at(RIGHT - 100), y: TOP, scaleX: 0.5, scaleY: 3, shapes },
  ])
})

test.each([
  [undefined, {}, LEFT, RIGHT],
  [100, {}, LEFT, LEFT + 100],
  [9999, {}, LEFT, RIGHT],
  [100, HEBREW, RIGHT - 100, RIGHT],
])('a rule of the length %s is centered in its width', async (length, more, x, toX) => {
  const rule: Block = { kind: 'rule', width: 4, color: '#123456', ...(length ? { length } : {}) }
  expect(await itemsOf('line', [rule], more)).toMatchObject([
    { x: at(x), toX: at(toX), y: TOP + 2, toY: TOP + 2, width: 4, color: '#123456' },
  ])
})

test('spacing before and after applies to images, rules and tables', async () => {
  const spaces = { spaceBefore: 7, spaceAfter: 11 }
  const blocks: Block[] = [
    { kind: 'rule', width: 2, color: '#000000', ...spaces },
    { kind: 'image-block', source, width: 10, height: 20, alt: '', ...spaces },
    { kind: 'table', columns: ['content'], rows: [{ cells: [cellOf('x')] }], ...spaces },
  ]
  for (const [index, height] of [2, 20, LINE + 6].entries()) {
    const block = blocks[index]
    const [above, ...rest] = await textsOf([paragraph('a'), ...(block ? [block] : []), paragraph('b')])
    expect(rest.at(-1)?.y).toBeCloseTo((above?.y ?? 0) + LINE + 7 + height + 11, 4)
  }
})

test('a group separates its content from its frame by padding, and is surrounded by the larger space', async () => {
  const group: Block = {
    kind: 'group',
    shade: '#eeeeee',
    borders: { left: { width: 2, color: '#ff0000' } },
    padding: { top: 3, right: 20, bottom: 5, left: 10 },
    spaceBefore: 30,
    spaceAfter: 40,
    blocks: [paragraph('in', { spaceBefore: 2, spaceAfter: 4 }), ruleOf()],
  }
  const blocks = [paragraph('a', { spaceAfter: 6 }), group, paragraph('b')]
  const [a, inner, b] = await textsOf(blocks)
  expect(inner).toMatchObject({ x: LEFT + 10, y: at((a?.y ?? 0) + LINE + 30 + 3 + 2) })
  expect(b?.y).toBeCloseTo((inner?.y ?? 0) + LINE + 4 + 1 + 5 + 40, 4)
  const [box] = await itemsOf('rectangle', blocks)
  const top = TOP + LINE + 30
  expect(box).toMatchObject({ x: LEFT, y: at(top), width: at(WIDTH), height: at(3 + 2 + LINE + 4 + 1 + 5) })
  const [border, rule] = await itemsOf('line', blocks)
  expect(border).toMatchObject({ x: LEFT, toX: LEFT, y: at(top), toY: at(top + 28.62), color: '#ff0000' })
  expect(rule).toMatchObject({ x: LEFT + 10, toX: at(RIGHT - 20) })
})

test('columns part the width, with a rule in the middle between them', async () => {
  const columns = (more: object): Block => ({
    kind: 'columns',
    count: 2,
    gap: 20,
    hasRule: true,
    blocks: [ruleOf(), { kind: 'column-break' }, ruleOf()],
    ...more,
  })
  const width = (WIDTH - 20) / 2
  const [first, second, between] = await itemsOf('line', [columns({})])
  expect([first, second]).toMatchObject([
    { x: LEFT, toX: at(LEFT + width) },
    { x: at(RIGHT - width), toX: at(RIGHT) },
  ])
  expect(between).toMatchObject({ x: at(A4.width / 2), toX: at(A4.width / 2), y: TOP, toY: TOP + 1 })
  const [right, left, ...none] = await itemsOf('line', [columns({ hasRule: false })], HEBREW)
  expect([right?.x, left?.x, none]).toEqual([at(RIGHT - width), LEFT, []])
})

const listOf = (more: object = {}): Block => ({
  kind: 'list',
  marker: 'decimal',
  items: [{ blocks: [paragraph('one')] }, { blocks: [paragraph('two')] }],
  ...more,
})

test.each([
  [{}, '1.', 18],
  [{ start: 1000 }, '1000.', 18],
  [{ marker: 'bullet' }, '•', 18],
  [{ indent: 40 }, '1.', 40],
])('the marker of a list with %o hangs before its items', async (more, text, indent) => {
  const [marker, item] = await textsOf([listOf(more)])
  expect([marker?.text, item?.text, item?.x]).toEqual([text, 'one', LEFT + indent])
  expect(endOf(marker)).toBeCloseTo(LEFT + indent - 5, 4)
  expect(marker?.y).toBe(item?.y)
})

test('from right to left the marker hangs on the right', async () => {
  const [marker, item] = await textsOf(
    [listOf({ marker: 'bullet', items: [{ blocks: [paragraph('אחת')] }] })],
    HEBREW,
  )
  expect([marker?.x, endOf(item)]).toEqual([at(RIGHT - 18 + 5), at(RIGHT - 18)])
})

test('items are numbered, and have a custom marker if set, and none without content', async () => {
  const items = [{ blocks: [paragraph('a')] }, { marker: '–', blocks: [paragraph('b')] }, { blocks: [] }]
  const words = async (more: object) => (await textsOf([listOf({ items, ...more })])).map(({ text }) => text)
  expect(await words({ start: 3 })).toEqual(['3.', 'a', '–', 'b', '5.'])
  expect(await words({ marker: 'none' })).toEqual(['a', '–', 'b'])
})

test('a marker has the size and the color of its item and is on the same line', async () => {
  const big: Paragraph = {
    kind: 'paragraph',
    content: [{ kind: 'text', text: 'big', style: { size: 30, color: '#00ff00', bold: true } }],
  }
  const [marker, item] = await textsOf([listOf({ items: [{ blocks: [big] }] })])
  expect([marker?.size, marker?.color, marker?.y]).toEqual([30, '#00ff00', item?.y])
})

test('a list has the larger space behind it', async () => {
  const item = (spaceAfter: number) => ({
    items: [{ blocks: [paragraph('x', { spaceAfter })] }],
    spaceAfter: 9,
  })
  for (const [own, space] of [
    [4, 9],
    [12, 12],
  ] as const) {
    const [, last, next] = await textsOf([listOf(item(own)), paragraph('next')])
    expect(next?.y).toBeCloseTo((last?.y ?? 0) + LINE + space, 4)
  }
})

test.each([
  [1, 20],
  [2, 15],
  [3, 12.5],
  [4, 11],
  [5, 10],
  [6, 9],
] as const)(
  'a heading of level %i is %d points high in text of 10, and a link target',
  async (level, size) => {
    const heading: Block = { kind: 'heading', level, id: 'here', content: paragraph('Title').content }
    expect((await textsOf([heading])).map((text) => text.size)).toEqual([at(size)])
    expect(await itemsOf('anchor', [heading])).toMatchObject([
      { y: TOP, id: 'here', heading: { level, text: 'Title' } },
    ])
  },
)

test('only a paragraph with a name is a place to go to', async () => {
  expect(await itemsOf('anchor', [paragraph('a'), paragraph('b', { id: 'b' })])).toMatchObject([
    { y: at(TOP + LINE), id: 'b' },
  ])
})

test('a paragraph is indented on both sides, its first line further', async () => {
  const text = 'word '.repeat(60).trim()
  const indents = { indentStart: 20, indentEnd: 30 }
  const lines = await textsOf([paragraph(text, { ...indents, firstLine: 15 })])
  expect(lines.slice(0, 2).map(({ x }) => x)).toEqual([LEFT + 35, LEFT + 20])
  for (const line of lines) expect(endOf(line)).toBeLessThan(RIGHT - 30)
  const [end] = await textsOf([paragraph('end', { ...indents, align: 'end' })])
  expect(endOf(end)).toBeCloseTo(RIGHT - 30, 4)
  const [hebrew] = await textsOf([paragraph('שלום', indents)], HEBREW)
  expect(endOf(hebrew)).toBeCloseTo(RIGHT - 20, 4)
  const [left] = await textsOf([paragraph('שלום', { ...indents, align: 'end' })], HEBREW)
  expect(left?.x).toBeCloseTo(LEFT + 30, 4)
})

const styled = (style: object): Block => ({
  kind: 'paragraph',
  content: [{ kind: 'text', text: 'x', style }],
})

test.each([
  [{ underline: true }, 0, 1.1],
  [{ strike: true }, 0, -3],
  [{ script: 'super', strike: true }, -3.3, -6.3],
  [{ script: 'sub', strike: true }, 1.4, -1.6],
  [{ script: 'super', underline: true }, -3.3, 1.1],
])('text with %o stands %d points below the line, its stroke %d', async (style, textDrop, strokeDrop) => {
  const baseline = TOP + ASCENT
  const [text] = await textsOf([styled(style)])
  const [line] = await itemsOf('line', [styled(style)])
  expect(text?.y).toBeCloseTo(baseline + textDrop, 4)
  expect(line).toMatchObject({
    x: LEFT,
    y: at(baseline + strokeDrop),
    toX: at(endOf(text)),
    toY: at(baseline + strokeDrop),
    width: at(0.55),
    color: '#000000',
  })
})

test('highlighted text has a background of the height of its line', async () => {
  const page = await pageOf([styled({ highlight: '#ffff00' })])
  expect(page?.items.map(({ kind }) => kind)).toEqual(['rectangle', 'text'])
  expect(page?.items[0]).toMatchObject({ x: LEFT, y: at(TOP), height: at(LINE), color: '#ffff00' })
})

const tableOf = (more: Partial<Table> = {}): Table => ({
  kind: 'table',
  columns: [{ points: 80 }, { points: 120 }],
  rows: [{ cells: [cellOf('a'), cellOf('b')] }],
  ...more,
})

test.each([
  [{}, 'en', LEFT],
  [{ align: 'center' }, 'en', LEFT + (WIDTH - 200) / 2],
  [{ align: 'end' }, 'en', RIGHT - 200],
  [{ indent: 10 }, 'en', LEFT + 10],
  [{ direction: 'rtl' }, 'en', RIGHT - 80],
  [{}, 'he', RIGHT - 80],
  [{ align: 'end' }, 'he', LEFT + 120],
  [{ indent: 10 }, 'he', RIGHT - 80 - 10],
] as const)('the first column of a table with %o in text in %s starts at %d', async (more, language, x) => {
  const border: Border = { width: 1, color: '#000000' }
  const [left] = await itemsOf('line', [tableOf({ ...more, borders: { left: border } })], { language })
  expect(left?.x).toBeCloseTo(x, 4)
})

test("a cell's padding, borders and background override the table's", async () => {
  const border = (color: string): Border => ({ width: 1, color })
  const table = tableOf({
    padding: { top: 5, right: 6, bottom: 7, left: 8 },
    borders: { bottom: border('#111111') },
    rows: [
      {
        cells: [
          cellOf('a'),
          cellOf('b', {
            padding: { top: 5, right: 0, bottom: 0, left: 1 },
            borders: { top: border('#222222') },
            shade: '#eeeeee',
          }),
        ],
      },
    ],
  })
  const [a, b] = await textsOf([table])
  expect([a?.x, a?.y, b?.x]).toEqual([LEFT + 8, at(TOP + 5 + ASCENT), LEFT + 81])
  const height = 5 + LINE + 7
  expect(await itemsOf('line', [table])).toMatchObject([
    { x: LEFT, toX: LEFT + 80, y: at(TOP + height), color: '#111111' },
    { x: LEFT + 80, toX: LEFT + 200, y: TOP, color: '#222222' },
  ])
  expect(await itemsOf('rectangle', [table])).toMatchObject([
    { x: LEFT + 80, y: TOP, width: 120, height: at(height), color: '#eeeeee' },
  ])
})

test('the default padding of a cell is 3 and 4 points', async () => {
  const [a, b] = await textsOf([tableOf()])
  expect([a?.x, a?.y, b?.x]).toEqual([LEFT + 4, at(TOP + 3 + ASCENT), LEFT + 84])
})

test.each([
  [{ minHeight: 50 }, 'top', 3],
  [{ minHeight: 50 }, 'middle', 3 + (50 - 19.62) / 2],
  [{ minHeight: 50 }, 'bottom', 50 - 3 - LINE],
  [{ minHeight: 1 }, 'bottom', 3],
] as const)('in a row of %o a cell at the %s starts %d points below', async (row, verticalAlign, drop) => {
  const rows = [{ ...row, cells: [cellOf('a', { verticalAlign })] }]
  const [text] = await textsOf([tableOf({ columns: [{ points: 80 }], rows })])
  expect(text?.y).toBeCloseTo(TOP + drop + ASCENT, 4)
})

test.each([
  [{}, LINE + 6],
  [{ minHeight: 50 }, 50],
  [{ maxHeight: 10 }, 10],
  [{ maxHeight: 90 }, LINE + 6],
])('a row with %o is %d points high', async (row, height) => {
  const rows = [{ ...row, cells: [cellOf('a')] }, { cells: [cellOf('b')] }]
  const [first, second] = await textsOf([tableOf({ columns: [{ points: 80 }], rows })])
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(height, 4)
})

test('a cell over two rows makes the second one higher where it needs to', async () => {
  const high = { blocks: [1, 2, 3].map((line) => paragraph(`${line}`)), rowSpan: 2 }
  const rows = [{ cells: [high, cellOf('a')] }, { cells: [cellOf('b')] }, { cells: [cellOf('c')] }]
  const texts = await textsOf([tableOf({ rows })])
  const y = (text: string) => texts.find((one) => one.text === text)?.y ?? 0
  expect(y('b') - y('a')).toBeCloseTo(LINE + 6, 4)
  expect(y('c') - y('a')).toBeCloseTo(3 * LINE + 6, 4)
})

test('text of different sizes at the top of a row shares a baseline', async () => {
  const rows = [{ cells: [cellOf('a'), { blocks: [styled({ size: 30 })] }] }]
  const [small, large] = await textsOf([tableOf({ rows })])
  expect(small?.y).toBeCloseTo(large?.y ?? 0, 4)
})

test.each([
  [243, 'head'],
  [244, 'body'],
])('a head of %i points of 730: the next page starts with the %s', async (minHeight, first) => {
  const rows = [
    { minHeight, cells: [cellOf('head')] },
    ...Array.from({ length: 40 }, () => ({ cells: [cellOf('body')] })),
  ]
  const table = tableOf({ columns: [{ points: 80 }], rows, headerRows: 1 })
  const { pages } = await layOut(testDocument([table]), (await engine).fonts)
  const [text] = pages[1]?.items.filter((item) => item.kind === 'text') ?? []
  expect(text?.text).toBe(first)
})

const photoOf = (width: number): Block => ({ kind: 'image-block', source, width, height: 10, alt: '' })
const drawingOf = (width: number): Block => ({
  kind: 'drawing',
  width,
  height: 10,
  box: { width: 1, height: 1 },
  shapes: [],
  alt: '',
})
const bulletsOf = (more: Partial<List>, ...blocks: readonly Block[]): Block => ({
  kind: 'list',
  marker: 'bullet',
  items: blocks.map((block) => ({ blocks: [block] })),
  ...more,
})
const groupOf = (more: Partial<Group> = {}): Block => ({ kind: 'group', blocks: [photoOf(90)], ...more })

test.each<[string, readonly Block[], number]>([
  ['a picture', [photoOf(90)], 90],
  ['a drawing', [drawingOf(70)], 70],
  ['the widest of two pictures', [photoOf(90), photoOf(40)], 90],
  ['a rule, which takes what there is', [ruleOf()], 0],
  ['a list', [bulletsOf({}, photoOf(90))], 108],
  ['a list that stands in further', [bulletsOf({ indent: 30 }, photoOf(40), photoOf(90))], 120],
  ['a group', [groupOf()], 90],
  ['a group with room around it', [groupOf({ padding: { top: 1, right: 2, bottom: 4, left: 8 } })], 100],
  ['a table', [tableOf()], 200],
  ['a table of another width', [tableOf({ width: 150 })], 150],
])('a column as wide as its content contains %s', async (_, blocks, width) => {
  const border: Border = { width: 1, color: '#000000' }
  const table = tableOf({
    columns: ['content', { points: 50 }],
    width: 'content',
    rows: [{ cells: [{ blocks }, { blocks: [], borders: { left: border } }] }],
  })
  const lines = await itemsOf('line', [table])
  expect(lines.find(({ x, toX }) => x === toX)?.x).toBeCloseTo(LEFT + 8 + width, 4)
})

test.each<[string, readonly Block[], number]>([
  ['texts', [paragraph('three short words'), paragraph('word')], 0],
  ['a list', [bulletsOf({}, paragraph('three short words'))], 18],
  [
    'a group',
    [
      groupOf({
        blocks: [paragraph('three short words')],
        padding: { top: 1, right: 2, bottom: 4, left: 8 },
      }),
    ],
    10,
  ],
])('a column that is as wide as its content has room for the longest line of %s', async (_, blocks, more) => {
  const border: Border = { width: 1, color: '#000000' }
  const table = tableOf({
    columns: ['content', { points: 50 }],
    width: 'content',
    rows: [{ cells: [{ blocks }, { blocks: [], borders: { left: border } }] }],
  })
  const [edge] = await itemsOf('line', [table])
  const line = (await textsOf([table])).find(({ text }) => text === 'three short words')
  expect(line?.width).toBeGreaterThan(70)
  expect(edge?.x).toBeCloseTo(LEFT + 8 + more + (line?.width ?? 0), 4)
})
