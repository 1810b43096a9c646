import { hasAscii, joinBytes, toDataView } from '../../bytes/bytes.ts'
import { barePng } from './bare-png.ts'
import { riffChunk, riffChunks, riffFile } from './webp-chunks.ts'

const EXIF = 0x08

/** A PNG or WebP without its EXIF, and so without what that says of how it is turned. */
export function withoutExif(bytes: Uint8Array, format: 'png' | 'webp'): Uint8Array {
  if (format === 'png') return barePng(bytes)
  const chunks = [...riffChunks(bytes)].filter(({ type }) => type !== 'EXIF')
  return riffFile(
    chunks.map(({ type, data }) => {
      const copy = data.slice()
      if (type === 'VP8X') copy[0] = (copy[0] ?? 0) & ~EXIF
      return riffChunk(type, copy)
    }),
  )
}

const [START_OF_SCAN, END_OF_IMAGE, COMMENT] = [0xda, 0xd9, 0xfe]
const [APP0, APP2, APP14, APP15] = [0xe0, 0xe2, 0xee, 0xef]

/**
 * Returns a JPEG without metadata: EXIF, XMP, comments, and any data after its end. Its pixels remain bit-exact, and so
 * does the data needed to decode them: JFIF, its profile, the Adobe segment. Bytes of other formats are returned whole.
 */
export function bareJpeg(bytes: Uint8Array): Uint8Array {
  const retained: Uint8Array[] = [bytes.subarray(0, 2)]
  const view = toDataView(bytes)
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return bytes
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === END_OF_IMAGE) break
    let end = at + 2 + view.getUint16(at + 2)
    if (marker === START_OF_SCAN) end = scanEnd(bytes, end)
    if (isNeeded(marker, bytes.subarray(at + 4, end))) retained.push(bytes.subarray(at, end))
    at = end
  }
  return joinBytes([...retained, Uint8Array.of(0xff, END_OF_IMAGE)])
}

function isNeeded(marker: number, data: Uint8Array): boolean {
  if (marker === COMMENT) return false
  if (marker < APP0 || marker > APP15) return true
  return marker === APP0 || marker === APP14 || (marker === APP2 && hasAscii(data, 0, 'ICC_PROFILE\0'))
}

/**
 * Returns the offset of the next marker after compressed pixels, in which a zero or a restart follows each 0xff (T.81,
 * B.1.1.5).
 */
function scanEnd(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? END_OF_IMAGE
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}
