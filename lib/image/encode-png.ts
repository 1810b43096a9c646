import { zlibSync } from 'fflate'
import { joinBytes } from '../bytes/bytes.ts'
import { pngChunk } from './metadata/png-chunk.ts'
import type { Size } from './size.ts'

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const RGB = 2
const RGBA = 6

/** Pixels (RGBA, not premultiplied) as a PNG (ISO/IEC 15948). */
export function encodePng(size: Size, pixels: Uint8Array): Uint8Array<ArrayBuffer> {
  const { width, height } = size
  // Each row starts with its filter: none.
  const rows = new Uint8Array(height * (width * 4 + 1))
  for (let row = 0; row < height; row++)
    rows.set(pixels.subarray(row * width * 4, (row + 1) * width * 4), row * (width * 4 + 1) + 1)
  return joinChunks(size, RGBA, [pngChunk('IDAT', zlibSync(rows))])
}

/** The colors of pixels (RGBA) as a PNG that is not compressed, with their ICC profile. */
export function encodeProfiledPng(
  size: Size,
  pixels: Uint8ClampedArray,
  profile: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const { width, height } = size
  const rows = new Uint8Array(height * (width * 3 + 1))
  for (let row = 0, from = 0, to = 0; row < height; row++) {
    to++
    for (let column = 0; column < width; column++, from += 4) {
      rows[to++] = pixels[from] ?? 0
      rows[to++] = pixels[from + 1] ?? 0
      rows[to++] = pixels[from + 2] ?? 0
    }
  }
  // A name, its end, and the method of compression (11.3.2.3).
  const head = Uint8Array.of(...[...'icc'].map((letter) => letter.charCodeAt(0)), 0, 0)
  return joinChunks(size, RGB, [
    pngChunk('iCCP', joinBytes([head, zlibSync(profile)])),
    pngChunk('IDAT', zlibSync(rows, { level: 0 })),
  ])
}

function joinChunks(
  { width, height }: Size,
  colorType: number,
  chunks: readonly Uint8Array[],
): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  head.set([8, colorType, 0, 0, 0], 8)
  return joinBytes([SIGNATURE, pngChunk('IHDR', head), ...chunks, pngChunk('IEND', new Uint8Array())])
}
