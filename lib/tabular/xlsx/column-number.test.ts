import { expect, test } from 'vitest'
import { columnNumber } from './column-number.ts'

// ECMA-376, 18.18.62: A to Z, then AA; the last column of a sheet is XFD, the 16,384th.
test.each([
  ['A1', 0],
  ['Z9', 25],
  ['AA1', 26],
  ['AB7', 27],
  ['AZ1', 51],
  ['BA1', 52],
  ['ZZ1', 701],
  ['AAA1', 702],
  ['XFD1048576', 16_383],
  ['', -1],
])('the cell %s is in the column %i', (reference, column) => {
  expect(columnNumber(reference)).toBe(column)
})
