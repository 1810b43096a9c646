import type { ImageHeader } from '#lib/image/header/image-header.ts'
import { UserError } from '#lib/result/user-error.ts'
import { decodeImage, type ImageFile, openImageFile } from './decode-image.ts'
import { type DecodedImage, ofBitmap } from './decoded-image.ts'

/** A file with its pictures, none of them decoded yet: the pages of a TIFF, of all else the first frame alone. */
export type OpenImages = ImageFile & {
  readonly images: readonly (() => Promise<DecodedImage>)[]
}

/** `drawn` is the picture of an SVG, which only a page can draw. Throws a `UserError` for a file that nothing can read. */
export async function openImages(file: File, drawn: ImageBitmap | undefined): Promise<OpenImages> {
  const { header, bytes } = await openImageFile(file)
  if (drawn) {
    const { width, height } = drawn
    return { header: { ...header, width, height }, bytes, images: [async () => ofBitmap(drawn)] }
  }
  if (!hasPages(header)) return { header, bytes, images: [() => decodeImage(bytes, header)] }
  const { openTiff } = await import('./engine-tiff.ts')
  const images = openTiff(bytes, `"${file.name}" is damaged or incomplete.`)
  return { header, bytes, images }
}

/** Of each picture in turn what `make` makes of it; one at a time is decoded. */
export async function mapImages<T>(
  { images }: OpenImages,
  make: (image: DecodedImage, index: number) => Promise<T>,
): Promise<readonly T[]> {
  const made: T[] = []
  for (const [index, open] of images.entries()) {
    const image = await open().catch((error: unknown) => {
      throw index > 0 && error instanceof UserError ? onPage(index + 1, error) : error
    })
    try {
      made.push(await make(image, index))
    } finally {
      image.close()
    }
  }
  return made
}

/** Returns the omitted parts of a file, as a sentence. */
export function leftOut(header: ImageHeader): readonly string[] {
  return header.hasMore && !hasPages(header) ? ['Only the first frame was converted.'] : []
}

function hasPages({ format, hasMore }: ImageHeader): boolean {
  return format === 'tiff' && hasMore
}

function onPage(number: number, { problem }: UserError): UserError {
  return new UserError(`On page ${number}: ${problem.message}`, problem.detail)
}
