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

/** Source of a resampler: rows of RGBA, 8 bits each, color not premultiplied. */
export type PixelRows = Size & {
  /** `count` rows from row `first`; they need last only until the next call. */
  readonly rows: (first: number, count: number) => Uint8ClampedArray<ArrayBuffer>
}

/** Returns the rows of an image in memory. */
export function getRows(pixels: Uint8ClampedArray<ArrayBuffer>, size: Size): PixelRows {
  const row = 4 * size.width
  return { ...size, rows: (first, count) => pixels.subarray(first * row, (first + count) * row) }
}
