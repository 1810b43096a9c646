import { readLatin1, toDataView } from '../../bytes/bytes.ts'

const SIGNATURE = 8
/** Length and type before a chunk's data, its check sum behind. */
const FRAME = 12

type Chunk = {
  readonly type: string
  readonly data: Uint8Array
  /** The whole chunk as stored in the file. */
  readonly whole: Uint8Array
}

/** Yields the chunks of a PNG in order up to its end, as far as they are present; ignores data after the end. */
export function* pngChunks(bytes: Uint8Array): Generator<Chunk, void, undefined> {
  const view = toDataView(bytes)
  let at = SIGNATURE
  while (at + FRAME <= bytes.length) {
    const length = view.getUint32(at)
    const end = at + FRAME + length
    const type = readLatin1(bytes, at + 4, 4)
    // A chunk that is cut off still says that it is there.
    yield { type, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) }
    if (type === 'IEND') return
    at = end
  }
}
