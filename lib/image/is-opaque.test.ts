import { expect, test } from 'vitest'
import { isOpaque } from './is-opaque.ts'

test.each([
  ['nothing', [], true],
  ['opaque pixels, whatever their color', [0, 0, 0, 255, 1, 2, 3, 255], true],
  ['a last pixel that is not quite opaque', [0, 0, 0, 255, 255, 255, 255, 254], false],
  ['a first pixel that is clear', [255, 255, 255, 0, 0, 0, 0, 255], false],
])('of %s it is known whether anything shines through', (_, pixels, opaque) => {
  expect(isOpaque(Uint8Array.from(pixels))).toBe(opaque)
})
