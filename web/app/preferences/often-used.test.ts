import { expect, test } from 'vitest'
import { oftenIds, recentIds } from './often-used.ts'

const VISITS = [
  { id: 1, count: 5, last: 10 },
  { id: 2, count: 1, last: 40 },
  { id: 3, count: 5, last: 20 },
  { id: 4, count: 2, last: 30 },
]

test('recent tools are listed latest first', () => {
  expect(recentIds(VISITS, 3)).toEqual([2, 4, 3])
})

test('often used are those opened at least twice, the most often first', () => {
  expect(oftenIds(VISITS, 9)).toEqual([3, 1, 4])
  expect(oftenIds(VISITS, 1)).toEqual([3])
})
