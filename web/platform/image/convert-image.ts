import { type ImageOptions, MIDDLE } from '#lib/image/image-options.ts'
import type { Report } from '#lib/worker/answer-jobs.ts'
import { makeImage } from './make-image.ts'
import { leftOut, mapImages, openImages } from './open-images.ts'

export type ImageConversion = {
  readonly to: 'png' | 'jpg' | 'webp'
  readonly quality: number
  /** Background color for transparent pixels, as `#rrggbb`; empty if they remain transparent. */
  readonly ground: string
  readonly keepsMetadata: boolean
  readonly keepsLocation: boolean
}

/** One new file for each page, and sentences about what could not be had. */
export type ConvertedImages = { readonly blobs: readonly Blob[]; readonly notes: readonly string[] }

/** The pictures of a file in another format, in their own size. Throws a `UserError` for a file that nothing can read. */
export async function convertImage(
  file: File,
  conversion: ImageConversion,
  drawn: ImageBitmap | undefined,
  report: Report,
): Promise<ConvertedImages> {
  const opened = await openImages(file, drawn)
  const { header, bytes, images } = opened
  if (header.hasMore && images.length === 1 && conversion.to === 'webp') {
    const { animate } = await import('./animate.ts')
    const blob = await animate(bytes, header.format, conversion.quality, report)
    if (blob) return { blobs: [blob], notes: [] }
  }
  const options = toImageOptions(conversion)
  const blobs = await mapImages(opened, async (image, index) => {
    const ofAll = (fraction: number) => report((index + fraction) / images.length)
    return (await makeImage({ image, header, bytes }, options, ofAll)).blob
  })
  return { blobs, notes: leftOut(header) }
}

function toImageOptions({
  to,
  quality,
  ground,
  keepsMetadata,
  keepsLocation,
}: ImageConversion): ImageOptions {
  return {
    resize: {
      mode: 'percent',
      box: { width: 1, height: 1 },
      percent: 100,
      longestSide: 1,
      neverEnlarge: true,
    },
    focus: MIDDLE,
    filter: 'lanczos',
    format: to === 'jpg' ? 'jpeg' : to,
    quality,
    targetBytes: undefined,
    isSmaller: false,
    ground: ground === '' ? undefined : ground,
    keepsMetadata,
    keepsLocation,
  }
}
