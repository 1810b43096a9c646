import { splitName } from '#lib/file-name/free-names.ts'
import { pixelsPerInch } from '#lib/picture/metadata/density.ts'
import { type PaperSize, planPage } from '#lib/picture/plan/plan-page.ts'
import { writePicturePage } from '#lib/typeset/pdf/write-picture-page.ts'
import { type ConvertedPicture, onlyFirst } from './convert-picture.ts'
import { pictureSource } from './picture-source.ts'

export type PicturePdfConversion = {
  readonly paper: PaperSize
  readonly fillsPage: boolean
  readonly quality: number
  readonly keepsMetadata: boolean
}

/** A PDF of one page that holds a picture. Throws a `UserError` for a file that nothing can read. */
export async function pictureToPdf(
  file: File,
  { paper, fillsPage, ...options }: PicturePdfConversion,
  drawn: ImageBitmap | undefined,
): Promise<ConvertedPicture> {
  const picture = await pictureSource(file, drawn, { ...options, isUpright: false })
  const { header, bytes, source, orientation } = picture
  const title = splitName(file.name).stem
  const plan = planPage(picture, pixelsPerInch(bytes), paper, fillsPage)
  const pdf = await writePicturePage(
    { ...plan, source, orientation, alt: title },
    { title, createdAt: new Date(file.lastModified) },
  )
  return {
    blob: new Blob([pdf], { type: 'application/pdf' }),
    notes: header.hasMore ? [onlyFirst(header.format)] : [],
  }
}
