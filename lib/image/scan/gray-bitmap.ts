import type { GrayImage } from './gray-image.ts'

const FILE_HEADER = 14
const INFO_HEADER = 40
const LEVELS = 256
const START = FILE_HEADER + INFO_HEADER + 4 * LEVELS

/**
 * A gray picture as a BMP file (`BITMAPINFOHEADER`, 8 bits a pixel with a palette of grays), which Leptonica takes row
 * by row; of a PGM file it takes each pixel for itself, which costs ten times as much.
 */
export function grayBitmap({ width, height, levels }: GrayImage): Uint8Array<ArrayBuffer> {
  // Rows are filled up to whole words, and the lowest one comes first.
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
