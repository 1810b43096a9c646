import { hasAscii } from '../../bytes/byte-view.ts'
import { joinBytes } from '../../bytes/join-bytes.ts'
import { APP2, jpegSegments } from './jpeg-segments.ts'

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
