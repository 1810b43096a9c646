import { type GrayImage, reduceImage } from '#lib/image/scan/gray-image.ts'

/** As large as a good screen shows it. */
const MAX_SIDE = 1800
const QUALITY = 0.75

/** A gray picture as a file that can be shown, not larger than a screen. */
export async function shownImage(source: GrayImage): Promise<Blob> {
  const { width, height, levels } = reduceImage(
    source,
    Math.max(1, Math.ceil(Math.max(source.width, source.height) / MAX_SIDE)),
  )
  const pixels = new Uint32Array(width * height)
  // Every machine that browsers run on stores the lowest byte first: red, green, blue, then alpha.
  for (let at = 0; at < pixels.length; at++) pixels[at] = 0xff000000 | ((levels[at] as number) * 0x010101)
  const canvas = new OffscreenCanvas(width, height)
  const image = new ImageData(new Uint8ClampedArray(pixels.buffer), width, height)
  canvas.getContext('2d')?.putImageData(image, 0, 0)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
