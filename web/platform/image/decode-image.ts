import { unknownContent } from '#lib/files/unknown-content.ts'
import { getFormat } from '#lib/image/header/image-format.ts'
import type { ImageHeader } from '#lib/image/header/image-header.ts'
import { isWhole } from '#lib/image/header/is-whole.ts'
import { readImageHeader } from '#lib/image/header/read-image-header.ts'
import { refuseLongSides, refuseUnsupported } from '#lib/image/header/unsupported-image.ts'
import { withoutExif } from '#lib/image/metadata/without-exif.ts'
import { MAX_PIXELS, sizeText } from '#lib/image/size.ts'
import { upright } from '#lib/image/upright.ts'
import { UserError } from '#lib/result/user-error.ts'
import { type DecodedImage, inMemory, ofBitmap } from './decoded-image.ts'

const DAMAGED = 'The file is damaged or incomplete.'

/**
 * Opens a picture in a worker: by the browser where it can, else by an engine that is loaded for it. An SVG can only be
 * drawn on the page. Throws a `UserError` for a file that nothing can read.
 */
export async function decodeImage(
  bytes: Uint8Array<ArrayBuffer>,
  { format, orientation }: ImageHeader,
): Promise<DecodedImage> {
  try {
    if (orientation !== 1 && (format === 'png' || format === 'webp'))
      return turnedUpright(
        await createImageBitmap(new Blob([new Uint8Array(withoutExif(bytes, format))])),
        orientation,
      )
    return ofBitmap(await createImageBitmap(new Blob([bytes])))
  } catch {
    if (format === 'heic') return (await import('./engine-heic.ts')).decodeHeic(bytes, DAMAGED)
    if (format === 'tiff') return (await import('./engine-tiff.ts')).decodeTiff(bytes, orientation, DAMAGED)
    throw new UserError(DAMAGED)
  }
}

/** All browsers turn JPEGs as their EXIF says; of PNG and WebP each thinks otherwise, so those are turned here. */
function turnedUpright(bitmap: ImageBitmap, orientation: ImageHeader['orientation']): DecodedImage {
  const { width, height, part, close } = ofBitmap(bitmap)
  const shown = upright(part({ x: 0, y: 0, width, height }).rows(0, height), { width, height }, orientation)
  close()
  return inMemory(shown.pixels, shown)
}

export type ImageFile = { readonly header: ImageHeader; readonly bytes: Uint8Array<ArrayBuffer> }

/** Reads an image file and checks its header before anything is decoded. Throws a `UserError` that names the file. */
export async function openImageFile(file: File): Promise<ImageFile> {
  if (file.size === 0) throw new UserError(`"${file.name}" is empty.`)
  const bytes = await bytesOf(file)
  const format = getFormat(bytes)
  if (!format) throw new UserError(unknownContent(file.name))
  refuseUnsupported(bytes, format)
  const header = readImageHeader(bytes)
  if (!header || !isWhole(bytes, format)) throw new UserError(`"${file.name}" is damaged or incomplete.`)
  if (header.width * header.height > MAX_PIXELS)
    throw new UserError(`"${file.name}" is too large to process (${sizeText(header)}).`)
  refuseLongSides(file.name, header)
  return { header, bytes }
}

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    throw new UserError(`"${file.name}" could not be read.`)
  }
}
