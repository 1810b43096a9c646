import { flatten, getChannels } from '#lib/image/alpha.ts'
import { fitSize } from '#lib/image/fit-size.ts'
import type { ImageHeader } from '#lib/image/header/image-header.ts'
import {
  FORMAT_FACTS,
  type ImageOptions,
  type MadeImage,
  type OutputFormat,
  type WrittenImage,
} from '#lib/image/image-options.ts'
import { barePng } from '#lib/image/metadata/bare-png.ts'
import { findMetadata } from '#lib/image/metadata/find-metadata.ts'
import { type NewMetadata, putMetadata } from '#lib/image/metadata/put-metadata.ts'
import { srgbProfile } from '#lib/image/metadata/srgb-profile.ts'
import type { PixelRows } from '#lib/image/pixel-rows.ts'
import { planResize, preservesPixels, type ResizePlan } from '#lib/image/plan-resize.ts'
import { renewExif } from '#lib/image/renew-exif.ts'
import { type ResampleOptions, resample } from '#lib/image/resample.ts'
import { MAX_PIXELS, type Rect, type Size } from '#lib/image/size.ts'
import { UserError } from '#lib/result/user-error.ts'
import type { Report } from '#lib/worker/answer-jobs.ts'
import type { DecodedImage } from './decoded-image.ts'
import { encodeImage, shrinkPng } from './encode-image.ts'

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

/** Preserves unchanged pixels without decoding and encoding, bit-exact. */
async function samePng(
  bytes: Uint8Array,
  { isSmaller }: ImageOptions,
  { exif }: NewMetadata,
): Promise<WrittenImage> {
  const bare = new Blob([new Uint8Array(barePng(bytes))], { type: 'image/png' })
  const small = isSmaller ? await shrinkPng(bare) : bare
  return { blob: await withMetadata(small, { exif }), quality: undefined, notes: [] }
}

/** Returns the metadata of a new image, copied from its source. */
function metadataOf(
  bytes: Uint8Array,
  { keepsMetadata, keepsLocation }: ImageOptions,
  size: Size,
): NewMetadata {
  if (!keepsMetadata) return {}
  const { exif, hasProfile } = findMetadata(bytes)
  return {
    exif: exif && renewExif(exif, { ...size, keepLocation: keepsLocation }),
    // The pixels are sRGB now, whatever they were.
    profile: hasProfile ? srgbProfile() : undefined,
  }
}

async function withMetadata(blob: Blob, metadata: NewMetadata): Promise<Blob> {
  if (!metadata.exif && !metadata.profile) return blob
  const bytes = putMetadata(new Uint8Array(await blob.arrayBuffer()), metadata)
  return new Blob([new Uint8Array(bytes)], { type: blob.type })
}

const MAX_TRIES = 7

/** Writes pixels as a file, of the wished quality or of the best one that meets the target size. */
async function writeImage(
  pixels: ImageData,
  { format, quality, isSmaller, targetBytes }: ImageOptions,
  report: (fraction: number) => void,
): Promise<WrittenImage> {
  const { hasQuality, title } = FORMAT_FACTS[format]
  const make = (tried: number) => encodeImage(pixels, { format, quality: tried, isSmaller })
  if (targetBytes === undefined || !hasQuality) {
    const blob = await make(quality)
    const isTooLarge = targetBytes !== undefined && blob.size > targetBytes
    return {
      blob,
      quality: hasQuality ? quality : undefined,
      notes: isTooLarge ? [`${title} has no quality setting, so the target size could not be met.`] : [],
    }
  }
  let tries = 0
  const fitted = await fitSize((tried) => {
    report(tries++ / MAX_TRIES)
    return make(tried)
  }, targetBytes)
  return {
    blob: fitted.made,
    quality: fitted.quality,
    notes: fitted.isMet ? [] : ['Even the lowest quality is above the target size. Choose fewer pixels.'],
  }
}

type LayOutOptions = ResampleOptions & {
  /** Color below transparent pixels and around the image; undefined for transparent. */
  readonly ground: string | undefined
}

/** The pixels of the result: a part of a picture, scaled to its place. */
export function layOut(
  part: PixelRows,
  { place, size }: Pick<ResizePlan, 'place' | 'size'>,
  { ground, ...options }: LayOutOptions,
  report: Report,
): ImageData {
  const isUnscaled = part.width === place.width && part.height === place.height
  const scaled = isUnscaled ? part.rows(0, part.height) : resample(part, place, options, report)
  if (ground !== undefined && !options.isOpaque) flatten(scaled, ground)
  if (place.width === size.width && place.height === size.height)
    return new ImageData(scaled, size.width, size.height)
  return onGround(scaled, place, size, ground)
}

function onGround(pixels: Uint8ClampedArray, place: Rect, size: Size, ground: string | undefined): ImageData {
  const whole = new ImageData(size.width, size.height)
  if (ground !== undefined) {
    const color = Uint8Array.of(...getChannels(ground), 255)
    new Uint32Array(whole.data.buffer).fill(new Uint32Array(color.buffer)[0] ?? 0)
  }
  const row = 4 * place.width
  for (let y = 0; y < place.height; y++)
    whole.data.set(pixels.subarray(y * row, (y + 1) * row), 4 * ((place.y + y) * size.width + place.x))
  return whole
}
