import { expect, test } from 'vitest'
import type { PageItem } from '../page.ts'
import {
  type BoxDecoration,
  boxItems,
  chainFrom,
  getHeight,
  indentLineBox,
  type LineBox,
  stack,
  toPageItems,
} from './line-box.ts'

const lineBox = (height: number, more: Partial<LineBox> = {}): LineBox => ({
  height,
  items: [],
  before: 0,
  after: 0,
  keepWithNext: false,
  ...more,
})
const box = (x: number): PageItem => ({ kind: 'rectangle', x, y: 1, width: 2, height: 3, color: '#000000' })

test('of the spaces between two line boxes the larger applies; those at both ends apply as set', () => {
  const lineBoxes = [
    lineBox(10, { before: 1, after: 5 }),
    lineBox(20, { before: 8, after: 2 }),
    lineBox(30, { before: 1, after: 4 }),
  ]
  expect(getHeight(lineBoxes)).toBe(10 + 8 + 20 + 2 + 30)
  expect(stack(lineBoxes).placed.map(({ y }) => y)).toEqual([1, 19, 41])
  expect(stack(lineBoxes).height).toBe(75)
  expect([getHeight([]), stack([]).height]).toEqual([0, 0])
})

const columns = { count: 2, width: 1, step: 1, x: 0, hasRule: false, isBalanced: false }
test.each<[string, Partial<LineBox>, number]>([
  ['a strip that follows', {}, 2],
  ['a page break', { isPageBreak: true }, 1],
  ['a column break', { isColumnBreak: true }, 1],
  ['columns', { columns }, 1],
])('keepWithNext chains with %s: %o, %i together', (_, next, count) => {
  expect(chainFrom([lineBox(1, { keepWithNext: true }), lineBox(1, next), lineBox(1)], 0)).toHaveLength(count)
})

test('a chain starts at the given index, and ends with the last line box', () => {
  const tied = lineBox(1, { keepWithNext: true })
  const lineBoxes = [lineBox(1), tied, tied, lineBox(2), lineBox(3)]
  expect(chainFrom(lineBoxes, 0)).toEqual([lineBoxes[0]])
  expect(chainFrom(lineBoxes, 1)).toEqual(lineBoxes.slice(1, 4))
  expect(chainFrom([tied], 0)).toEqual([tied])
})

test('each side of a box has its own border', () => {
  const border = (width: number) => ({ width, color: '#000000' })
  const decoration = {
    x: 10,
    width: 100,
    shade: '#eeeeee',
    borders: { top: border(1), right: border(2), bottom: border(3), left: border(4) },
  }
  const line = { kind: 'line', color: '#000000' }
  expect(boxItems(decoration, 20, 50)).toEqual([
    { kind: 'rectangle', x: 10, y: 20, width: 100, height: 50, color: '#eeeeee' },
    { ...line, x: 10, y: 20, toX: 110, toY: 20, width: 1 },
    { ...line, x: 10, y: 70, toX: 110, toY: 70, width: 3 },
    { ...line, x: 10, y: 20, toX: 10, toY: 70, width: 4 },
    { ...line, x: 110, y: 20, toX: 110, toY: 70, width: 2 },
  ])
  expect(boxItems({ x: 0, width: 1 }, 0, 1)).toEqual([])
})

test('a frame is drawn once around all of its strips, behind them, and again in another column', () => {
  const decoration: BoxDecoration = { x: 0, width: 50, shade: '#eeeeee' }
  const framed = (item: PageItem) => lineBox(10, { decorations: [decoration], items: [item] })
  const [a, b, c] = [framed(box(1)), framed(box(2)), framed(box(3))]
  const items = toPageItems(
    [
      { lineBox: a, y: 5 },
      { lineBox: b, y: 20 },
      { lineBox: c, y: 5, x: 60 },
    ],
    100,
    200,
  )
  expect(items).toEqual([
    { kind: 'rectangle', x: 100, y: 205, width: 50, height: 25, color: '#eeeeee' },
    { kind: 'rectangle', x: 160, y: 205, width: 50, height: 10, color: '#eeeeee' },
    { ...box(101), y: 206 },
    { ...box(102), y: 221 },
    { ...box(163), y: 206 },
  ])
})

test('indenting also moves decorations and the repeated header', () => {
  const decoration: BoxDecoration = { x: 1, width: 5 }
  const inner = lineBox(1, {
    items: [box(1)],
    decorations: [decoration],
    repeated: [lineBox(2, { items: [box(2)] })],
  })
  const [first, second] = [
    indentLineBox(inner, 30),
    indentLineBox(lineBox(9, { decorations: [decoration] }), 30),
  ]
  expect(first.items).toEqual([box(31)])
  expect(first.repeated?.[0]?.items).toEqual([box(32)])
  expect(first.decorations).toEqual([{ x: 31, width: 5 }])
  expect(second.decorations?.[0]).toBe(first.decorations?.[0])
  expect(indentLineBox(inner, 0)).toBe(inner)
})
