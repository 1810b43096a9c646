import type { ImageSource } from '#lib/document/blocks.ts'
import type { PageObjects } from '#lib/document/pdf/page-objects.ts'
import { isOpaque } from '#lib/image/alpha.ts'
import { encodePng } from '#lib/image/encode-png.ts'
import { readImageHeader } from '#lib/image/header/read-image-header.ts'
import { MAX_PIXELS } from '#lib/image/size.ts'
import { UserError } from '#lib/result/user-error.ts'

/** The new file contains them, too, before it is written out. */
const MAX_BYTES = 250_000_000
/** Lossless drawings and text are below this; photos are not, and would be ten times as large as the originals. */
const MAX_BYTES_PER_PIXEL = 1
const JPEG_QUALITY = 0.92

/** Packs the pictures of pages, so that those of one page at a time are in memory as pixels. */
export class ImagePacker {
  /** Images shared by several pages, by their names in the PDF. */
  readonly shared = new Map<string, ImageSource>()
  #bytes = 0

  /** Throws a `UserError` if all images so far exceed the limit of one document. */
  async pack(page: PageObjects): Promise<PageObjects> {
    const packed = new Map<ImageSource, ImageSource>()
    for (const { source } of page.images)
      if (source.kind === 'pixels' && !packed.has(source)) packed.set(source, await this.#packed(source))
    for (const [id, source] of this.shared) this.shared.set(id, packed.get(source) ?? source)
    return {
      ...page,
      images: page.images.map((image) => ({ ...image, source: packed.get(image.source) ?? image.source })),
    }
  }

  async #packed(source: Pixels): Promise<ImageSource> {
    const small = await packedImage(source)
    this.#bytes += small.bytes.length
    if (this.#bytes > MAX_BYTES)
      throw new UserError(
        'The pictures in this PDF are too large for one document',
        `They take more than ${MAX_BYTES / 1e6} MB. Split the PDF first.`,
      )
    return small
  }
}

type Pixels = Extract<ImageSource, { readonly kind: 'pixels' }>

/** As PNG; photos without clear pixels as JPEG. */
async function packedImage(source: Pixels): Promise<ImageSource> {
  const { width, height, bytes } = source
  // A canvas changes the colors of what is half clear.
  const canvas = isOpaque(bytes) ? canvasOf(source) : undefined
  const png = await blobBytes(canvas?.convertToBlob({ type: 'image/png' }))
  if (!canvas || !png) return { kind: 'png', bytes: encodePng(source, bytes) }
  if (png.length <= width * height * MAX_BYTES_PER_PIXEL) return { kind: 'png', bytes: png }
  const jpeg = await blobBytes(canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY }))
  return jpeg ? { kind: 'jpeg', bytes: jpeg } : { kind: 'png', bytes: png }
}

/** Nothing where this browser has no canvas of that size. */
function canvasOf({ width, height, bytes }: Pixels): OffscreenCanvas | undefined {
  const canvas = new OffscreenCanvas(width, height)
  const pixels = new Uint8ClampedArray(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length)
  const context = canvas.getContext('2d')
  context?.putImageData(new ImageData(pixels, width, height), 0, 0)
  return context ? canvas : undefined
}

async function blobBytes(blob: Promise<Blob> | undefined): Promise<Uint8Array | undefined> {
  try {
    return blob && new Uint8Array(await (await blob).arrayBuffer())
  } catch {
    return undefined
  }
}

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
