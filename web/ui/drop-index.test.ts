import { expect, test } from 'vitest'
import { dropIndex } from './drop-index.ts'

const OTHERS = [
  { top: 0, height: 40 },
  { top: 40, height: 40 },
  { top: 120, height: 80 },
]

test.each([
  [-50, 0],
  [19, 0],
  [21, 1],
  [61, 2],
  [159, 2],
  [161, 3],
  [900, 3],
])('an item dragged to %i is dropped at index %i', (y, index) => {
  expect(dropIndex(y, OTHERS)).toBe(index)
})

test('a small item that has passed a large one remains there until it is dragged above its middle again', () => {
  expect(dropIndex(71, [{ top: 20, height: 100 }])).toBe(1)
  expect(dropIndex(71, [{ top: 0, height: 100 }])).toBe(1)
  expect(dropIndex(49, [{ top: 0, height: 100 }])).toBe(0)
})

test('a single item remains in its position', () => {
  expect(dropIndex(500, [])).toBe(0)
})
