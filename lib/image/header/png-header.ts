import { toDataView } from '../../bytes/byte-view.ts'
import { exifOrientation } from '../exif/exif-orientation.ts'
import { pngChunks } from '../metadata/png-chunks.ts'
import { getOrientation, type ImageHeader, isOnItsSide } from './image-header.ts'

const HAS_ALPHA = 4

/** Reads the size of the first chunk (PNG, third edition, 11.2.1), and the orientation from `eXIf`. */
export function readPng(bytes: Uint8Array): ImageHeader {
  const view = toDataView(bytes)
  const colorType = view.getUint8(25)
  let isClear = (colorType & HAS_ALPHA) !== 0
  let isAnimated = false
  let turn: number | undefined
  for (const { type, data } of pngChunks(bytes)) {
    if (type === 'eXIf') turn = exifOrientation(data)
    if (type === 'tRNS') isClear = true
    if (type === 'acTL') isAnimated = true
  }
  const orientation = getOrientation(turn)
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  return {
    format: 'png',
    ...(isOnItsSide(orientation) ? { width: height, height: width } : { width, height }),
    orientation,
    mayBeClear: isClear,
    hasMore: isAnimated,
  }
}
