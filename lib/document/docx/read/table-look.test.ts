import { expect, test } from 'vitest'
import { getLook } from './table-look.ts'

const NOTHING = {
  firstRow: false,
  lastRow: false,
  firstColumn: false,
  lastColumn: false,
  rowBands: true,
  columnBands: true,
}
const look = (attributes: Record<string, string>) => getLook({ name: 'w:tblLook', attributes, children: [] })

// ECMA-376, 17.4.56 and 17.18.108.
test.each([
  ['0000', {}],
  ['0020', { firstRow: true }],
  ['0040', { lastRow: true }],
  ['0080', { firstColumn: true }],
  ['0100', { lastColumn: true }],
  ['0200', { rowBands: false }],
  ['0400', { columnBands: false }],
  ['04A0', { firstRow: true, firstColumn: true, columnBands: false }],
])('the bits %s of a table show %j', (bits, shown) => {
  expect(look({ 'w:val': bits })).toEqual({ ...NOTHING, ...shown })
})

test('attributes say it before bits do, and a table without either looks as Word makes them', () => {
  expect(look({ 'w:val': '0020', 'w:firstRow': '0', 'w:lastRow': '1', 'w:noHBand': '1' })).toEqual({
    ...NOTHING,
    lastRow: true,
    rowBands: false,
  })
  expect(getLook(undefined)).toEqual({ ...NOTHING, firstRow: true, firstColumn: true, columnBands: false })
})
