import { hasAscii } from '../../bytes/byte-view.ts'
import { getFormat } from '../header/image-format.ts'
import { exifOfHeic } from './heic-exif.ts'
import { APP2, exifOfSegment, jpegSegments } from './jpeg-segments.ts'
import { pngChunks } from './png-chunks.ts'
import { riffChunks } from './webp-chunks.ts'

export type Metadata = {
  /** The TIFF structure of its EXIF. */
  readonly exif: Uint8Array | undefined
  readonly hasProfile: boolean
}

const NOTHING: Metadata = { exif: undefined, hasProfile: false }
const PROFILE = 'ICC_PROFILE\0'

/** Returns the metadata of an image file. */
export function findMetadata(bytes: Uint8Array): Metadata {
  switch (getFormat(bytes)) {
    case 'jpeg':
      return ofJpeg(bytes)
    case 'png':
      return ofPng(bytes)
    case 'webp':
      return ofWebp(bytes)
    case 'heic':
    case 'avif':
      return { exif: exifOfHeic(bytes), hasProfile: false }
    case 'tiff':
      return { exif: bytes, hasProfile: false }
    default:
      return NOTHING
  }
}

function ofJpeg(bytes: Uint8Array): Metadata {
  const segments = [...jpegSegments(bytes)]
  return {
    exif: segments.map(exifOfSegment).find((exif) => exif !== undefined),
    hasProfile: segments.some(({ marker, data }) => marker === APP2 && hasAscii(data, 0, PROFILE)),
  }
}

function ofPng(bytes: Uint8Array): Metadata {
  const chunks = [...pngChunks(bytes)]
  return {
    exif: chunks.find(({ type }) => type === 'eXIf')?.data,
    hasProfile: chunks.some(({ type }) => type === 'iCCP'),
  }
}

function ofWebp(bytes: Uint8Array): Metadata {
  const chunks = [...riffChunks(bytes)]
  const exif = chunks.find(({ type }) => type === 'EXIF')?.data
  return {
    // Some programs write the JPEG prefix before it.
    exif: exif && hasAscii(exif, 0, 'Exif\0\0') ? exif.subarray(6) : exif,
    hasProfile: chunks.some(({ type }) => type === 'ICCP'),
  }
}
