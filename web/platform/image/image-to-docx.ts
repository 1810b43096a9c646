import type { ImageBlock } from '#lib/document/blocks.ts'
import { writeDocx } from '#lib/document/write-docx.ts'
import { splitName } from '#lib/files/free-names.ts'
import { pageMargins, planPage } from '#lib/image/plan-page.ts'
import { UserError } from '#lib/result/user-error.ts'
import type { ConvertedImages } from './convert-image.ts'
import { imageSources } from './image-source.ts'

export type ImageDocxConversion = { readonly paper: 'a4' | 'letter'; readonly quality: number }

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/**
 * Creates a Word document that contains each image of a file on a page. Throws a `UserError` for an unreadable file.
 */
export async function imageToDocx(
  file: File,
  { paper, quality }: ImageDocxConversion,
  drawn: ImageBitmap | undefined,
): Promise<ConvertedImages> {
  const { images, perInch, notes } = await imageSources(file, drawn, {
    quality,
    keepsMetadata: false,
    isUpright: true,
  })
  const title = splitName(file.name).stem
  const sheets = images.map(({ source, ...size }) => {
    const { page, place } = planPage(size, perInch, paper, false)
    const { width, height } = place
    const image: ImageBlock = { kind: 'image-block', source, width, height, alt: title }
    return { page: { ...page, margins: pageMargins }, image }
  })
  const [first, ...others] = sheets
  if (!first) throw new UserError('There is no picture in it.')
  const docx = writeDocx({
    meta: { title, createdAt: new Date(file.lastModified) },
    language: 'en',
    page: first.page,
    blocks: [
      first.image,
      ...others.flatMap(({ page, image }) => [{ kind: 'page-break' as const, page }, image]),
    ],
  })
  return { blobs: [new Blob([docx], { type: DOCX })], notes }
}
