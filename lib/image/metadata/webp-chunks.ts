import { joinBytes, readLatin1, toDataView } from '../../bytes/bytes.ts'

const FIRST = 12

type RiffChunk = { readonly type: string; readonly data: Uint8Array }

/** Yields the chunks of a RIFF file in order (RFC 9649, 2.4), up to the declared end; each starts at an even offset. */
export function* riffChunks(bytes: Uint8Array): Generator<RiffChunk, void, undefined> {
  const view = toDataView(bytes)
  const end = bytes.length < FIRST ? 0 : Math.min(bytes.length, 8 + view.getUint32(4, true))
  let at = FIRST
  while (at + 8 <= end) {
    const length = view.getUint32(at + 4, true)
    yield { type: readLatin1(bytes, at, 4), data: bytes.subarray(at + 8, at + 8 + length) }
    at += 8 + length + (length % 2)
  }
}

export function riffChunk(type: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(8 + data.length + (data.length % 2))
  chunk.set(Uint8Array.from(type, (letter) => letter.charCodeAt(0)))
  toDataView(chunk).setUint32(4, data.length, true)
  chunk.set(data, 8)
  return chunk
}

/** A WebP of these chunks. */
export function riffFile(chunks: readonly Uint8Array[]): Uint8Array {
  const body = joinBytes([Uint8Array.from('WEBP', (letter) => letter.charCodeAt(0)), ...chunks])
  return riffChunk('RIFF', body)
}
