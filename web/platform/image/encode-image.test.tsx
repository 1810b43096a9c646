import { expect, test } from 'vitest'
import { encodeImage } from './encode-image.ts'

/** ISO/IEC 15948, 11.2.2: the color type in the header. */
const COLOR_TYPE_AT = 25
const PALETTE = 3

const SIDE = 128

/** A picture of so many colors, some of them half clear, in no order that a packer could use. */
function imageOf(colors: number): ImageData {
  const image = new ImageData(SIDE, SIDE)
  for (let at = 0; at < SIDE * SIDE; at++) {
    const color = (Math.imul(at, 2_654_435_761) >>> 15) % colors
    image.data.set([color, 255 - color, (color * 5) % 256, color % 3 === 0 ? 255 : 128], at * 4)
  }
  return image
}

async function pixelsOf(file: Blob): Promise<Uint8ClampedArray> {
  const bitmap = await createImageBitmap(file)
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  pen?.drawImage(bitmap, 0, 0)
  return pen?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray()
}

test.each([2, 17, 200, 256])(
  'a smaller PNG of %i colors has a palette and the same pixels',
  async (colors) => {
    const image = imageOf(colors)
    const options = { format: 'png', quality: 90 } as const
    const normal = await encodeImage(image, { ...options, isSmaller: false })
    const smaller = await encodeImage(image, { ...options, isSmaller: true })
    expect(new Uint8Array(await smaller.arrayBuffer())[COLOR_TYPE_AT]).toBe(PALETTE)
    expect(smaller.size).toBeLessThan(normal.size)
    expect(await pixelsOf(smaller)).toEqual(await pixelsOf(normal))
  },
)
