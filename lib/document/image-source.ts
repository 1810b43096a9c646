import { decodeBase64 } from '../bytes/decode-base64.ts'
import { readImageHeader } from '../image/header/read-image-header.ts'
import { readJpegHead } from '../image/jpeg-head.ts'
import { readPng, toPixels } from '../image/png.ts'
import type { ImageSource } from './blocks.ts'

/** Larger images are not decoded merely to check whether they can be. */
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

type DataImage = { readonly source: ImageSource; readonly width: number; readonly height: number }

const POINTS_PER_PIXEL = 0.75

/** The picture of a `data:` address with its size in points; undefined for one that cannot be read. */
export function dataImage(url: string): DataImage | undefined {
  const [, encoding, data = ''] = /^data:image\/[\w.+-]+((?:;[\w=-]+)*),([\s\S]*)$/i.exec(url) ?? []
  if (encoding === undefined || !/;base64$/i.test(encoding)) return undefined
  const bytes = getBytes(data)
  const source = bytes && imageSource(bytes)
  const size = bytes && readImageHeader(bytes)
  return (
    source && size && { source, width: size.width * POINTS_PER_PIXEL, height: size.height * POINTS_PER_PIXEL }
  )
}

function getBytes(text: string): Uint8Array | undefined {
  try {
    return decodeBase64(new TextEncoder().encode(decodeURIComponent(text).replace(/\s/g, '')))
  } catch {
    return undefined
  }
}
