import type { PixelRows } from './resample/pixel-rows.ts'
import type { Rect, Size } from './size.ts'

/** A part of a picture in memory, row by row. */
export function getPart(pixels: Uint8ClampedArray, { width }: Size, part: Rect): PixelRows {
  const row = 4 * part.width
  return {
    width: part.width,
    height: part.height,
    rows(first, count) {
      const rows = new Uint8ClampedArray(row * count)
      for (let index = 0; index < count; index++) {
        const at = 4 * ((part.y + first + index) * width + part.x)
        rows.set(pixels.subarray(at, at + row), index * row)
      }
      return rows
    },
  }
}
