import { toDataView } from '../../bytes/bytes.ts'
import { getFileType } from '../../files/file-type.ts'
import { type Directory, exifOrientation, readDirectory, readTiffStart } from '../exif-directory.ts'
import { exifOfSegment, jpegSegments } from '../metadata/jpeg-segments.ts'
import { pngChunks } from '../metadata/png-chunks.ts'
import type { Size } from '../size.ts'
import { readAvifOrHeic } from './bmff-header.ts'
import { getFormat } from './image-format.ts'
import { getOrientation, type ImageFormat, type ImageHeader, isOnItsSide } from './image-header.ts'
import { readSvg } from './svg-header.ts'
import { readWebp } from './webp-header.ts'

const [HEAD, ENTRY] = [6, 16]

/**
 * Reads the largest of the icons, which browsers draw. If it is a PNG, its own header is more precise than the list.
 */
export function readIco(bytes: Uint8Array): ImageHeader | undefined {
  const view = toDataView(bytes)
  const count = view.getUint16(4, true)
  const sizes = Array.from({ length: count }, (_, index) => entrySize(bytes, HEAD + index * ENTRY))
  const largest = sizes.sort((a, b) => b.width * b.height - a.width * a.height)[0]
  if (!largest) return undefined
  return { format: 'ico', ...largest, orientation: 1, mayBeClear: true, hasMore: false }
}

function entrySize(bytes: Uint8Array, at: number): Size {
  const view = toDataView(bytes)
  const inside = bytes.subarray(view.getUint32(at + 12, true))
  if (getFileType(inside)?.extension === 'png') {
    const { width, height } = readPng(inside)
    return { width, height }
  }
  // A side of 256 does not fit into its byte, and is written as 0.
  return { width: view.getUint8(at) || 256, height: view.getUint8(at + 1) || 256 }
}

const OLD_HEADER = 12

/** The header of OS/2 has 16 bits a side; those of Windows have 32, a negative height for rows from the top. */
export function readBmp(bytes: Uint8Array): ImageHeader {
  const view = toDataView(bytes)
  const isOld = view.getUint32(14, true) === OLD_HEADER
  const width = isOld ? view.getUint16(18, true) : view.getInt32(18, true)
  const height = isOld ? view.getUint16(20, true) : Math.abs(view.getInt32(22, true))
  return { format: 'bmp', width, height, orientation: 1, mayBeClear: true, hasMore: false }
}

const SCREEN_END = 13
const [EXTENSION, IMAGE] = [0x21, 0x2c]

/** GIF89a, 18: the logical screen; frames are counted only to see whether there is a second. */
export function readGif(bytes: Uint8Array): ImageHeader {
  const view = toDataView(bytes)
  return {
    format: 'gif',
    width: view.getUint16(6, true),
    height: view.getUint16(8, true),
    orientation: 1,
    mayBeClear: true,
    hasMore: hasSecondFrame(bytes, SCREEN_END + tableSize(view.getUint8(10))),
  }
}

function hasSecondFrame(bytes: Uint8Array, start: number): boolean {
  let frames = 0
  let at = start
  while (at < bytes.length) {
    const kind = bytes[at]
    if (kind === EXTENSION) at = blocksEnd(bytes, at + 2)
    else if (kind === IMAGE) {
      if (++frames === 2) return true
      at = blocksEnd(bytes, at + 11 + tableSize(bytes[at + 9] ?? 0))
    } else return false
  }
  return false
}

/** The size of the color table that these flags announce. */
function tableSize(flags: number): number {
  return flags & 0x80 ? 3 << ((flags & 7) + 1) : 0
}

/** Returns the end of a chain of length-prefixed blocks. */
function blocksEnd(bytes: Uint8Array, start: number): number {
  let at = start
  for (;;) {
    const length = bytes[at]
    if (length === undefined) return bytes.length
    at += 1 + length
    if (length === 0) return at
  }
}

const HAS_ALPHA = 4

/** Reads the size of the first chunk (PNG, third edition, 11.2.1), and the orientation from `eXIf`. */
function readPng(bytes: Uint8Array): ImageHeader {
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

const [WIDTH, HEIGHT, ORIENTATION] = [0x100, 0x101, 0x112]

/** TIFF 6.0, section 2: the first page. */
function readTiff(bytes: Uint8Array): ImageHeader | undefined {
  const start = readTiffStart(bytes)
  if (!start) return undefined
  const page = readDirectory(bytes, start, start.first)
  const [width, height] = [getNumber(page, WIDTH), getNumber(page, HEIGHT)]
  if (!width || !height) return undefined
  const orientation = getOrientation(getNumber(page, ORIENTATION))
  const shown = isOnItsSide(orientation) ? { width: height, height: width } : { width, height }
  return { format: 'tiff', ...shown, orientation, mayBeClear: true, hasMore: page.next !== 0 }
}

function getNumber({ entries }: Directory, tag: number): number | undefined {
  return entries.find((entry) => entry.tag === tag)?.number
}

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

type Read = (bytes: Uint8Array) => ImageHeader | undefined

const READERS: Readonly<Record<ImageFormat, Read>> = {
  png: readPng,
  jpeg: readJpeg,
  gif: readGif,
  webp: readWebp,
  avif: readAvifOrHeic,
  heic: readAvifOrHeic,
  bmp: readBmp,
  ico: readIco,
  tiff: readTiff,
  svg: readSvg,
}

/**
 * Reads the image header of a file, by its bytes and never its name. Returns undefined if it is not an image, is
 * damaged, or does not contain its header yet: some formats can have it at their end.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const format = getFormat(bytes)
  if (!format) return undefined
  try {
    const header = READERS[format](bytes)
    return header && header.width > 0 && header.height > 0 ? header : undefined
  } catch (error) {
    // It ends before what it announces.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
