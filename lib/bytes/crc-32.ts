const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1
  return rest
})

/** Computes CRC-32 as in PNG (annex D) and ZIP; `before` is the checksum of the preceding bytes. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let rest = ~before
  for (const byte of bytes) rest = (TABLE[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8)
  return ~rest >>> 0
}
