import { expect, test } from 'vitest'
import { fitSize } from './fit-size.ts'

/** A file that is a hundred bytes longer with each step of quality. */
function maker() {
  const tried: number[] = []
  const make = async (quality: number) => {
    tried.push(quality)
    return { size: quality * 100 }
  }
  return { make, tried }
}

test.each([
  [10_000, 100],
  [9_999, 99],
  [5_050, 50],
  [1_000, 10],
])('at most %i bytes are met by quality %i and no better one', async (target, quality) => {
  const { make, tried } = maker()
  expect(await fitSize(make, target)).toEqual({ made: { size: quality * 100 }, quality, isMet: true })
  expect(tried.length).toBeLessThanOrEqual(7)
})

test('a target that no quality meets yields the smallest file, and is reported', async () => {
  const { make, tried } = maker()
  expect(await fitSize(make, 999)).toEqual({ made: { size: 1_000 }, quality: 10, isMet: false })
  expect(tried.length).toBeLessThanOrEqual(7)
})
