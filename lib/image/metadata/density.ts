import { hasAscii, toDataView } from '../../bytes/bytes.ts'
import { getFormat } from '../header/image-format.ts'
import { jpegSegments } from './jpeg-segments.ts'
import { pngChunks } from './png-chunks.ts'

const APP0 = 0xe0
const [PER_INCH, PER_CENTIMETER] = [1, 2]
const CENTIMETERS = 2.54
const METERS = 0.0254

/** Returns the horizontal pixels per inch stored in an image file; undefined if it stores none. */
export function pixelsPerInch(bytes: Uint8Array): number | undefined {
  const density =
    getFormat(bytes) === 'jpeg'
      ? readJpegDensity(bytes)
      : getFormat(bytes) === 'png'
        ? readPngDensity(bytes)
        : 0
  return density >= 1 ? density : undefined
}

/** JFIF 1.02: unit and density in the first segment. */
function readJpegDensity(bytes: Uint8Array): number {
  for (const { marker, data } of jpegSegments(bytes)) {
    if (marker !== APP0 || !hasAscii(data, 0, 'JFIF\0') || data.length < 10) continue
    const density = toDataView(data).getUint16(8)
    if (data[7] === PER_INCH) return density
    return data[7] === PER_CENTIMETER ? density * CENTIMETERS : 0
  }
  return 0
}

/** PNG, third edition, 11.3.4.3: pixels per meter. */
function readPngDensity(bytes: Uint8Array): number {
  for (const { type, data } of pngChunks(bytes))
    if (type === 'pHYs' && data[8] === 1)
      return Math.round(toDataView(data).getUint32(0) * METERS * 100) / 100
  return 0
}
