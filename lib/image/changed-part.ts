import type { Rect, Size } from './size.ts'

/**
 * Returns the smallest part of an image, from an even position on, that contains every differing pixel; undefined if
 * none differs. Pixels are RGBA, both images of the same size.
 */
export function changedPart(
  before: Uint8ClampedArray<ArrayBuffer>,
  after: Uint8ClampedArray<ArrayBuffer>,
  { width, height }: Size,
): Rect | undefined {
  const [a, b] = [getWords(before), getWords(after)]
  let [left, right, top, low] = [width, -1, height, -1]
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      if (a[at] === b[at]) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      low = y
    }
  if (right < 0) return undefined
  const [x, y] = [left & ~1, top & ~1]
  return { x, y, width: right + 1 - x, height: low + 1 - y }
}

function getWords(pixels: Uint8ClampedArray<ArrayBuffer>): Uint32Array {
  return new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
}
