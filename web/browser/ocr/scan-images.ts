import type { ImageSource } from '#lib/document/blocks.ts'
import type { Orientation } from '#lib/picture/header/picture-header.ts'
import type { Size } from '#lib/picture/size.ts'
import { decodePicture } from '../picture/decode-picture.ts'
import type { DecodedPicture } from '../picture/decoded-picture.ts'
import { openPictureFile } from '../picture/open-file.ts'

/** A picture as a PDF can hold it. */
export type ScanImage = {
  readonly image: ImageSource
  readonly orientation: Orientation
  /** Upright. */
  readonly size: Size
}

/** The pages of a picture file: JPEG and PNG as they are, all others as pixels. */
export async function scanImages(file: File): Promise<readonly (() => Promise<ScanImage>)[]> {
  const { header, bytes } = await openPictureFile(file)
  const { format, orientation } = header
  if (format === 'jpeg' || format === 'png')
    return [async () => ({ image: { kind: format, bytes }, orientation, size: header })]
  if (format === 'tiff') {
    const { openTiff } = await import('../picture/engine-tiff.ts')
    return openTiff(bytes, `"${file.name}" is damaged or incomplete.`).map(
      (decode) => async () => pixelsOf(decode()),
    )
  }
  return [async () => pixelsOf(await decodePicture(bytes, header))]
}

function pixelsOf(picture: DecodedPicture): ScanImage {
  const { width, height } = picture
  const pixels = picture.part({ x: 0, y: 0, width, height }).rows(0, height)
  picture.close()
  const bytes = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  return { image: { kind: 'pixels', width, height, bytes }, orientation: 1, size: { width, height } }
}
