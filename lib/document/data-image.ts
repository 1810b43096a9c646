import { decodeBase64 } from '../bytes/decode-base64.ts'
import { readImageHeader } from '../image/header/read-image-header.ts'
import type { ImageSource } from './blocks.ts'
import { imageSource } from './image-source.ts'

export type DataImage = { readonly source: ImageSource; readonly width: number; readonly height: number }

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
