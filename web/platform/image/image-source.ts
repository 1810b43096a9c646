import type { ImageSource } from '#lib/document/blocks.ts'
import { isOpaque } from '#lib/image/alpha.ts'
import { encodePng } from '#lib/image/encode-png.ts'
import type { ImageFormat, Orientation } from '#lib/image/header/image-header.ts'
import { barePng } from '#lib/image/metadata/bare-png.ts'
import { pixelsPerInch } from '#lib/image/metadata/density.ts'
import { findMetadata } from '#lib/image/metadata/find-metadata.ts'
import { bareJpeg } from '#lib/image/metadata/without-exif.ts'
import type { Size } from '#lib/image/size.ts'
import type { ImageFile } from './decode-image.ts'
import type { DecodedImage } from './decoded-image.ts'
import { encodeImage } from './encode-image.ts'
import { leftOut, mapImages, type OpenImages, openImages } from './open-images.ts'

/** Image as documents store it. */
type DocumentImage = Size & {
  readonly source: ImageSource
  /** How the stored pixels must be turned to be shown; the size is as shown. */
  readonly orientation: Orientation
}

/** The pictures of a file, and sentences about what could not be had. */
type DocumentImages = {
  readonly images: readonly DocumentImage[]
  /** Pixels per inch, where the file says so. */
  readonly perInch: number | undefined
  readonly notes: readonly string[]
}

type SourceOptions = {
  /** Of JPEGs that are made of other pictures. */
  readonly quality: number
  readonly keepsMetadata: boolean
  /** A document that turns no pictures needs upright ones. */
  readonly isUpright: boolean
}

/** Their pixels originate from cameras, and would be ten times as large without loss. */
const PHOTOS: readonly ImageFormat[] = ['heic', 'avif', 'webp', 'jpeg']

/**
 * Returns a JPEG with its compressed pixels unchanged, likewise a PNG without a profile; all others are decoded. Throws
 * a `UserError`.
 */
export async function imageSources(
  file: File,
  drawn: ImageBitmap | undefined,
  options: SourceOptions,
): Promise<DocumentImages> {
  const opened = await openImages(file, drawn)
  const { header, bytes } = opened
  const packed = asPacked(opened, options)
  return {
    images: packed ? [packed] : await mapImages(opened, (image) => asDecoded(image, opened, options)),
    perInch: pixelsPerInch(bytes),
    notes: leftOut(header),
  }
}

function asPacked(
  { header, bytes }: ImageFile,
  { keepsMetadata, isUpright }: SourceOptions,
): DocumentImage | undefined {
  const { format, orientation, width, height } = header
  if (format === 'jpeg' && (orientation === 1 || !isUpright))
    return {
      width,
      height,
      orientation,
      source: { kind: 'jpeg', bytes: keepsMetadata ? bytes : bareJpeg(bytes) },
    }
  if (format === 'png' && orientation === 1 && !findMetadata(bytes).hasProfile)
    return { width, height, orientation, source: { kind: 'png', bytes: barePng(bytes) } }
}

async function asDecoded(
  { width, height, part }: DecodedImage,
  { header, images }: OpenImages,
  { quality }: SourceOptions,
): Promise<DocumentImage> {
  const data = part({ x: 0, y: 0, width, height }).rows(0, height)
  const isPhoto = PHOTOS.includes(header.format) && isOpaque(data)
  const source = isPhoto
    ? await asJpeg(new ImageData(data, width, height), quality)
    : pixelsOf(data, { width, height }, images.length > 1)
  return { width, height, orientation: 1, source }
}

async function asJpeg(pixels: ImageData, quality: number): Promise<ImageSource> {
  const blob = await encodeImage(pixels, { format: 'jpeg', quality, isSmaller: false })
  return { kind: 'jpeg', bytes: new Uint8Array(await blob.arrayBuffer()) }
}

/** Returns the pixels; those of many pages are compressed, since together they would need too much memory. */
function pixelsOf(data: Uint8ClampedArray, size: Size, isOneOfMany: boolean): ImageSource {
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.length)
  return isOneOfMany ? { kind: 'png', bytes: encodePng(size, bytes) } : { kind: 'pixels', ...size, bytes }
}
