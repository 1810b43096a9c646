import type { ImageHeader } from '#lib/image/header/image-header.ts'
import {
  FORMAT_FACTS,
  type ImageOptions,
  type MadeImage,
  type OutputFormat,
  type WrittenImage,
} from '#lib/image/image-options.ts'
import { barePng } from '#lib/image/metadata/bare-png.ts'
import type { NewMetadata } from '#lib/image/metadata/put-metadata.ts'
import { planResize, preservesPixels } from '#lib/image/plan-resize.ts'
import { MAX_PIXELS, type Rect, type Size } from '#lib/image/size.ts'
import { UserError } from '#lib/result/user-error.ts'
import type { Report } from '#lib/worker/answer-jobs.ts'
import { metadataOf, withMetadata } from './carry-metadata.ts'
import type { DecodedImage } from './decoded-image.ts'
import { shrinkPng } from './encode-image.ts'
import { layOut } from './lay-out.ts'
import { writeImage } from './write-image.ts'

/** A picture that was opened, with the bytes that it was opened from. */
type OpenImage = {
  readonly image: DecodedImage
  readonly header: ImageHeader
  readonly bytes: Uint8Array
}

const RESAMPLED = 0.6

/** Scales, cuts, lays out and writes a picture. Throws a `UserError` with the reason as a sentence. */
export async function makeImage(
  source: OpenImage,
  options: ImageOptions,
  report: Report,
): Promise<MadeImage> {
  const { image, header, bytes } = source
  const isDrawn = header.format === 'svg'
  const plan = planResize(isDrawn ? header : image, options.resize, options.focus)
  refuseTooLarge(plan.size, options.format)
  const metadata = metadataOf(bytes, options, plan.size)
  const isCovered = options.ground !== undefined && header.mayBeClear
  const isPacked = options.format === 'png' && header.format === 'png' && header.orientation === 1
  if (isPacked && !isCovered && preservesPixels(plan, image))
    return { ...plan.size, ...(await samePng(bytes, options, metadata)) }
  // The page has drawn of an SVG just the part that is wanted, at its size.
  const part: Rect = isDrawn ? { x: 0, y: 0, width: image.width, height: image.height } : plan.part
  const pixels = layOut(
    image.part(part),
    plan,
    { filter: options.filter, isOpaque: !header.mayBeClear, ground: options.ground },
    (fraction) => report(fraction * RESAMPLED),
  )
  image.close()
  const written = await writeImage(pixels, options, (fraction) =>
    report(RESAMPLED + fraction * (1 - RESAMPLED)),
  )
  return { ...plan.size, ...written, blob: await withMetadata(written.blob, metadata) }
}

function refuseTooLarge({ width, height }: Size, format: OutputFormat): void {
  const { maxSide, title } = FORMAT_FACTS[format]
  if (width * height > MAX_PIXELS) throw new UserError(`The result would be too large (${width}×${height}).`)
  if (Math.max(width, height) > maxSide)
    throw new UserError(`A ${title} can be up to ${maxSide.toLocaleString('en-US')} pixels wide and high.`)
}

/** Pixels that stay as they are need not be unpacked and packed again, and stay so to the last bit. */
async function samePng(
  bytes: Uint8Array,
  { isSmaller }: ImageOptions,
  { exif }: NewMetadata,
): Promise<WrittenImage> {
  const bare = new Blob([new Uint8Array(barePng(bytes))], { type: 'image/png' })
  const small = isSmaller ? await shrinkPng(bare) : bare
  return { blob: await withMetadata(small, { exif }), quality: undefined, notes: [] }
}
