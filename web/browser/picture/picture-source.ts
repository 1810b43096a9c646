import type { ImageSource } from '#lib/document/blocks.ts'
import type { Orientation, PictureFormat } from '#lib/picture/header/picture-header.ts'
import { bareJpeg } from '#lib/picture/metadata/bare-jpeg.ts'
import { barePng } from '#lib/picture/metadata/bare-png.ts'
import { findMetadata } from '#lib/picture/metadata/find-metadata.ts'
import type { Size } from '#lib/picture/size.ts'
import { decodePicture } from './decode-picture.ts'
import { ofBitmap } from './decoded-picture.ts'
import { encodePicture } from './encode-picture.ts'
import { openPictureFile } from './open-file.ts'

/** A picture as documents hold it. */
export type DocumentPicture = Size & {
  readonly source: ImageSource
  /** How the stored pixels must be turned to be shown; the size is as shown. */
  readonly orientation: Orientation
  readonly header: { readonly format: PictureFormat; readonly hasMore: boolean }
  readonly bytes: Uint8Array
}

type SourceOptions = {
  /** Of JPEGs that are made of other pictures. */
  readonly quality: number
  readonly keepsMetadata: boolean
  /** A document that turns no pictures needs upright ones. */
  readonly isUpright: boolean
}

/** Their pixels come from cameras, and would be ten times as large without loss. */
const PHOTOS: readonly PictureFormat[] = ['heic', 'avif', 'webp', 'jpeg']

/** A JPEG keeps its packed pixels, a PNG without a profile too; all else is decoded. Throws a `UserError`. */
export async function pictureSource(
  file: File,
  drawn: ImageBitmap | undefined,
  { quality, keepsMetadata, isUpright }: SourceOptions,
): Promise<DocumentPicture> {
  const { header, bytes } = await openPictureFile(file)
  const { format, orientation } = header
  const asStored = { width: header.width, height: header.height, header, bytes }
  if (format === 'jpeg' && (orientation === 1 || !isUpright))
    return {
      ...asStored,
      orientation,
      source: { kind: 'jpeg', bytes: keepsMetadata ? bytes : bareJpeg(bytes) },
    }
  if (format === 'png' && orientation === 1 && !findMetadata(bytes).hasProfile)
    return { ...asStored, orientation, source: { kind: 'png', bytes: barePng(bytes) } }
  const picture = drawn ? ofBitmap(drawn) : await decodePicture(bytes, header)
  const { width, height } = picture
  const data = picture.part({ x: 0, y: 0, width, height }).rows(0, height)
  picture.close()
  const isPhoto = PHOTOS.includes(format) && isOpaque(data)
  const source = isPhoto
    ? await asJpeg(new ImageData(data, width, height), quality)
    : pixelsOf(data, width, height)
  return { width, height, orientation: 1, source, header, bytes }
}

function isOpaque(pixels: Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false
  return true
}

async function asJpeg(pixels: ImageData, quality: number): Promise<ImageSource> {
  const blob = await encodePicture(pixels, { format: 'jpeg', quality, isSmaller: false })
  return { kind: 'jpeg', bytes: new Uint8Array(await blob.arrayBuffer()) }
}

function pixelsOf(data: Uint8ClampedArray, width: number, height: number): ImageSource {
  return { kind: 'pixels', width, height, bytes: new Uint8Array(data.buffer, data.byteOffset, data.length) }
}
