import { toDataView } from '../../bytes/bytes.ts'
import { exifOrientation } from '../exif-directory.ts'
import { riffChunks } from '../metadata/webp-chunks.ts'
import { getOrientation, type ImageHeader, isOnItsSide } from './image-header.ts'

type Frame = { readonly width: number; readonly height: number; readonly mayBeClear: boolean }

const [ANIMATED, CLEAR] = [0x02, 0x10]

/** RFC 9649: the canvas of the extended form, else the one frame's own header. */
export function readWebp(bytes: Uint8Array): ImageHeader | undefined {
  let found: Frame | undefined
  let isAnimated = false
  let turn: number | undefined
  for (const { type, data } of riffChunks(bytes)) {
    if (type === 'EXIF') turn = exifOrientation(data)
    if (type === 'VP8X') isAnimated = (toDataView(data).getUint8(0) & ANIMATED) !== 0
    found ??= getFrame(type, data)
  }
  if (!found) return undefined
  const orientation = getOrientation(turn)
  const { width, height, mayBeClear } = found
  const shown = isOnItsSide(orientation) ? { width: height, height: width } : { width, height }
  return { format: 'webp', ...shown, orientation, mayBeClear, hasMore: isAnimated }
}

function getFrame(type: string, data: Uint8Array): Frame | undefined {
  const view = toDataView(data)
  if (type === 'VP8X') {
    const from24 = (at: number) => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
    return { width: from24(4), height: from24(7), mayBeClear: (view.getUint8(0) & CLEAR) !== 0 }
  }
  if (type === 'VP8 ')
    return {
      width: view.getUint16(6, true) & 0x3fff,
      height: view.getUint16(8, true) & 0x3fff,
      mayBeClear: false,
    }
  if (type !== 'VP8L') return undefined
  const bits = view.getUint32(1, true)
  return {
    width: 1 + (bits & 0x3fff),
    height: 1 + ((bits >>> 14) & 0x3fff),
    mayBeClear: (bits & 0x10000000) !== 0,
  }
}
