/** Returns a table of a TrueType file by its tag, or undefined if absent (OpenType, Table Directory). */
export function getTable(font: Uint8Array, tag: string): DataView | undefined {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const count = view.getUint16(4)
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const name = String.fromCharCode(...font.subarray(at, at + 4))
    if (name === tag)
      return new DataView(font.buffer, font.byteOffset + view.getUint32(at + 8), view.getUint32(at + 12))
  }
  return undefined
}
