import { addText, type NumberedPage } from '#lib/ocr/searchable/add-text.ts'
import { type ImagePage, imagePdf } from '#lib/ocr/searchable/image-pdf.ts'
import { findPdfHeader } from '#lib/pdf/pdf-header.ts'
import { scanImages } from './scan-images.ts'

/** A PDF of a scan, with the words that were read laid over its pages. */
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
