import { decode, decodeImage, type IFD, toRGBA8 } from 'utif2'
import { getOrientation, type Orientation } from '#lib/image/header/image-header.ts'
import { MAX_PIXELS, sizeText } from '#lib/image/size.ts'
import { upright } from '#lib/image/upright.ts'
import { UserError } from '#lib/result/user-error.ts'
import { type DecodedImage, inMemory } from './decoded-image.ts'

const WIDTH = 't256'
const HEIGHT = 't257'
const ORIENTATION = 't274'

/** The first page of a TIFF file. */
export function decodeTiff(
  bytes: Uint8Array<ArrayBuffer>,
  orientation: Orientation,
  failure: string,
): DecodedImage {
  const [page] = pagesOf(bytes)
  if (!page) throw new UserError(failure)
  return decodePage(bytes, page, orientation, failure)
}

/** The pages of a TIFF file, none of them decoded yet; each upright as its own entry says. */
export function openTiff(bytes: Uint8Array<ArrayBuffer>, failure: string): readonly (() => DecodedImage)[] {
  const pages = pagesOf(bytes)
  if (pages.length === 0) throw new UserError(failure)
  return pages.map((page) => () => {
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

function decodePage(
  { buffer }: Uint8Array<ArrayBuffer>,
  page: IFD,
  orientation: Orientation,
  failure: string,
): DecodedImage {
  let pixels = new Uint8Array()
  try {
    decodeImage(buffer, page)
    pixels = new Uint8Array(toRGBA8(page))
  } catch {
    // Whatever it throws at a damaged page.
  }
  if (pixels.length === 0) throw new UserError(failure)
  const shown = upright(new Uint8ClampedArray(pixels.buffer), page, orientation)
  // The engine caches decoded pages; many of them would be too much.
  Object.assign(page, { data: undefined })
  return inMemory(shown.pixels, shown)
}
