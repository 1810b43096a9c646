import type { ImageSource } from '#lib/document/blocks.ts'

/** An address under which the page can show a picture, until it is revoked. */
export async function imageUrl(source: ImageSource): Promise<string> {
  if (source.kind !== 'pixels')
    return URL.createObjectURL(new Blob([source.bytes.slice()], { type: `image/${source.kind}` }))
  const canvas = new OffscreenCanvas(source.width, source.height)
  const pixels = new ImageData(new Uint8ClampedArray(source.bytes), source.width, source.height)
  canvas.getContext('2d')?.putImageData(pixels, 0, 0)
  return URL.createObjectURL(await canvas.convertToBlob())
}
