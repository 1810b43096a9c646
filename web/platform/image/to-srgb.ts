import { encodeProfiledPng } from '#lib/image/encode-png.ts'
import { isRgbProfile } from '#lib/image/metadata/color-profile.ts'
import type { Size } from '#lib/image/size.ts'
import { ofBitmap } from './decoded-image.ts'

/** Pixels per step, so that few copies are in memory at a time. */
const BAND_PIXELS = 1_000_000

/**
 * Converts the pixels of an engine to sRGB, in place, by the conversion of the browser: as those of a PNG with that
 * profile. Without a usable profile they are sRGB already.
 */
export async function toSrgb(
  pixels: Uint8ClampedArray,
  { width, height }: Size,
  profile: Uint8Array | undefined,
): Promise<void> {
  if (!profile || !isRgbProfile(profile)) return
  const step = Math.max(1, Math.floor(BAND_PIXELS / width))
  for (let top = 0; top < height; top += step) {
    const size = { width, height: Math.min(step, height - top) }
    const band = pixels.subarray(top * width * 4, (top + size.height) * width * 4)
    const bitmap = await createImageBitmap(new Blob([encodeProfiledPng(size, band, profile)]))
    const shown = ofBitmap(bitmap)
      .part({ x: 0, y: 0, ...size })
      .rows(0, size.height)
    // The alpha remains, since it would change colors.
    for (let at = 0; at < band.length; at += 4) band.set(shown.subarray(at, at + 3), at)
    bitmap.close()
  }
}
