import { fitSize } from '#lib/image/fit-size.ts'
import { FORMAT_FACTS, type ImageOptions, type WrittenImage } from '#lib/image/image-options.ts'
import { encodeImage } from './encode-image.ts'

const MAX_TRIES = 7

/** Writes pixels as a file, of the wished quality or of the best one that meets the target size. */
export async function writeImage(
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
