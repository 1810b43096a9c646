import { toDataView } from '../../bytes/bytes.ts'
import { jpegSegments } from '../metadata/jpeg-segments.ts'
import { pngChunks } from '../metadata/png-chunks.ts'
import type { ImageFormat } from './image-header.ts'

const END_OF_IMAGE = 0xd9

/**
 * Returns whether a file has its end. Some browsers draw a truncated image and leave the rest gray, which must not end
 * up in an archive of fifty.
 */
export function isWhole(bytes: Uint8Array, format: ImageFormat): boolean {
  switch (format) {
    case 'jpeg':
      return hasJpegEnd(bytes)
    case 'png':
      return [...pngChunks(bytes)].some(({ type }) => type === 'IEND')
    case 'webp':
      return bytes.length >= 8 + toDataView(bytes).getUint32(4, true)
    default:
      return true
  }
}

/** Searches after the header segments, one of which can contain a small JPEG with another end. */
function hasJpegEnd(bytes: Uint8Array): boolean {
  let start = 0
  for (const { data } of jpegSegments(bytes)) start = data.byteOffset + data.length - bytes.byteOffset
  for (let at = bytes.lastIndexOf(END_OF_IMAGE); at > start; at = bytes.lastIndexOf(END_OF_IMAGE, at - 1))
    if (bytes[at - 1] === 0xff) return true
  return false
}
