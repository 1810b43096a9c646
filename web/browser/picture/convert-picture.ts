import type { PictureWish } from '#lib/picture/picture-wish.ts'
import { MIDDLE } from '#lib/picture/plan/focus.ts'
import type { Report } from '#lib/worker/answer-jobs.ts'
import { decodePicture } from './decode-picture.ts'
import { ofBitmap } from './decoded-picture.ts'
import { makePicture } from './make-picture.ts'
import { openPictureFile } from './open-file.ts'

export type PictureConversion = {
  readonly to: 'png' | 'jpg' | 'webp'
  readonly quality: number
  /** The colour below what is clear, as `#rrggbb`; empty where that stays clear. */
  readonly ground: string
  readonly keepsMetadata: boolean
  readonly keepsLocation: boolean
}

export type ConvertedPicture = { readonly blob: Blob; readonly notes: readonly string[] }

/** A picture in another format, in its own size. Throws a `UserError` for a file that nothing can read. */
export async function convertPicture(
  file: File,
  conversion: PictureConversion,
  drawn: ImageBitmap | undefined,
  report: Report,
): Promise<ConvertedPicture> {
  const { header, bytes } = await openPictureFile(file)
  if (header.hasMore && conversion.to === 'webp') {
    const { animate } = await import('./animate.ts')
    const blob = await animate(bytes, header.format, conversion.quality, report)
    if (blob) return { blob, notes: [] }
  }
  const picture = drawn ? ofBitmap(drawn) : await decodePicture(bytes, header)
  const source = drawn ? { ...header, width: drawn.width, height: drawn.height } : header
  try {
    const { blob } = await makePicture({ picture, header: source, bytes }, wishOf(conversion), report)
    return { blob, notes: header.hasMore ? [onlyFirst(header.format)] : [] }
  } finally {
    picture.close()
  }
}

export function onlyFirst(format: string): string {
  return format === 'tiff' ? 'Only the first page was converted.' : 'Only the first frame was converted.'
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
