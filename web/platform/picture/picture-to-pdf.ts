import { splitName } from '#lib/file-name/free-names.ts'
import { type PaperSize, planPage } from '#lib/picture/plan/plan-page.ts'
import { writePicturePages } from '#lib/typeset/pdf/write-picture-pages.ts'
import type { ConvertedPictures } from './convert-picture.ts'
import { pictureSources } from './picture-source.ts'

export type PicturePdfConversion = {
  readonly paper: PaperSize
  readonly fillsPage: boolean
  readonly quality: number
  readonly keepsMetadata: boolean
}

/** A PDF of one page for each picture of a file. Throws a `UserError` for a file that nothing can read. */
export async function pictureToPdf(
  file: File,
  { paper, fillsPage, ...options }: PicturePdfConversion,
  drawn: ImageBitmap | undefined,
): Promise<ConvertedPictures> {
  const { pictures, perInch, notes } = await pictureSources(file, drawn, { ...options, isUpright: false })
  const title = splitName(file.name).stem
  const pdf = await writePicturePages(
    pictures.map((picture) => ({
      ...planPage(picture, perInch, paper, fillsPage),
      source: picture.source,
      orientation: picture.orientation,
      alt: title,
    })),
    { title, createdAt: new Date(file.lastModified) },
  )
  return { blobs: [new Blob([pdf], { type: 'application/pdf' })], notes }
}
