import type { ImageSource } from '#lib/document/blocks.ts'
import type { Orientation } from '#lib/picture/header/picture-header.ts'
import type { Size } from '#lib/picture/size.ts'
import type { DecodedPicture } from '../picture/decoded-picture.ts'
import { openPictures } from '../picture/open-pictures.ts'

/** A picture as a PDF can hold it. */
export type ScanImage = {
  readonly image: ImageSource
  readonly orientation: Orientation
  /** Upright. */
  readonly size: Size
}

/** The pages of a picture file: JPEG and PNG as they are, all others as pixels. */
export async function scanImages(file: File): Promise<readonly (() => Promise<ScanImage>)[]> {
  const { header, bytes, pictures } = await openPictures(file, undefined)
  const { format, orientation } = header
  if (format === 'jpeg' || format === 'png')
    return [async () => ({ image: { kind: format, bytes }, orientation, size: header })]
  return pictures.map((open) => async () => pixelsOf(await open()))
}

function pixelsOf(picture: DecodedPicture): ScanImage {
  const { width, height } = picture
  const pixels = picture.part({ x: 0, y: 0, width, height }).rows(0, height)
  picture.close()
  const bytes = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  return { image: { kind: 'pixels', width, height, bytes }, orientation: 1, size: { width, height } }
}
