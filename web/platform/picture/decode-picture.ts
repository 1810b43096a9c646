import { UserError } from '#lib/outcome/user-error.ts'
import type { PictureHeader } from '#lib/picture/header/picture-header.ts'
import { withoutExif } from '#lib/picture/metadata/without-exif.ts'
import { upright } from '#lib/picture/upright.ts'
import { type DecodedPicture, inMemory, ofBitmap } from './decoded-picture.ts'

const DAMAGED = 'The file is damaged or incomplete.'

/**
 * Opens a picture in a worker: by the browser where it can, else by an engine that is loaded for it. An SVG can only be
 * drawn on the page. Throws a `UserError` for a file that nothing can read.
 */
export async function decodePicture(
  bytes: Uint8Array<ArrayBuffer>,
  { format, orientation }: PictureHeader,
): Promise<DecodedPicture> {
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
function turnedUpright(bitmap: ImageBitmap, orientation: PictureHeader['orientation']): DecodedPicture {
  const { width, height, part, close } = ofBitmap(bitmap)
  const shown = upright(part({ x: 0, y: 0, width, height }).rows(0, height), { width, height }, orientation)
  close()
  return inMemory(shown.pixels, shown)
}
