import { zlibSync } from 'fflate'
import { joinBytes } from '../bytes/bytes.ts'
import { pngChunk } from './metadata/png-chunk.ts'
import type { Size } from './size.ts'

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const RGBA = 6

/** Pixels (RGBA, not premultiplied) as a PNG (ISO/IEC 15948). */
export function encodePng({ width, height }: Size, pixels: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  head.set([8, RGBA, 0, 0, 0], 8)
  // Each row starts with its filter: none.
  const rows = new Uint8Array(height * (width * 4 + 1))
  for (let row = 0; row < height; row++)
    rows.set(pixels.subarray(row * width * 4, (row + 1) * width * 4), row * (width * 4 + 1) + 1)
  return joinBytes([
    SIGNATURE,
    pngChunk('IHDR', head),
    pngChunk('IDAT', zlibSync(rows)),
    pngChunk('IEND', new Uint8Array()),
  ])
}
