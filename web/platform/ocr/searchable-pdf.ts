import type { ImageSource } from '#lib/document/blocks.ts'
import type { Orientation } from '#lib/image/header/image-header.ts'
import type { Size } from '#lib/image/size.ts'
import { addText, type NumberedPage } from '#lib/ocr/searchable/add-text.ts'
import { type ImagePage, imagePdf } from '#lib/ocr/searchable/image-pdf.ts'
import { findPdfHeader } from '#lib/pdf/pdf-header.ts'
import type { DecodedImage } from '../image/decoded-image.ts'
import { openImages } from '../image/open-images.ts'

/** Creates a PDF of a scan, with the recognized words as an invisible layer. */
export async function searchablePdf(
  file: File,
  password: string | undefined,
  pages: readonly NumberedPage[],
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (findPdfHeader(bytes) !== -1) return addText(bytes, password, pages)
  const images = await scanImages(file)
  const imagePages: ImagePage[] = []
  for (const { number, page } of pages) {
    const image = await images[number]?.()
    if (image) imagePages.push({ ...image, page })
  }
  return imagePdf(imagePages)
}

/** Image in a form that a PDF can contain. */
type ScanImage = {
  readonly image: ImageSource
  readonly orientation: Orientation
  /** Upright. */
  readonly size: Size
}

/** The pages of a picture file: JPEG and PNG as they are, all others as pixels. */
async function scanImages(file: File): Promise<readonly (() => Promise<ScanImage>)[]> {
  const { header, bytes, images } = await openImages(file, undefined)
  const { format, orientation } = header
  if (format === 'jpeg' || format === 'png')
    return [async () => ({ image: { kind: format, bytes }, orientation, size: header })]
  return images.map((open) => async () => pixelsOf(await open()))
}

function pixelsOf(image: DecodedImage): ScanImage {
  const { width, height } = image
  const pixels = image.part({ x: 0, y: 0, width, height }).rows(0, height)
  image.close()
  const bytes = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  return { image: { kind: 'pixels', width, height, bytes }, orientation: 1, size: { width, height } }
}
