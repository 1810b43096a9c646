import { expect, test } from 'vitest'
import type { Orientation } from './header/image-header.ts'
import { upright } from './upright.ts'

/** EXIF shows a letter F in the eight ways; here three pixels by two, numbered as they should be seen. */
const STORED: Readonly<Record<Orientation, readonly number[]>> = {
  1: [1, 2, 3, 4, 5, 6],
  2: [3, 2, 1, 6, 5, 4],
  3: [6, 5, 4, 3, 2, 1],
  4: [4, 5, 6, 1, 2, 3],
  5: [1, 4, 2, 5, 3, 6],
  6: [3, 6, 2, 5, 1, 4],
  7: [6, 3, 5, 2, 4, 1],
  8: [4, 1, 5, 2, 6, 3],
}

test.each([1, 2, 3, 4, 5, 6, 7, 8] as const)('a picture of orientation %i is seen upright', (orientation) => {
  const size = orientation >= 5 ? { width: 2, height: 3 } : { width: 3, height: 2 }
  const stored = new Uint8ClampedArray(Uint32Array.from(STORED[orientation]).buffer)
  const shown = upright(stored, size, orientation)
  expect([shown.width, shown.height]).toEqual([3, 2])
  expect([...new Uint32Array(shown.pixels.buffer)]).toEqual([1, 2, 3, 4, 5, 6])
})
