const TABLE = Uint16Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xa001 ^ (rest >>> 1) : rest >>> 1
  return rest
})

/** CRC-16/ARC, as the tag of LAME has it; `before` is that of the bytes that came earlier. */
export function crc16(bytes: Uint8Array, before = 0): number {
  let rest = before
  for (const byte of bytes) rest = (TABLE[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8)
  return rest
}
