import { UserError } from '#lib/outcome/user-error.ts'
import type { PictureHeader } from '#lib/picture/header/picture-header.ts'
import { barePng } from '#lib/picture/metadata/bare-png.ts'
import type { NewMetadata } from '#lib/picture/metadata/put-metadata.ts'
import { FORMAT_FACTS, type OutputFormat } from '#lib/picture/output-format.ts'
import type { MadePicture, PictureWish, WrittenPicture } from '#lib/picture/picture-wish.ts'
import { keepsPixels, planResize } from '#lib/picture/plan/plan-resize.ts'
import { MAX_PIXELS, type Rect, type Size } from '#lib/picture/size.ts'
import type { Report } from '#lib/worker/answer-jobs.ts'
import { metadataOf, withMetadata } from './carry-metadata.ts'
import type { DecodedPicture } from './decoded-picture.ts'
import { shrinkPng } from './encode-picture.ts'
import { layOut } from './lay-out.ts'
import { writePicture } from './write-picture.ts'

/** A picture that was opened, with the bytes that it was opened from. */
export type OpenPicture = {
  readonly picture: DecodedPicture
  readonly header: PictureHeader
  readonly bytes: Uint8Array
}

const RESAMPLED = 0.6

/** Scales, cuts, lays out and writes a picture. Throws a `UserError` with the reason as a sentence. */
export async function makePicture(
  source: OpenPicture,
  wish: PictureWish,
  report: Report,
): Promise<MadePicture> {
  const { picture, header, bytes } = source
  const isDrawn = header.format === 'svg'
  const plan = planResize(isDrawn ? header : picture, wish.resize, wish.focus)
  refuseTooLarge(plan.size, wish.format)
  const metadata = metadataOf(bytes, wish, plan.size)
  const isCovered = wish.ground !== undefined && header.mayBeClear
  const isPacked = wish.format === 'png' && header.format === 'png' && header.orientation === 1
  if (isPacked && !isCovered && keepsPixels(plan, picture))
    return { ...plan.size, ...(await samePng(bytes, wish, metadata)) }
  // The page has drawn of an SVG just the part that is wanted, at its size.
  const part: Rect = isDrawn ? { x: 0, y: 0, width: picture.width, height: picture.height } : plan.part
  const pixels = layOut(
    picture.part(part),
    plan,
    { filter: wish.filter, isOpaque: !header.mayBeClear, ground: wish.ground },
    (fraction) => report(fraction * RESAMPLED),
  )
  picture.close()
  const written = await writePicture(pixels, wish, (fraction) =>
    report(RESAMPLED + fraction * (1 - RESAMPLED)),
  )
  return { ...plan.size, ...written, blob: await withMetadata(written.blob, metadata) }
}

function refuseTooLarge({ width, height }: Size, format: OutputFormat): void {
  const { longestSide, title } = FORMAT_FACTS[format]
  if (width * height > MAX_PIXELS) throw new UserError(`The result would be too large (${width}×${height}).`)
  if (Math.max(width, height) > longestSide)
    throw new UserError(
      `A ${title} can be up to ${longestSide.toLocaleString('en-US')} pixels wide and high.`,
    )
}

/** Pixels that stay as they are need not be unpacked and packed again, and stay so to the last bit. */
async function samePng(
  bytes: Uint8Array,
  { isSmaller }: PictureWish,
  { exif }: NewMetadata,
): Promise<WrittenPicture> {
  const bare = new Blob([new Uint8Array(barePng(bytes))], { type: 'image/png' })
  const small = isSmaller ? await shrinkPng(bare) : bare
  return { blob: await withMetadata(small, { exif }), quality: undefined, notes: [] }
}
