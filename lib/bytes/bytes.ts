/** Returns a view of these bytes, at any offset of their buffer. */
export function toDataView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Bytes as Latin letters; shorter at the end. */
export function readLatin1(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}

/** Whether the bytes have these letters at a place. */
export function hasAscii(bytes: Uint8Array, at: number, text: string): boolean {
  return readLatin1(bytes, at, text.length) === text
}

/** Concatenates the chunks into a new array. */
export function joinBytes(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    joined.set(chunk, at)
    at += chunk.length
  }
  return joined
}
