import { expect, test } from 'vitest'
import { getColumns } from './reading-order.ts'
import type { TextLine } from './text-lines.ts'

const line = (text: string, x: number, toX: number, y: number, isFromRight = false): TextLine => ({
  text,
  x,
  toX,
  y,
  size: 10,
  spans: [],
  isFromRight,
})
/** Lines named by their column and row, 12 points below each other. */
const column = (name: string, x: number, toX: number, count: number, from = 100, isFromRight = false) =>
  Array.from({ length: count }, (_, row) => line(`${name}${row}`, x, toX, from + row * 12, isFromRight))
const order = (...lines: readonly TextLine[]) =>
  getColumns(lines).map((own) => own.map(({ text }) => text).join(' '))

test.each([
  ['two full columns', [...column('L', 50, 250, 3), ...column('R', 300, 500, 3)], ['L0 L1 L2', 'R0 R1 R2']],
  [
    'two with nine points between',
    [...column('L', 50, 250, 3), ...column('R', 259, 500, 3)],
    ['L0 L1 L2', 'R0 R1 R2'],
  ],
  [
    'less than nine points between',
    [...column('L', 50, 250, 3), ...column('R', 258.9, 500, 3)],
    ['L0 L1 L2 R0 R1 R2'],
  ],
  [
    'too few lines on one side',
    [...column('L', 50, 250, 4), ...column('R', 300, 500, 2)],
    ['L0 L1 L2 L3 R0 R1'],
  ],
  ['five lines', [...column('L', 50, 250, 3), ...column('R', 300, 500, 2)], ['L0 L1 L2 R0 R1']],
  [
    'a side that is less than a fifth',
    [...column('L', 50, 139, 3), ...column('R', 200, 500, 3)],
    ['L0 L1 L2 R0 R1 R2'],
  ],
  [
    'a side of just a fifth',
    [...column('L', 50, 140, 3), ...column('R', 200, 500, 3)],
    ['L0 L1 L2', 'R0 R1 R2'],
  ],
  [
    'columns from right to left',
    [...column('L', 50, 250, 3, 100, true), ...column('R', 300, 500, 3, 100, true)],
    ['R0 R1 R2', 'L0 L1 L2'],
  ],
  [
    'columns half of which run from right to left',
    [...column('L', 50, 250, 3, 100, true), ...column('R', 300, 500, 3)],
    ['L0 L1 L2', 'R0 R1 R2'],
  ],
])('a page with %s is read column by column or not', (_, lines, expected) => {
  expect(order(...lines)).toEqual(expected)
})

test('a title across the page is read before its columns', () => {
  const rows = [...column('L', 50, 250, 3), ...column('R', 300, 500, 3)]
  expect(order(line('title', 50, 500, 60), ...rows)).toEqual(['title', 'L0 L1 L2', 'R0 R1 R2'])
})

test('a page whose widest gap parts no columns is read as one', () => {
  expect(order(...column('A', 50, 500, 3), ...column('B', 50, 500, 3, 200))).toEqual(['A0 A1 A2 B0 B1 B2'])
})
