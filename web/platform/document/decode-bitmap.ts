import type { ImageSource } from '#lib/document/blocks.ts'
import { readImageHeader } from '#lib/image/header/read-image-header.ts'
import { MAX_PIXELS } from '#lib/image/size.ts'

/** A GIF, WebP, BMP… as pixels; undefined for what the browser cannot read. */
export async function decodeBitmap(bytes: Uint8Array): Promise<ImageSource | undefined> {
  const header = readImageHeader(bytes)
  if (!header || header.width * header.height > MAX_PIXELS / 4) return undefined
  try {
    const bitmap = await createImageBitmap(new Blob([bytes.slice()]))
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    context?.drawImage(bitmap, 0, 0)
    bitmap.close()
    const pixels = context?.getImageData(0, 0, width, height).data
    return pixels && { kind: 'pixels', width, height, bytes: new Uint8Array(pixels.buffer) }
  } catch {
    return undefined
  }
}
