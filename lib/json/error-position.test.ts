import { expect, test } from 'vitest'
import { getPosition, getPositions, positionInText } from './error-position.ts'

const text = 'a\r\né😀x\rb\n\nc'
const bytes = new TextEncoder().encode(text)

test.each([
  [0, 1, 1, 0],
  [3, 2, 1, 3],
  [5, 2, 2, 4],
  [9, 2, 4, 6],
  [11, 3, 1, 8],
  [14, 5, 1, 11],
])('byte %i is at line %i, column %i, UTF-16 index %i', (byteOffset, line, column, offset) => {
  expect(getPosition(bytes, byteOffset)).toEqual({ line, column, offset })
  expect(positionInText(text, offset)).toEqual({ line, column, offset })
})

test('many places are the same as each alone', () => {
  const offsets = [0, 3, 3, 9, 14]
  expect(getPositions(bytes, offsets)).toEqual(offsets.map((offset) => getPosition(bytes, offset)))
})
