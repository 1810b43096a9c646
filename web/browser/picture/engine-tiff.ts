import { decode, decodeImage, type IFD, toRGBA8 } from 'utif2'
import { UserError } from '#lib/outcome/user-error.ts'
import type { Orientation } from '#lib/picture/header/picture-header.ts'
import { upright } from '#lib/picture/upright.ts'
import { type DecodedPicture, inMemory } from './decoded-picture.ts'

/** The first page of a TIFF file. */
export function decodeTiff(
  { buffer }: Uint8Array<ArrayBuffer>,
  orientation: Orientation,
  failure: string,
): DecodedPicture {
  // Its conversion of CMYK asks for `window`, which a worker does not have.
  Object.assign(globalThis, { window: globalThis })
  let page: IFD | undefined
  let pixels = new Uint8Array()
  try {
    page = decode(buffer)[0]
    if (page) decodeImage(buffer, page)
    if (page) pixels = new Uint8Array(toRGBA8(page))
  } catch {
    // Whatever it throws at a damaged file.
  }
  if (!page || pixels.length === 0) throw new UserError(failure)
  const shown = upright(new Uint8ClampedArray(pixels.buffer), page, orientation)
  return inMemory(shown.pixels, shown)
}
