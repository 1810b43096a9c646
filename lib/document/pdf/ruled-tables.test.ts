import { expect, test } from 'vitest'
import type { FillObject, LineObject } from './page-objects.ts'
import { ruledTables } from './ruled-tables.ts'

const line = (x: number, y: number, toX: number, toY: number): LineObject => ({
  x,
  y,
  toX,
  toY,
  color: '#000000',
})
const fill = (x: number, y: number, width: number, height: number, color: string): FillObject => ({
  x,
  y,
  width,
  height,
  color,
})
/** Two columns of 100 and two rows of 20, from 50, 100 on, without those lines that are left out. */
const grid = (...without: string[]) =>
  Object.entries({
    top: line(50, 100, 250, 100),
    middle: line(50, 120, 250, 120),
    bottom: line(50, 140, 250, 140),
    left: line(50, 100, 50, 140),
    between: line(150, 100, 150, 140),
    right: line(250, 100, 250, 140),
  }).flatMap(([name, one]) => (without.includes(name) ? [] : [one]))
/** Each cell as its row, its column, its columns and its rows. */
const cellsOf = (lines: readonly LineObject[], fills: readonly FillObject[] = []) =>
  ruledTables(lines, fills).map(({ cells }) =>
    cells.map(({ row, column, columnSpan, rowSpan }) => `${row},${column} ${columnSpan}x${rowSpan}`),
  )

test('lines that cross rule a table, with the place of each cell', () => {
  expect(ruledTables(grid(), [])).toEqual([
    {
      box: { x: 50, y: 100, width: 200, height: 40 },
      xs: [50, 150, 250],
      ys: [100, 120, 140],
      cells: [
        { row: 0, column: 0, rowSpan: 1, columnSpan: 1, box: { x: 50, y: 100, width: 100, height: 20 } },
        { row: 0, column: 1, rowSpan: 1, columnSpan: 1, box: { x: 150, y: 100, width: 100, height: 20 } },
        { row: 1, column: 0, rowSpan: 1, columnSpan: 1, box: { x: 50, y: 120, width: 100, height: 20 } },
        { row: 1, column: 1, rowSpan: 1, columnSpan: 1, box: { x: 150, y: 120, width: 100, height: 20 } },
      ],
    },
  ])
})

test.each([
  ['in the first row', [...grid('between'), line(150, 120, 150, 140)], ['0,0 2x1', '1,0 1x1', '1,1 1x1']],
  ['in the second row', [...grid('between'), line(150, 100, 150, 120)], ['0,0 1x1', '0,1 1x1', '1,0 2x1']],
  ['in the first column', [...grid('middle'), line(150, 120, 250, 120)], ['0,0 1x2', '0,1 1x1', '1,1 1x1']],
  ['in the second column', [...grid('middle'), line(50, 120, 150, 120)], ['0,0 1x1', '0,1 1x2', '1,0 1x1']],
])('places that no line parts %s are one cell', (_, lines, expected) => {
  expect(cellsOf(lines)).toEqual([expected])
})

test.each([
  ['no lines', []],
  ['lines across alone', [line(50, 100, 250, 100), line(50, 120, 250, 120)]],
  ['lines down alone', [line(50, 100, 50, 140), line(150, 100, 150, 140)]],
  ['a single box', grid('middle', 'between')],
  ['a cross', [line(50, 120, 250, 120), line(150, 100, 150, 140)]],
  [
    'lines that do not meet',
    [line(50, 100, 250, 100), line(50, 120, 250, 120), line(300, 100, 300, 140), line(400, 100, 400, 140)],
  ],
])('%s rule no table', (_, lines) => {
  expect(ruledTables(lines, [])).toEqual([])
})

test('two boxes one below the other are a table of one column, side by side one of one row', () => {
  expect(cellsOf(grid('between'))).toEqual([['0,0 1x1', '1,0 1x1']])
  expect(cellsOf(grid('middle'))).toEqual([['0,0 1x1', '0,1 1x1']])
})

test('lines within three points of each other are one, and such as miss each other by three meet', () => {
  expect(ruledTables([...grid(), line(50, 103, 250, 103)], [])[0]?.ys).toEqual([100, 120, 140])
  expect(ruledTables([...grid(), line(50, 104, 250, 104)], [])[0]?.ys).toEqual([100, 104, 120, 140])
  const apart = (gap: number) => [...grid('top'), line(50, 100 - gap, 250, 100 - gap)]
  expect(ruledTables(apart(3), [])[0]?.ys).toEqual([97, 120, 140])
  expect(ruledTables(apart(4), [])[0]?.ys).toEqual([120, 140])
})

test('two tables on a page are two', () => {
  const moved = grid().map((one) => ({ ...one, y: one.y + 100, toY: one.toY + 100 }))
  expect(ruledTables([...grid(), ...moved], []).map(({ box }) => box.y)).toEqual([100, 200])
})

test('a table has at most 63 columns', () => {
  const columns = (count: number) => [
    line(0, 0, count * 10, 0),
    line(0, 20, count * 10, 20),
    ...Array.from({ length: count + 1 }, (_, at) => line(at * 10, 0, at * 10, 20)),
  ]
  expect(cellsOf(columns(63))[0]).toHaveLength(63)
  expect(cellsOf(columns(64))).toEqual([])
})

test.each([
  ['its own ground', [fill(50, 100, 100, 20, '#ff0000')], ['#ff0000', undefined, undefined, undefined]],
  [
    'the later of two',
    [fill(50, 100, 100, 20, '#ff0000'), fill(50, 100, 100, 20, '#00ff00')],
    ['#00ff00', undefined, undefined, undefined],
  ],
  [
    'none where white was painted last',
    [fill(50, 100, 100, 20, '#ff0000'), fill(50, 100, 100, 20, '#ffffff')],
    [undefined, undefined, undefined, undefined],
  ],
  [
    'that of the whole row',
    [fill(50, 100, 200, 20, '#ff0000')],
    ['#ff0000', '#ff0000', undefined, undefined],
  ],
  [
    'that of the whole column',
    [fill(150, 100, 100, 40, '#ff0000')],
    [undefined, '#ff0000', undefined, '#ff0000'],
  ],
  [
    'that of a bar in its middle',
    [fill(80, 105, 40, 10, '#ff0000')],
    ['#ff0000', undefined, undefined, undefined],
  ],
  [
    'none of a bar beside its middle',
    [fill(50, 100, 40, 20, '#ff0000')],
    [undefined, undefined, undefined, undefined],
  ],
])('a cell has as its ground %s', (_, fills, shades) => {
  expect(ruledTables(grid(), fills)[0]?.cells.map(({ shade }) => shade)).toEqual(shades)
})
