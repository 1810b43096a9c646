import { expect, test } from 'vitest'
import { flatten, getChannels, isOpaque } from './alpha.ts'

test('clear pixels show the ground, half clear ones half of it, opaque ones none', () => {
  const pixels = Uint8ClampedArray.of(10, 20, 30, 0, 0, 0, 0, 128, 255, 0, 0, 128, 1, 2, 3, 255)
  flatten(pixels, '#ffffff')
  expect([...pixels]).toEqual([255, 255, 255, 255, 127, 127, 127, 255, 255, 127, 127, 255, 1, 2, 3, 255])
})

test('getChannels(): splits a color into its red, green and blue', () => {
  expect(getChannels('#ff8003')).toEqual([255, 128, 3])
  const pixels = Uint8ClampedArray.of(9, 9, 9, 0)
  flatten(pixels, '#ff8003')
  expect([...pixels]).toEqual([255, 128, 3, 255])
})

test('a pixel that lets one part in 255 through is mixed, too', () => {
  const pixels = Uint8ClampedArray.of(0, 0, 0, 254)
  flatten(pixels, '#ffffff')
  expect([...pixels]).toEqual([1, 1, 1, 255])
})

test.each([
  ['nothing', [], true],
  ['opaque pixels, whatever their color', [0, 0, 0, 255, 1, 2, 3, 255], true],
  ['a last pixel that is not quite opaque', [0, 0, 0, 255, 255, 255, 255, 254], false],
  ['a first pixel that is clear', [255, 255, 255, 0, 0, 0, 0, 255], false],
])('of %s it is known whether anything shines through', (_, pixels, opaque) => {
  expect(isOpaque(Uint8Array.from(pixels))).toBe(opaque)
})
