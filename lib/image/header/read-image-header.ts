import { readAvifOrHeic } from './bmff-header.ts'
import { readBmp } from './bmp-header.ts'
import { readGif } from './gif-header.ts'
import { readIco } from './ico-header.ts'
import { getFormat } from './image-format.ts'
import type { ImageFormat, ImageHeader } from './image-header.ts'
import { readJpeg } from './jpeg-header.ts'
import { readPng } from './png-header.ts'
import { readSvg } from './svg-header.ts'
import { readTiff } from './tiff-header.ts'
import { readWebp } from './webp-header.ts'

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
