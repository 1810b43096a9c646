import { readLatin1, toDataView } from '../../bytes/byte-view.ts'

export type Box = { readonly type: string; readonly data: Uint8Array }

/**
 * Yields the boxes of ISO/IEC 14496-12, 4.2, one after the other; a size of 0 extends to the end, with 1 the size
 * follows the type.
 */
export function* boxesIn(bytes: Uint8Array): Generator<Box, void, undefined> {
  const view = toDataView(bytes)
  let at = 0
  while (at + 8 <= bytes.length) {
    const short = view.getUint32(at)
    const head = short === 1 ? 16 : 8
    const size = short === 1 ? Number(view.getBigUint64(at + 8)) : short || bytes.length - at
    if (size < head) return
    yield { type: readLatin1(bytes, at + 4, 4), data: bytes.subarray(at + head, at + size) }
    at += size
  }
}

export function findBox(boxes: Iterable<Box>, type: string): Box | undefined {
  for (const box of boxes) if (box.type === type) return box
  return undefined
}
