import { expect, test } from 'vitest'
import { flatten } from './flatten.ts'

test('clear pixels show the ground, half clear ones half of it, opaque ones none', () => {
  const pixels = Uint8ClampedArray.of(10, 20, 30, 0, 0, 0, 0, 128, 255, 0, 0, 128, 1, 2, 3, 255)
  flatten(pixels, '#ffffff')
  expect([...pixels]).toEqual([255, 255, 255, 255, 127, 127, 127, 255, 255, 127, 127, 255, 1, 2, 3, 255])
})
