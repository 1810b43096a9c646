import { decode, decodeImage, type IFD, toRGBA8 } from 'utif2'
import { getOrientation, type Orientation } from '#lib/image/header/image-header.ts'
import { MAX_PIXELS, sizeText } from '#lib/image/size.ts'
import { chunkBytes, decodeTiffPage } from '#lib/image/tiff/decode-page.ts'
import { toJpegFile } from '#lib/image/tiff/jpeg-chunk.ts'
import { unpackLzw } from '#lib/image/tiff/lzw.ts'
import {
  isFax,
  JPEG,
  LITTLE_ENDIAN,
  LZW,
  readTiffPage,
  refuse,
  type TiffChunk,
  type TiffPage,
  type TiffTags,
} from '#lib/image/tiff/tiff-page.ts'
import { upright } from '#lib/image/upright.ts'
import { UserError } from '#lib/result/user-error.ts'
import { type DecodedImage, inMemory, ofBitmap } from './decoded-image.ts'
import { toSrgb } from './to-srgb.ts'

const WIDTH = 't256'
const HEIGHT = 't257'
const ORIENTATION = 't274'

/** The first page of a TIFF file. */
export async function decodeTiff(
  bytes: Uint8Array<ArrayBuffer>,
  orientation: Orientation,
  failure: string,
): Promise<DecodedImage> {
  const [page] = pagesOf(bytes)
  if (!page) throw new UserError(failure)
  return decodePage(bytes, page, orientation, failure)
}

/** The pages of a TIFF file, none of them decoded yet; each upright as its own entry says. */
export function openTiff(
  bytes: Uint8Array<ArrayBuffer>,
  failure: string,
): readonly (() => Promise<DecodedImage>)[] {
  const pages = pagesOf(bytes)
  if (pages.length === 0) throw new UserError(failure)
  return pages.map((page) => async () => {
    refuseTooLarge(page)
    const { [ORIENTATION]: turn } = page as IFD & { readonly [ORIENTATION]?: readonly number[] }
    return decodePage(bytes, page, getOrientation(turn?.[0]), failure)
  })
}

function pagesOf({ buffer }: Uint8Array<ArrayBuffer>): IFD[] {
  // Its conversion of CMYK uses `window`, which a worker does not have.
  Object.assign(globalThis, { window: globalThis })
  try {
    return decode(buffer).filter((entry) => WIDTH in entry)
  } catch {
    // Whatever it throws at a damaged file.
    return []
  }
}

/** Throws if a page is too large; the file's header only describes its first page. */
function refuseTooLarge(page: IFD): void {
  const { [WIDTH]: [width = 0] = [], [HEIGHT]: [height = 0] = [] } = page as Partial<
    Record<string, readonly number[]>
  >
  if (width * height > MAX_PIXELS)
    throw new UserError(`The page is too large to process (${sizeText({ width, height })}).`)
}

async function decodePage(
  bytes: Uint8Array<ArrayBuffer>,
  directory: IFD,
  orientation: Orientation,
  failure: string,
): Promise<DecodedImage> {
  const tags = tagsOf(directory)
  const isOldJpeg = tags(COMPRESSION)?.[0] === OLD_JPEG
  const page = isOldJpeg ? undefined : readTiffPage(tags)
  let pixels = new Uint8ClampedArray()
  try {
    pixels = page ? await pixelsOf(bytes, directory, page) : oldJpegPixels(bytes, directory)
  } catch {
    // Whatever it throws at a damaged page.
  }
  if (pixels.length === 0 && isOldJpeg) refuse('this kind of old JPEG compression')
  if (pixels.length === 0) throw new UserError(failure)
  const profile = tags(COLOR_PROFILE)
  await toSrgb(pixels, page ?? directory, profile && Uint8Array.from(profile))
  const shown = upright(pixels, page ?? directory, orientation)
  return inMemory(shown.pixels, shown)
}

const COMPRESSION = 259
const COLOR_PROFILE = 34675
const OLD_JPEG = 6

async function pixelsOf(
  bytes: Uint8Array<ArrayBuffer>,
  directory: IFD,
  page: TiffPage,
): Promise<Uint8ClampedArray<ArrayBuffer>> {
  if (page.chunks.length === 0) return new Uint8ClampedArray()
  const unpack = (chunk: TiffChunk) => unpackChunk(bytes, directory, page, chunk)
  return decodeTiffPage(page, bytes[0] === LITTLE_ENDIAN, unpack)
}

/** Its tables are outside the strips (TIFF 6.0, section 22), so that only the engine as a whole reads it. */
function oldJpegPixels({ buffer }: Uint8Array<ArrayBuffer>, directory: IFD): Uint8ClampedArray<ArrayBuffer> {
  decodeImage(buffer, directory)
  const pixels = new Uint8ClampedArray(toRGBA8(directory))
  // The engine caches decoded pages; many of them would be too much.
  Object.assign(directory, { data: undefined })
  return pixels
}

function tagsOf(directory: IFD): TiffTags {
  return (tag) => {
    const values: unknown = directory[`t${tag}`]
    if (!Array.isArray(values) && !(values instanceof Uint8Array)) return undefined
    return Array.from<unknown, number>(values, Number)
  }
}

/** A directory of one chunk, behind which its bytes follow. */
const HEAD = Uint8Array.of(LITTLE_ENDIAN, LITTLE_ENDIAN, 42, 0, 0, 0, 0, 0)

/** Unpacks a chunk by the engine, as a page of bytes: the engine reads only some kinds of samples. */
function unpackChunk(
  file: Uint8Array<ArrayBuffer>,
  directory: IFD,
  page: TiffPage,
  chunk: TiffChunk,
): Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>> {
  const { compression, isReversed } = page
  const stored = file.subarray(chunk.offset, chunk.offset + chunk.sizeBytes)
  const size = chunkBytes(page, chunk)
  if (compression === JPEG) {
    const { t347: tables } = directory as IFD & { readonly t347?: readonly number[] }
    return decodeJpeg(toJpegFile(stored, tables && Uint8Array.from(tables), page.photometric), chunk)
  }
  const data = isReversed && !isFax(page) ? stored.map(reversedBits) : stored
  if (compression === UNCOMPRESSED) return new Uint8Array(data.subarray(0, size))
  if (compression === LZW) return unpackLzw(data, size)
  const isBits = isFax(page)
  const part: Record<string, readonly number[]> = {
    t256: [isBits ? chunk.width : size],
    t257: [isBits ? chunk.height : 1],
    t258: [isBits ? 1 : 8],
    t277: [1],
    t259: [compression],
    t262: [page.photometric === 'white-is-zero' ? 0 : 1],
    t273: [HEAD.length],
    t279: [data.length],
  }
  for (const tag of ['t292', ...(isBits ? ['t266'] : [])])
    if (tag in directory) Object.assign(part, { [tag]: directory[tag] })
  const chunkFile = new Uint8Array(HEAD.length + data.length)
  chunkFile.set(HEAD)
  chunkFile.set(data, HEAD.length)
  // The type of the engine requires its results, which it adds itself.
  const engine = Object.assign(part, { data: undefined, width: 0, height: 0 }) as unknown as IFD
  decodeImage(chunkFile.buffer, engine)
  return new Uint8Array(engine.data)
}

const UNCOMPRESSED = 1

/** Decodes a strip or tile by the browser, which interpolates chroma as other programs do, to rows of RGB. */
async function decodeJpeg(
  file: Uint8Array<ArrayBuffer>,
  { width, height }: TiffChunk,
): Promise<Uint8Array<ArrayBuffer>> {
  const bitmap = await createImageBitmap(new Blob([file], { type: 'image/jpeg' }), {
    colorSpaceConversion: 'none',
  })
  const shown = ofBitmap(bitmap).part({ x: 0, y: 0, width, height }).rows(0, height)
  bitmap.close()
  const rows = new Uint8Array(width * height * 3)
  for (let at = 0, to = 0; at < shown.length; at += 4, to += 3) rows.set(shown.subarray(at, at + 3), to)
  return rows
}

function reversedBits(byte: number): number {
  let reversed = 0
  for (let bit = 0; bit < 8; bit++) reversed |= ((byte >> bit) & 1) << (7 - bit)
  return reversed
}
