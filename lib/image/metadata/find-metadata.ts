import { hasAscii, joinBytes, readLatin1, toDataView } from '../../bytes/bytes.ts'
import { boxesIn, findBox } from '../header/bmff-header.ts'
import { getFormat } from '../header/image-format.ts'
import { APP2, exifOfSegment, jpegSegments } from './jpeg-segments.ts'
import { pngChunks } from './png-chunks.ts'
import { riffChunks } from './webp-chunks.ts'

type Metadata = {
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

const FULL = 4

type Extent = { readonly at: number; readonly length: number }

/** The TIFF structure of the EXIF in a HEIC or AVIF file (ISO/IEC 23008-12, A.2.1). */
export function exifOfHeic(bytes: Uint8Array): Uint8Array | undefined {
  try {
    return findExif(bytes)
  } catch (error) {
    // It ends before what it announces.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function findExif(bytes: Uint8Array): Uint8Array | undefined {
  const meta = findBox(boxesIn(bytes), 'meta')
  if (!meta) return undefined
  const parts = [...boxesIn(meta.data.subarray(FULL))]
  const [infos, places] = [findBox(parts, 'iinf'), findBox(parts, 'iloc')]
  const item = infos && itemOfType(infos.data, 'Exif')
  const extents = places && item !== undefined ? getExtents(places.data, item) : []
  if (extents.length === 0) return undefined
  const data = joinBytes(extents.map(({ at, length }) => bytes.subarray(at, at + length)))
  const tiff = data.subarray(4 + toDataView(data).getUint32(0))
  return hasAscii(tiff, 0, 'Exif\0\0') ? tiff.subarray(6) : tiff
}

/** ISO/IEC 14496-12, 8.11.6: the number of the first item of a type. */
function itemOfType(infos: Uint8Array, type: string): number | undefined {
  const head = toDataView(infos).getUint8(0) === 0 ? 6 : 8
  for (const { type: box, data } of boxesIn(infos.subarray(head))) {
    const version = data[0] ?? 0
    if (box !== 'infe' || version < 2) continue
    const isWide = version > 2
    if (readLatin1(data, isWide ? 10 : 8, 4) !== type) continue
    return isWide ? toDataView(data).getUint32(4) : toDataView(data).getUint16(4)
  }
  return undefined
}

/** Returns the extents of an item in the file (ISO/IEC 14496-12, 8.11.3). */
function getExtents(places: Uint8Array, wanted: number): readonly Extent[] {
  const view = toDataView(places)
  const version = view.getUint8(0)
  const [sizes, bases] = [view.getUint8(4), view.getUint8(5)]
  let at = 6
  const take = (length: number): number => {
    const start = at
    at += length
    if (length === 0) return 0
    if (length === 8) return Number(view.getBigUint64(start))
    return length === 2 ? view.getUint16(start) : view.getUint32(start)
  }
  const idSize = version < 2 ? 2 : 4
  for (let left = take(idSize); left > 0; left--) {
    const item = take(idSize)
    // Only data in the file itself can be read.
    const method = version === 0 ? 0 : take(2) & 15
    take(2)
    const base = take(bases >> 4)
    const extents = Array.from({ length: take(2) }, () => {
      if (version > 0) take(bases & 15)
      return { at: base + take(sizes >> 4), length: take(sizes & 15) }
    })
    if (item === wanted) return method === 0 ? extents : []
  }
  return []
}
