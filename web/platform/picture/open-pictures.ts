import { UserError } from '#lib/outcome/user-error.ts'
import type { PictureHeader } from '#lib/picture/header/picture-header.ts'
import { decodePicture } from './decode-picture.ts'
import { type DecodedPicture, ofBitmap } from './decoded-picture.ts'
import { openPictureFile, type PictureFile } from './open-file.ts'

/** A file with its pictures, none of them decoded yet: the pages of a TIFF, of all else the first frame alone. */
export type OpenPictures = PictureFile & {
  readonly pictures: readonly (() => Promise<DecodedPicture>)[]
}

/** `drawn` is the picture of an SVG, which only a page can draw. Throws a `UserError` for a file that nothing can read. */
export async function openPictures(file: File, drawn: ImageBitmap | undefined): Promise<OpenPictures> {
  const { header, bytes } = await openPictureFile(file)
  if (drawn) {
    const { width, height } = drawn
    return { header: { ...header, width, height }, bytes, pictures: [async () => ofBitmap(drawn)] }
  }
  if (!hasPages(header)) return { header, bytes, pictures: [() => decodePicture(bytes, header)] }
  const { openTiff } = await import('./engine-tiff.ts')
  const pages = openTiff(bytes, `"${file.name}" is damaged or incomplete.`)
  return { header, bytes, pictures: pages.map((open) => async () => open()) }
}

/** Of each picture in turn what `make` makes of it; one at a time is decoded. */
export async function mapPictures<T>(
  { pictures }: OpenPictures,
  make: (picture: DecodedPicture, index: number) => Promise<T>,
): Promise<readonly T[]> {
  const made: T[] = []
  for (const [index, open] of pictures.entries()) {
    const picture = await open().catch((error: unknown) => {
      throw index > 0 && error instanceof UserError ? onPage(index + 1, error) : error
    })
    try {
      made.push(await make(picture, index))
    } finally {
      picture.close()
    }
  }
  return made
}

/** What a file had beside what was taken of it, as a sentence. */
export function leftOut(header: PictureHeader): readonly string[] {
  return header.hasMore && !hasPages(header) ? ['Only the first frame was converted.'] : []
}

function hasPages({ format, hasMore }: PictureHeader): boolean {
  return format === 'tiff' && hasMore
}

function onPage(number: number, { problem }: UserError): UserError {
  return new UserError(`On page ${number}: ${problem.message}`, problem.detail)
}
