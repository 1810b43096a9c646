import { hasAscii, joinBytes, toDataView } from '../../bytes/bytes.ts'

type Segment = {
  /** The second byte of the marker: 0xe1 for APP1. */
  readonly marker: number
  /** Without the marker and the length. */
  readonly data: Uint8Array
}

export const APP1 = 0xe1
export const APP2 = 0xe2
const START_OF_SCAN = 0xda
const EXIF = 'Exif\0\0'

/** The segments of a JPEG before its pixels, in order; filling bytes between them are passed over. */
export function* jpegSegments(bytes: Uint8Array): Generator<Segment, void, undefined> {
  const view = toDataView(bytes)
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === START_OF_SCAN) return
    const length = view.getUint16(at + 2)
    yield { marker, data: bytes.subarray(at + 4, at + 2 + length) }
    at += 2 + length
  }
}

/** Returns the TIFF structure of a segment that contains EXIF. */
export function exifOfSegment({ marker, data }: Segment): Uint8Array | undefined {
  return marker === APP1 && hasAscii(data, 0, EXIF) ? data.subarray(EXIF.length) : undefined
}

const MARK = 'ICC_PROFILE\0'

/** The ICC profile of a JPEG, whose parts are numbered from 1 (ICC.1:2022, B.4); nothing where it has none, or not whole. */
export function jpegProfile(bytes: Uint8Array): Uint8Array | undefined {
  const parts = [...jpegSegments(bytes)]
    .filter(({ marker, data }) => marker === APP2 && hasAscii(data, 0, MARK))
    .map(({ data }) => ({
      number: data[MARK.length] ?? 0,
      of: data[MARK.length + 1],
      data: data.subarray(MARK.length + 2),
    }))
    .sort((one, other) => one.number - other.number)
  const isWhole =
    parts.length > 0 && parts.every(({ number, of }, index) => number === index + 1 && of === parts.length)
  return isWhole ? joinBytes(parts.map(({ data }) => data)) : undefined
}
