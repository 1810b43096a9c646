import type { PictureWish } from '#lib/picture/picture-wish.ts'
import { MIDDLE } from '#lib/picture/plan/focus.ts'
import type { Report } from '#lib/worker/answer-jobs.ts'
import { makePicture } from './make-picture.ts'
import { leftOut, mapPictures, openPictures } from './open-pictures.ts'

export type PictureConversion = {
  readonly to: 'png' | 'jpg' | 'webp'
  readonly quality: number
  /** The colour below what is clear, as `#rrggbb`; empty where that stays clear. */
  readonly ground: string
  readonly keepsMetadata: boolean
  readonly keepsLocation: boolean
}

/** One new file for each page, and sentences about what could not be had. */
export type ConvertedPictures = { readonly blobs: readonly Blob[]; readonly notes: readonly string[] }

/** The pictures of a file in another format, in their own size. Throws a `UserError` for a file that nothing can read. */
export async function convertPicture(
  file: File,
  conversion: PictureConversion,
  drawn: ImageBitmap | undefined,
  report: Report,
): Promise<ConvertedPictures> {
  const opened = await openPictures(file, drawn)
  const { header, bytes, pictures } = opened
  if (header.hasMore && pictures.length === 1 && conversion.to === 'webp') {
    const { animate } = await import('./animate.ts')
    const blob = await animate(bytes, header.format, conversion.quality, report)
    if (blob) return { blobs: [blob], notes: [] }
  }
  const wish = wishOf(conversion)
  const blobs = await mapPictures(opened, async (picture, index) => {
    const ofAll = (fraction: number) => report((index + fraction) / pictures.length)
    return (await makePicture({ picture, header, bytes }, wish, ofAll)).blob
  })
  return { blobs, notes: leftOut(header) }
}

function wishOf({ to, quality, ground, keepsMetadata, keepsLocation }: PictureConversion): PictureWish {
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
