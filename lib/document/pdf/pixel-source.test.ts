import { expect, test } from 'vitest'
import { pixelSource } from './pixel-source.ts'

test.each([
  ['bits, each row in whole bytes', 1, [0b10000000, 0b01000000], [255, 0, 0, 255]],
  ['red, green and blue', 2, [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4], [1, 2, 3, 4]],
  ['with alpha', 3, [1, 1, 1, 255, 2, 2, 2, 255, 3, 3, 3, 255, 4, 4, 4, 255], [1, 2, 3, 4]],
])('pixels of a PDF as %s', (_, kind, data, levels) => {
  const source = pixelSource({ width: 2, height: 2, data: Uint8Array.from(data), kind })
  expect(source).toEqual({
    kind: 'pixels',
    width: 2,
    height: 2,
    bytes: Uint8Array.from(levels.flatMap((level) => [level, level, level, 255])),
  })
})

test('the alpha of a picture is kept', () => {
  const source = pixelSource({ width: 1, height: 1, data: Uint8Array.of(9, 8, 7, 6), kind: 3 })
  expect(source).toMatchObject({ bytes: Uint8Array.of(9, 8, 7, 6) })
})
