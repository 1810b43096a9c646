import { splitName } from '#lib/files/free-names.ts'
import { type PaperSize, planPage } from '#lib/image/plan-page.ts'
import { writeImagePages } from '#lib/typeset/pdf/write-image-pages.ts'
import type { ConvertedImages } from './convert-image.ts'
import { imageSources } from './image-source.ts'

export type ImagePdfConversion = {
  readonly paper: PaperSize
  readonly fillsPage: boolean
  readonly quality: number
  readonly keepsMetadata: boolean
}

/** A PDF of one page for each picture of a file. Throws a `UserError` for a file that nothing can read. */
export async function imageToPdf(
  file: File,
  { paper, fillsPage, ...options }: ImagePdfConversion,
  drawn: ImageBitmap | undefined,
): Promise<ConvertedImages> {
  const { images, perInch, notes } = await imageSources(file, drawn, { ...options, isUpright: false })
  const title = splitName(file.name).stem
  const pdf = await writeImagePages(
    images.map((image) => ({
      ...planPage(image, perInch, paper, fillsPage),
      source: image.source,
      orientation: image.orientation,
      alt: title,
    })),
    { title, createdAt: new Date(file.lastModified) },
  )
  return { blobs: [new Blob([pdf], { type: 'application/pdf' })], notes }
}
