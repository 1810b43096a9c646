import { writeDocx } from '#lib/document/write-docx.ts'
import { splitName } from '#lib/file-name/free-names.ts'
import { pixelsPerInch } from '#lib/picture/metadata/density.ts'
import { pageMargins, planPage } from '#lib/picture/plan/plan-page.ts'
import { type ConvertedPicture, onlyFirst } from './convert-picture.ts'
import { pictureSource } from './picture-source.ts'

export type PictureDocxConversion = { readonly paper: 'a4' | 'letter'; readonly quality: number }

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A Word document that holds a picture, on one page. Throws a `UserError` for a file that nothing can read. */
export async function pictureToDocx(
  file: File,
  { paper, quality }: PictureDocxConversion,
  drawn: ImageBitmap | undefined,
): Promise<ConvertedPicture> {
  const picture = await pictureSource(file, drawn, { quality, keepsMetadata: false, isUpright: true })
  const { header, bytes, source } = picture
  const title = splitName(file.name).stem
  const { page, place } = planPage(picture, pixelsPerInch(bytes), paper, false)
  const docx = writeDocx({
    meta: { title, createdAt: new Date(file.lastModified) },
    language: 'en',
    page: { ...page, margins: pageMargins },
    blocks: [{ kind: 'image-block', source, width: place.width, height: place.height, alt: title }],
  })
  return { blob: new Blob([docx], { type: DOCX }), notes: header.hasMore ? [onlyFirst(header.format)] : [] }
}
