import { expect, test } from 'vitest'
import { getImage, MAX_PIXELS, pixelSource } from './pixel-source.ts'

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

test('preserves the alpha channel of an image', () => {
  const source = pixelSource({ width: 1, height: 1, data: Uint8Array.of(9, 8, 7, 6), kind: 3 })
  expect(source).toMatchObject({ bytes: Uint8Array.of(9, 8, 7, 6) })
})

test('reads bits, colors and alpha of an image row by row', () => {
  const levels = (width: number, kind: number, ...data: readonly number[]) => {
    const source = pixelSource({ width, height: 2, data: Uint8Array.from(data), kind })
    return [...(source?.kind === 'pixels' ? source.bytes : [])].filter((_, at) => at % 4 === 0)
  }
  expect(levels(9, 1, 0b01111110, 0b10000000, 0b11111111, 0)).toEqual([
    ...[0, 255, 255, 255, 255, 255, 255, 0, 255],
    ...[255, 255, 255, 255, 255, 255, 255, 255, 0],
  ])
  expect(levels(1, 3, 5, 5, 5, 255, 6, 6, 6, 255, 7, 7, 7, 255)).toEqual([5, 6])
})

test('a picture that lacks data is black where it has none, unless alpha is missing too', () => {
  const bytesOf = (kind: number, ...data: readonly number[]) => {
    const source = pixelSource({ width: 1, height: 2, data: Uint8Array.from(data), kind })
    return source?.kind === 'pixels' ? [...source.bytes] : []
  }
  expect(bytesOf(1, 0b10000000)).toEqual([255, 255, 255, 255, 0, 0, 0, 255])
  expect(bytesOf(2, 7, 8)).toEqual([7, 8, 0, 255, 0, 0, 0, 255])
  expect(bytesOf(3, 7, 8, 9, 10)).toEqual([7, 8, 9, 10, 255, 255, 255, 255])
})

test('a picture of more than 50 million pixels is left out', () => {
  expect(pixelSource({ width: MAX_PIXELS + 1, height: 1, data: new Uint8Array(), kind: 1 })).toBeUndefined()
})

test('only what has a size and bytes is a picture', () => {
  const image = { width: 1, height: 1, data: Uint8Array.of(1, 2, 3), kind: 2 }
  const read = { kind: 'pixels', width: 1, height: 1, bytes: Uint8Array.of(1, 2, 3, 255) }
  expect(getImage(image)).toEqual(read)
  expect(getImage({ ...image, data: Uint8ClampedArray.of(1, 2, 3) })).toEqual(read)
  for (const other of [
    null,
    undefined,
    'picture',
    { ...image, width: '1' },
    { ...image, height: undefined },
    { ...image, data: [1, 2, 3] },
  ])
    expect(getImage(other)).toBeUndefined()
})
