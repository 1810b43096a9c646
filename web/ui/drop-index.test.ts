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
])('an item that is held at %i comes to place %i', (y, index) => {
  expect(dropIndex(y, OTHERS)).toBe(index)
})

test('a small item that has passed a large one stays there until it is held above its middle again', () => {
  expect(dropIndex(71, [{ top: 20, height: 100 }])).toBe(1)
  expect(dropIndex(71, [{ top: 0, height: 100 }])).toBe(1)
  expect(dropIndex(49, [{ top: 0, height: 100 }])).toBe(0)
})

test('alone in its list it stays', () => {
  expect(dropIndex(500, [])).toBe(0)
})
