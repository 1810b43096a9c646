import { type Affine, compose, IDENTITY } from '#lib/image/scan/affine.ts'
import { type GrayImage, getGray, reduceImage } from '#lib/image/scan/gray-image.ts'
import type { Rect, Size } from '#lib/image/size.ts'
import { layerText } from '#lib/ocr/layer-text.ts'
import type { ScanKind } from '#lib/ocr/ocr-options.ts'
import { findPdfHeader } from '#lib/pdf/pdf-header.ts'
import { UserError } from '#lib/result/user-error.ts'
import { decodeImage, openImageFile } from '../image/decode-image.ts'
import type { DecodedImage } from '../image/decoded-image.ts'

/** Page as gray levels, with its origin. */
type PageImage = {
  readonly image: GrayImage
  /** From its pixels to the page: pixels of a picture, points of a PDF page from its upper left corner. */
  readonly back: Affine
  /** Of the whole page, in the same units. */
  readonly pageSize: Size
}

/** A file whose pages can be read, opened in a worker. Pages are counted from 0. */
export type OpenScan = {
  readonly kind: ScanKind
  readonly pageCount: number
  /** Returns the text layer of a page; empty if it is an image. */
  readonly layerOf: (page: number) => Promise<string>
  /** A page, or a part of it as shares of its width and height. */
  readonly imageOf: (page: number, part?: Rect) => Promise<PageImage>
}

const HEAD = 1024
/** As scans should be made for reading; Tesseract was trained on it. */
const DOTS_PER_INCH = 300
const POINTS_PER_INCH = 72
/** Larger pages are made smaller by a whole number first: letters of that many pixels are large enough. */
const MAX_PIXELS = 30_000_000

/** Detects the type by the bytes, not by the name. Throws a UserError that names the file. */
export async function openScan(file: File, password: string | undefined): Promise<OpenScan> {
  if (file.size === 0) throw new UserError(`"${file.name}" is empty.`)
  if (findPdfHeader(await headOf(file)) !== -1) return openPdfScan(file, password)
  const { header, bytes } = await openImageFile(file)
  if (header.format === 'svg') throw new UserError(`"${file.name}" is not a supported file type.`)
  if (header.format === 'tiff' && header.hasMore) return openTiffScan(file, bytes)
  return {
    kind: 'image',
    pageCount: 1,
    layerOf: async () => '',
    imageOf: async (_, part) => grayPage(await named(file, () => decodeImage(bytes, header)), part),
  }
}

async function openPdfScan(file: File, password: string | undefined): Promise<OpenScan> {
  const { openPdf } = await import('../pdf/engine-pdf.ts')
  const pdf = await openPdf(file, password)
  return {
    kind: 'pdf',
    pageCount: pdf.pageCount,
    layerOf: async (page) => layerText(await pdf.textOf(page)),
    async imageOf(page, part) {
      const [drawn, size] = await Promise.all([pdf.draw(page, DOTS_PER_INCH), pdf.sizeOf(page)])
      const dotsPerPoint = drawn.width / size.width || DOTS_PER_INCH / POINTS_PER_INCH
      const { image, back } = grayPage(drawn, part)
      const toPoints: Affine = [1 / dotsPerPoint, 0, 0, 1 / dotsPerPoint, 0, 0]
      return { image, back: compose(back, toPoints), pageSize: size }
    },
  }
}

async function openTiffScan(file: File, bytes: Uint8Array<ArrayBuffer>): Promise<OpenScan> {
  const { openTiff } = await import('../image/engine-tiff.ts')
  const pages = openTiff(bytes, DAMAGED(file.name))
  return {
    kind: 'tiff',
    pageCount: pages.length,
    layerOf: async () => '',
    async imageOf(number, part) {
      const decode = pages[number]
      if (!decode) throw new UserError(DAMAGED(file.name))
      return grayPage(await decode(), part)
    },
  }
}

const DAMAGED = (name: string) => `"${name}" is damaged or incomplete.`

/** Decodes an image; errors contain the file's name. */
async function named(file: File, decode: () => Promise<DecodedImage>): Promise<DecodedImage> {
  try {
    return await decode()
  } catch (error) {
    if (error instanceof UserError) throw new UserError(DAMAGED(file.name))
    throw error
  }
}

function grayPage(decoded: DecodedImage, part: Rect | undefined): PageImage {
  const { width, height } = decoded
  const area = part ? pixelsOf(part, decoded) : { x: 0, y: 0, width, height }
  const step = Math.max(1, Math.ceil(Math.sqrt((area.width * area.height) / MAX_PIXELS)))
  const image = getGray(decoded.part(area), step)
  decoded.close()
  const isWhole = step === 1 && area.x === 0 && area.y === 0
  return {
    image,
    back: isWhole ? IDENTITY : [step, 0, 0, step, area.x, area.y],
    pageSize: { width, height },
  }
}

function pixelsOf(part: Rect, { width, height }: Size): Rect {
  const x = Math.min(width - 1, Math.max(0, Math.floor(part.x * width)))
  const y = Math.min(height - 1, Math.max(0, Math.floor(part.y * height)))
  return {
    x,
    y,
    width: Math.max(1, Math.min(width - x, Math.round(part.width * width))),
    height: Math.max(1, Math.min(height - y, Math.round(part.height * height))),
  }
}

async function headOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, HEAD).arrayBuffer())
  } catch {
    throw new UserError(`"${file.name}" could not be read.`)
  }
}

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
