import { getPart, type PixelRows } from '#lib/image/pixel-rows.ts'
import type { Rect, Size } from '#lib/image/size.ts'

/** Decoded image, upright and in sRGB. Must be closed: it can use hundreds of megabytes. */
export type DecodedImage = Size & {
  readonly part: (part: Rect) => PixelRows
  readonly close: () => void
}

/** Of pixels in memory. */
export function inMemory(pixels: Uint8ClampedArray, { width, height }: Size): DecodedImage {
  return { width, height, part: (part) => getPart(pixels, { width, height }, part), close: () => {} }
}

/**
 * Wraps an image decoded by a browser. Its pixels are read a few rows at a time, so that it is never in memory twice.
 */
export function ofBitmap(bitmap: ImageBitmap): DecodedImage {
  return {
    width: bitmap.width,
    height: bitmap.height,
    part: (part) => rowsOfBitmap(bitmap, part),
    close: () => bitmap.close(),
  }
}

function rowsOfBitmap(bitmap: ImageBitmap, { x, y, width, height }: Rect): PixelRows {
  let canvas = new OffscreenCanvas(1, 1)
  let context = canvas.getContext('2d', { willReadFrequently: true })
  return {
    width,
    height,
    rows(first, count) {
      if (canvas.width !== width || canvas.height < count) {
        canvas = new OffscreenCanvas(width, count)
        context = canvas.getContext('2d', { willReadFrequently: true })
      }
      if (!context) throw new RangeError('The browser has no memory for these rows')
      context.globalCompositeOperation = 'copy'
      context.drawImage(bitmap, x, y + first, width, count, 0, 0, width, count)
      return context.getImageData(0, 0, width, count).data
    },
  }
}

/** Of what was drawn on a canvas with this context, which is emptied when it is closed. */
export function ofCanvas(canvas: OffscreenCanvas, context: OffscreenCanvasRenderingContext2D): DecodedImage {
  return {
    width: canvas.width,
    height: canvas.height,
    part: ({ x, y, width, height }) => ({
      width,
      height,
      rows: (first, count) => context.getImageData(x, y + first, width, count).data,
    }),
    close() {
      canvas.width = 1
      canvas.height = 1
    },
  }
}
