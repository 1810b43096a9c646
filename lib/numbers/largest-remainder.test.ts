import { expect, test } from 'vitest'
import { permilleShares } from './largest-remainder.ts'

test.each([
  [
    [1, 1, 1],
    [334, 333, 333],
  ],
  [
    [2, 1],
    [667, 333],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [1, 0],
    [1000, 0],
  ],
  [
    [1, 1, 1, 1, 1, 1, 1],
    [143, 143, 143, 143, 143, 143, 142],
  ],
  [
    [999_999, 1],
    [1000, 0],
  ],
  [
    [9007199254740991, 9007199254740991],
    [500, 500],
  ],
])('%j are %j tenths of a percent', (counts, shares) => {
  expect(permilleShares(counts)).toEqual(shares)
})
