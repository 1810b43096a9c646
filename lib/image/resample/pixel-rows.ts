import type { Size } from '../size.ts'

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
