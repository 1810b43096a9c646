import { toDataView } from '../../bytes/byte-view.ts'
import type { ImageHeader } from './image-header.ts'

const SCREEN_END = 13
const [EXTENSION, IMAGE] = [0x21, 0x2c]

/** GIF89a, 18: the logical screen; frames are counted only to see whether there is a second. */
export function readGif(bytes: Uint8Array): ImageHeader {
  const view = toDataView(bytes)
  return {
    format: 'gif',
    width: view.getUint16(6, true),
    height: view.getUint16(8, true),
    orientation: 1,
    mayBeClear: true,
    hasMore: hasSecondFrame(bytes, SCREEN_END + tableSize(view.getUint8(10))),
  }
}

function hasSecondFrame(bytes: Uint8Array, start: number): boolean {
  let frames = 0
  let at = start
  while (at < bytes.length) {
    const kind = bytes[at]
    if (kind === EXTENSION) at = blocksEnd(bytes, at + 2)
    else if (kind === IMAGE) {
      if (++frames === 2) return true
      at = blocksEnd(bytes, at + 11 + tableSize(bytes[at + 9] ?? 0))
    } else return false
  }
  return false
}

/** The size of the color table that these flags announce. */
function tableSize(flags: number): number {
  return flags & 0x80 ? 3 << ((flags & 7) + 1) : 0
}

/** Returns the end of a chain of length-prefixed blocks. */
function blocksEnd(bytes: Uint8Array, start: number): number {
  let at = start
  for (;;) {
    const length = bytes[at]
    if (length === undefined) return bytes.length
    at += 1 + length
    if (length === 0) return at
  }
}
