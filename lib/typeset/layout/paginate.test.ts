import { expect, test } from 'vitest'
import type { ColumnSet, LineBox } from './line-box.ts'
import { paginate } from './paginate.ts'

const names = new WeakMap<LineBox, string>()

function lineBox(name: string, height: number, more: Partial<LineBox> = {}): LineBox {
  const made = { height, items: [], before: 0, after: 0, keepWithNext: false, ...more }
  names.set(made, name)
  return made
}

/** Pages of a height of 100, as the names of their strips. */
function pagesOf(...lineBoxes: LineBox[]): string[] {
  return paginate(lineBoxes, () => 100).map((page) => page.map(({ lineBox: one }) => names.get(one)).join(''))
}

test.each([
  ['strips fill a page to its end', [lineBox('a', 50), lineBox('b', 50), lineBox('c', 1)], ['ab', 'c']],
  [
    'the larger space of two neighbors counts',
    [lineBox('a', 40, { after: 10 }), lineBox('b', 50, { before: 5 }), lineBox('c', 1)],
    ['ab', 'c'],
  ],
  ['no space counts at the top of a page', [lineBox('a', 90), lineBox('b', 100, { before: 20 })], ['a', 'b']],
  [
    'what keeps with the next moves on with it',
    [lineBox('a', 60), lineBox('b', 30, { keepWithNext: true }), lineBox('c', 30)],
    ['a', 'bc'],
  ],
  [
    'a chain that is higher than a page is parted',
    [lineBox('a', 60, { keepWithNext: true }), lineBox('b', 60, { keepWithNext: true }), lineBox('c', 10)],
    ['a', 'bc'],
  ],
  [
    'what is higher than a page has a page of its own',
    [lineBox('a', 10), lineBox('b', 200), lineBox('c', 10)],
    ['a', 'b', 'c'],
  ],
  [
    'a page break begins a page',
    [lineBox('a', 10), lineBox('', 0, { isPageBreak: true }), lineBox('b', 10)],
    ['a', 'b'],
  ],
] as const)('%s', (_, lineBoxes, expected) => {
  expect(
    paginate([...lineBoxes], () => 100).map((page) =>
      page.map(({ lineBox: one }) => names.get(one)).join(''),
    ),
  ).toEqual(expected)
})

test('the head of a table is repeated above its rows, and never stands alone', () => {
  const head = lineBox('H', 20, { keepWithNext: true })
  const row = (name: string) => lineBox(name, 30, { repeated: [head] })
  expect(pagesOf(lineBox('x', 60), head, row('a'), row('b'), row('c'))).toEqual(['x', 'Hab', 'Hc'])
})

test('a row that does not even fit below the head remains below it', () => {
  const head = lineBox('H', 20, { keepWithNext: true })
  expect(
    pagesOf(head, lineBox('a', 90, { repeated: [head] }), lineBox('b', 30, { repeated: [head] })),
  ).toEqual(['Ha', 'Hb'])
})

/** Pages of a height of 100 with two columns, as `x of the column:names`. */
function columnsOf(lineBoxes: readonly LineBox[], set: Partial<ColumnSet> = {}): string[] {
  const columns = { count: 2, width: 90, step: 100, x: 0, hasRule: false, isBalanced: false, ...set }
  const own = lineBoxes.map((one) => {
    const name = names.get(one) ?? ''
    return name === name.toUpperCase() && name !== '' ? one : lineBox(name, one.height, { ...one, columns })
  })
  return paginate(own, () => 100).map((page) =>
    [...Map.groupBy(page, ({ x = 0 }) => x)]
      .map(([x, placed]) => `${x}:${placed.map(({ lineBox: one }) => names.get(one)).join('')}`)
      .join(' '),
  )
}

test.each([
  [
    'columns are filled one after the other, then the next page',
    ['a', 'b', 'c', 'd', 'e'].map((name) => lineBox(name, 50)),
    {},
    ['0:ab 100:cd', '0:e'],
  ],
  [
    'balanced ones end at about the same height',
    ['a', 'b', 'c', 'd'].map((name) => lineBox(name, 20)),
    { isBalanced: true },
    ['0:ab 100:cd'],
  ],
  [
    'they begin where the text before them ends, and the text after goes on below the higher one',
    [lineBox('T', 30), lineBox('a', 40), lineBox('b', 40), lineBox('U', 20)],
    { isBalanced: true },
    ['0:TaU 100:b'],
  ],
  [
    'what keeps with the next goes on to the next column with it',
    [lineBox('a', 60), lineBox('b', 30, { keepWithNext: true }), lineBox('c', 30)],
    {},
    ['0:a 100:bc'],
  ],
  [
    'a column break begins a column, a page break a page',
    [
      lineBox('a', 10),
      lineBox('', 0, { isColumnBreak: true }),
      lineBox('b', 10),
      lineBox('', 0, { isPageBreak: true }),
      lineBox('c', 10),
    ],
    {},
    ['0:a 100:b', '0:c'],
  ],
  [
    'from right to left the first one stands on the right',
    [lineBox('a', 60), lineBox('b', 60)],
    { x: 100, step: -100 },
    ['100:a 0:b'],
  ],
  [
    'what is higher than a page has a column of its own',
    [lineBox('a', 10), lineBox('b', 200), lineBox('c', 10)],
    {},
    ['0:a 100:b', '0:c'],
  ],
] as const)('%s', (_, lineBoxes, set, expected) => {
  expect(columnsOf(lineBoxes, set)).toEqual(expected)
})

const note = (name: string, height: number) => lineBox(name, height)

test('notes are at the foot of the page of their references, 8 points below the text', () => {
  const pages = paginate(
    [lineBox('a', 50, { notes: [note('1', 10), note('2', 12)] }), lineBox('b', 20), lineBox('c', 1)],
    () => 100,
  )
  expect(pages.map((page) => page.map(({ lineBox: one, y }) => `${names.get(one) ?? '-'}${y}`))).toEqual([
    ['a0', 'b50', '-70', '178', '288'],
    ['c0'],
  ])
})

test('a line whose note does not fit moves on with its note', () => {
  expect(pagesOf(lineBox('a', 50), lineBox('b', 10, { notes: [note('1', 40)] }))).toEqual(['a', 'b1'])
})

test('notes that do not fit continue on the next page, in order', () => {
  expect(
    pagesOf(lineBox('a', 60, { notes: [note('1', 20), note('2', 20), note('3', 20)] }), lineBox('b', 10)),
  ).toEqual(['a1', 'b23'])
  expect(pagesOf(lineBox('a', 60, { notes: [note('1', 30), note('2', 90)] }))).toEqual(['a1', '2'])
})

test('a page can be higher than another', () => {
  const filled = paginate(
    ['a', 'b', 'c', 'd'].map((name) => lineBox(name, 50)),
    (page) => (page === 0 ? 50 : 150),
  )
  expect(filled.map((page) => page.length)).toEqual([1, 3])
})

test('rounding parts nothing from a page that it fills', () => {
  expect(pagesOf(lineBox('a', 50), lineBox('b', 50.009))).toEqual(['ab'])
  expect(pagesOf(lineBox('a', 50), lineBox('b', 50.02))).toEqual(['a', 'b'])
})

test('space before counts at the top of a page only for a line box that preserves it after an intended break', () => {
  const spaced = (name: string) => lineBox(name, 60, { before: 20, preservesSpaceBefore: true })
  const brk = lineBox('', 0, { isPageBreak: true })
  const pages = paginate(
    [spaced('a'), spaced('b'), brk, spaced('c'), brk, lineBox('d', 1, { before: 20 })],
    () => 100,
  )
  expect(pages.map((page) => page.map(({ y }) => y))).toEqual([[20], [0], [20], [0]])
})

test('columns of three have two rules, halfway between them, as high as the highest', () => {
  const columns = { count: 3, width: 90, step: 100, x: 5, hasRule: true, isBalanced: false }
  const own = [60, 60, 60].map((height, index) => lineBox(`${index}`, height, { columns }))
  const [page = []] = paginate(own, () => 100)
  const rules = page.filter(({ lineBox: one }) => !names.has(one))
  expect(rules.map(({ lineBox: one, y }) => [one.height, y, one.items])).toEqual(
    [100, 200].map((x) => [
      60,
      0,
      [{ kind: 'line', x, y: 0, toX: x, toY: 60, width: 0.5, color: '#000000' }],
    ]),
  )
})

test('the head of a table is repeated at the top of the next column', () => {
  const head = lineBox('h', 20, { keepWithNext: true })
  const columns = { count: 2, width: 90, step: 100, x: 0, hasRule: false, isBalanced: false }
  const inColumns = (one: LineBox) => ({ ...one, columns })
  const pages = paginate(
    [head, ...[1, 2, 3].map(() => lineBox('r', 30, { repeated: [head] }))].map(inColumns),
    () => 100,
  )
  expect(pages.map((page) => page.map(({ x = 0, y }) => [x, y]))).toEqual([
    [
      [0, 0],
      [0, 20],
      [0, 50],
      [100, 0],
      [100, 20],
    ],
  ])
})
