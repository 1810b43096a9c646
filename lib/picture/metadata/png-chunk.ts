import { viewOf } from '../../bytes/byte-view.ts'

/** A chunk of a PNG with its length and check sum (PNG, third edition, 5.3). */
export function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(12 + data.length)
  const view = viewOf(chunk)
  view.setUint32(0, data.length)
  chunk.set(
    Uint8Array.from(type, (letter) => letter.charCodeAt(0)),
    4,
  )
  chunk.set(data, 8)
  view.setUint32(8 + data.length, checkSum(chunk.subarray(4, 8 + data.length)))
  return chunk
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1
  return rest
})

/** CRC-32 (PNG, annex D). */
function checkSum(bytes: Uint8Array): number {
  let rest = 0xffffffff
  for (const byte of bytes) rest = (TABLE[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8)
  return (rest ^ 0xffffffff) >>> 0
}
