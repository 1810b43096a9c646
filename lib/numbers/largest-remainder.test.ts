import { expect, test } from 'vitest'
import { permilleShares } from './largest-remainder.ts'

test.each([
  { counts: [1, 1, 1], shares: [334, 333, 333] },
  { counts: [2, 1], shares: [667, 333] },
  { counts: [0, 0], shares: [0, 0] },
  { counts: [1, 0], shares: [1000, 0] },
  { counts: [1, 1, 1, 1, 1, 1, 1], shares: [143, 143, 143, 143, 143, 143, 142] },
  { counts: [999_999, 1], shares: [1000, 0] },
  { counts: [9007199254740991, 9007199254740991], shares: [500, 500] },
])('permilleShares(): of $counts they are $shares', ({ counts, shares }) => {
  expect(permilleShares(counts)).toEqual(shares)
})
