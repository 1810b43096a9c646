import { toDataView } from '../../bytes/bytes.ts'
import { crc32 } from '../../bytes/crc-32.ts'

/** A chunk of a PNG with its length and check sum (PNG, third edition, 5.3). */
export function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(12 + data.length)
  const view = toDataView(chunk)
  view.setUint32(0, data.length)
  chunk.set(
    Uint8Array.from(type, (letter) => letter.charCodeAt(0)),
    4,
  )
  chunk.set(data, 8)
  view.setUint32(8 + data.length, crc32(chunk.subarray(4, 8 + data.length)))
  return chunk
}
