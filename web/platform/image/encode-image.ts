import type { OutputFormat } from '#lib/image/image-options.ts'
import { UserError } from '#lib/result/user-error.ts'

type EncodeOptions = {
  readonly format: OutputFormat
  /** From 1 to 100, where the format has quality. */
  readonly quality: number
  /** Takes longer for fewer bytes: mozjpeg for JPEG, oxipng for PNG. */
  readonly isSmaller: boolean
}

/** Writes pixels as a file, in a worker: by the browser where it can, else by an engine that is loaded for it. */
export async function encodeImage(pixels: ImageData, options: EncodeOptions): Promise<Blob> {
  const { format, quality, isSmaller } = options
  if (format === 'avif') {
    const { encodeAvif } = await import('./engine-avif.ts')
    return encodeAvif(pixels, quality)
  }
  if (format === 'jpeg' && isSmaller) {
    const { encodeMozjpeg } = await import('./engine-mozjpeg.ts')
    return encodeMozjpeg(pixels, quality)
  }
  const blob = await byBrowser(pixels, options)
  // A browser that does not know the type answers with PNG.
  if (format === 'webp' && blob.type !== 'image/webp') {
    const { encodeWebp } = await import('./engine-webp.ts')
    return encodeWebp(pixels, quality)
  }
  return format === 'png' && isSmaller ? shrinkPng(blob) : blob
}

/** The same PNG in fewer bytes. */
export async function shrinkPng(file: Blob): Promise<Blob> {
  const { shrink } = await import('./engine-oxipng.ts')
  return shrink(file)
}

async function byBrowser(pixels: ImageData, { format, quality }: EncodeOptions): Promise<Blob> {
  const canvas = new OffscreenCanvas(pixels.width, pixels.height)
  const context = canvas.getContext('2d')
  if (!context) throw new UserError('The result is too large for this browser.')
  context.putImageData(pixels, 0, 0)
  try {
    return await canvas.convertToBlob({ type: `image/${format}`, quality: quality / 100 })
  } catch {
    throw new UserError('The result is too large for this browser.')
  }
}
