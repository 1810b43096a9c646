import type { PixelRows } from '../pixel-rows.ts'
import type { Size } from '../size.ts'

/** A picture of one level a pixel: 0 is black, 255 is white. */
export type GrayImage = Size & { readonly levels: Uint8Array }

const STRIP = 64
/** The weights of red, green and blue (ITU-R BT.601) in 256ths. */
const [RED, GREEN, BLUE] = [77, 150, 29]

/**
 * The gray levels of a picture on white ground. `step` makes it smaller by a whole number, by averaging; rows and
 * columns that are left over at the end are dropped.
 */
export function getGray(source: PixelRows, step = 1): GrayImage {
  const width = Math.floor(source.width / step)
  const height = Math.floor(source.height / step)
  const levels = new Uint8Array(width * height)
  const perStrip = Math.max(1, Math.floor(STRIP / step))
  for (let first = 0; first < height; first += perStrip) {
    const count = Math.min(perStrip, height - first)
    const pixels = source.rows(first * step, count * step)
    const target = levels.subarray(first * width, (first + count) * width)
    if (step === 1) gray(pixels, target)
    else grayReduced(pixels, source.width, step, target, width)
  }
  return { width, height, levels }
}

function gray(pixels: Uint8ClampedArray | Uint8Array, target: Uint8Array): void {
  for (let at = 0, from = 0; at < target.length; at++, from += 4) target[at] = levelAt(pixels, from)
}

function levelAt(pixels: Uint8ClampedArray | Uint8Array, at: number): number {
  // Within the picture there is a pixel at every place.
  const level =
    (RED * (pixels[at] as number) + GREEN * (pixels[at + 1] as number) + BLUE * (pixels[at + 2] as number)) >>
    8
  const alpha = pixels[at + 3] as number
  return alpha === 255 ? level : 255 - ((((255 - level) * alpha) / 255 + 0.5) | 0)
}

function grayReduced(
  pixels: Uint8ClampedArray | Uint8Array,
  sourceWidth: number,
  step: number,
  target: Uint8Array,
  width: number,
): void {
  for (let at = 0; at < target.length; at++) {
    const left = (at % width) * step
    const top = Math.floor(at / width) * step
    let sum = 0
    for (let y = top; y < top + step; y++)
      for (let x = left; x < left + step; x++) sum += levelAt(pixels, 4 * (y * sourceWidth + x))
    target[at] = sum / (step * step) + 0.5
  }
}

/** The same picture smaller by a whole number, by averaging. */
export function reduceImage({ width, height, levels }: GrayImage, step: number): GrayImage {
  if (step === 1) return { width, height, levels }
  const small = { width: Math.floor(width / step), height: Math.floor(height / step) }
  const target = new Uint8Array(small.width * small.height)
  const area = step * step
  for (let y = 0, at = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++, at++) {
      const corner = y * step * width + x * step
      let sum = 0
      for (let row = corner; row < corner + step * width; row += width)
        for (let from = row; from < row + step; from++) sum += levels[from] as number
      target[at] = sum / area + 0.5
    }
  return { ...small, levels: target }
}

const FILE_HEADER = 14
const INFO_HEADER = 40
const LEVELS = 256
const START = FILE_HEADER + INFO_HEADER + 4 * LEVELS

/**
 * Encodes a gray image as a BMP file (`BITMAPINFOHEADER`, 8 bits per pixel with a palette of grays), which Leptonica
 * reads row by row; it reads a PGM file pixel by pixel, which is ten times slower.
 */
export function grayBitmap({ width, height, levels }: GrayImage): Uint8Array<ArrayBuffer> {
  // Rows are padded to whole words, and the lowest one is first.
  const stride = (width + 3) & ~3
  const bytes = new Uint8Array(START + stride * height)
  const view = new DataView(bytes.buffer)
  bytes.set([0x42, 0x4d])
  view.setUint32(2, bytes.length, true)
  view.setUint32(10, START, true)
  view.setUint32(14, INFO_HEADER, true)
  view.setInt32(18, width, true)
  view.setInt32(22, height, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, 8, true)
  view.setUint32(34, stride * height, true)
  view.setUint32(46, LEVELS, true)
  for (let level = 0; level < LEVELS; level++)
    view.setUint32(FILE_HEADER + INFO_HEADER + 4 * level, level * 0x010101, true)
  for (let y = 0; y < height; y++)
    bytes.set(levels.subarray(y * width, (y + 1) * width), START + (height - 1 - y) * stride)
  return bytes
}
