import { toDataView } from '../../bytes/byte-view.ts'
import { exifOrientation } from '../exif/exif-orientation.ts'
import { exifOfSegment, jpegSegments } from '../metadata/jpeg-segments.ts'
import { getOrientation, type ImageHeader, isOnItsSide } from './image-header.ts'

/** Reads the size of the frame's segment (ITU-T T.81, B.2.2), and the orientation from `APP1`. */
export function readJpeg(bytes: Uint8Array): ImageHeader | undefined {
  let turn: number | undefined
  for (const { marker, data } of jpegSegments(bytes)) {
    const exif = exifOfSegment({ marker, data })
    if (exif && turn === undefined) turn = exifOrientation(exif)
    if (!isFrame(marker)) continue
    const view = toDataView(data)
    const orientation = getOrientation(turn)
    const [height, width] = [view.getUint16(1), view.getUint16(3)]
    const shown = isOnItsSide(orientation) ? { width: height, height: width } : { width, height }
    return { format: 'jpeg', ...shown, orientation, mayBeClear: false, hasMore: false }
  }
  return undefined
}

/** SOF0 to SOF15; between them lie DHT, JPG and DAC, which are none. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}
