import { toDataView } from '../../bytes/byte-view.ts'
import type { ImageHeader } from './image-header.ts'

const OLD_HEADER = 12

/** The header of OS/2 has 16 bits a side; those of Windows have 32, a negative height for rows from the top. */
export function readBmp(bytes: Uint8Array): ImageHeader {
  const view = toDataView(bytes)
  const isOld = view.getUint32(14, true) === OLD_HEADER
  const width = isOld ? view.getUint16(18, true) : view.getInt32(18, true)
  const height = isOld ? view.getUint16(20, true) : Math.abs(view.getInt32(22, true))
  return { format: 'bmp', width, height, orientation: 1, mayBeClear: true, hasMore: false }
}
