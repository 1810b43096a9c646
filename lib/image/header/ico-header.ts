import { toDataView } from '../../bytes/byte-view.ts'
import { getFileType } from '../../files/file-type.ts'
import type { Size } from '../size.ts'
import type { ImageHeader } from './image-header.ts'
import { readPng } from './png-header.ts'

const [HEAD, ENTRY] = [6, 16]

/**
 * Reads the largest of the icons, which browsers draw. If it is a PNG, its own header is more precise than the list.
 */
export function readIco(bytes: Uint8Array): ImageHeader | undefined {
  const view = toDataView(bytes)
  const count = view.getUint16(4, true)
  const sizes = Array.from({ length: count }, (_, index) => entrySize(bytes, HEAD + index * ENTRY))
  const largest = sizes.sort((a, b) => b.width * b.height - a.width * a.height)[0]
  if (!largest) return undefined
  return { format: 'ico', ...largest, orientation: 1, mayBeClear: true, hasMore: false }
}

function entrySize(bytes: Uint8Array, at: number): Size {
  const view = toDataView(bytes)
  const inside = bytes.subarray(view.getUint32(at + 12, true))
  if (getFileType(inside)?.extension === 'png') {
    const { width, height } = readPng(inside)
    return { width, height }
  }
  // A side of 256 does not fit into its byte, and is written as 0.
  return { width: view.getUint8(at) || 256, height: view.getUint8(at + 1) || 256 }
}
