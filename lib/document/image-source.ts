import { readImageHeader } from '../image/header/read-image-header.ts'
import { readJpegHead } from '../image/jpeg-head.ts'
import { readPng, toPixels } from '../image/png.ts'
import type { ImageSource } from './blocks.ts'

/** More pixels than that are not decoded only to see whether they can be. */
const MAX_TRIED_BYTES = 4_000_000

/** A JPEG or PNG as a picture of a document; undefined for other formats and for what is damaged. */
export function imageSource(bytes: Uint8Array): ImageSource | undefined {
  try {
    const header = readImageHeader(bytes)
    if (header?.format === 'jpeg') readJpegHead(bytes)
    else if (header?.format === 'png') {
      const png = readPng(bytes)
      if (!png.isPlain && header.width * header.height < MAX_TRIED_BYTES) toPixels(png)
    } else return undefined
    return { kind: header.format, bytes }
  } catch {
    return undefined
  }
}
