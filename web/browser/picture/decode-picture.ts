import { UserError } from '#lib/outcome/user-error.ts'
import type { PictureHeader } from '#lib/picture/header/picture-header.ts'
import { type DecodedPicture, ofBitmap } from './decoded-picture.ts'

const DAMAGED = 'The file is damaged or incomplete.'

/**
 * Opens a picture in a worker: by the browser where it can, else by an engine that is loaded for it. An SVG can only be
 * drawn on the page. Throws a `UserError` for a file that nothing can read.
 */
export async function decodePicture(
  file: Blob,
  { format, orientation }: PictureHeader,
): Promise<DecodedPicture> {
  try {
    return ofBitmap(await createImageBitmap(file))
  } catch {
    if (format === 'heic') return (await import('./engine-heic.ts')).decodeHeic(await bytesOf(file), DAMAGED)
    if (format === 'tiff')
      return (await import('./engine-tiff.ts')).decodeTiff(await bytesOf(file), orientation, DAMAGED)
    throw new UserError(DAMAGED)
  }
}

async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer())
}
