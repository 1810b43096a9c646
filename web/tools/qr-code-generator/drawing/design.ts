import type { QrCode } from '#lib/qr-code/encode-qr.ts'
import { UserError } from '#lib/result/user-error.ts'
import type { Settings } from '../settings.ts'

/** Logo for the middle of codes. */
export type Logo = {
  readonly name: string
  /** As a PNG in a data URL, for files that embed it. */
  readonly url: string
  /** Ready to be drawn. */
  readonly image: ImageBitmap
}

/** All that a picture of a code is made from. */
export type Design = {
  readonly code: QrCode
  readonly settings: Settings
  readonly logo: Logo | undefined
}

/** Returns the modules per side that the logo occupies, including a light rim. */
export function getHole({ code, settings, logo }: Design): number {
  return logo ? logoModules(code.size, settings.logoSize) : 0
}

/** A logo's place within its square, as large as its proportions allow. */
export function logoBox(
  { image: { width, height } }: Logo,
  square: { readonly start: number; readonly side: number },
) {
  const scale = square.side / Math.max(width, height)
  const [w, h] = [width * scale, height * scale]
  return {
    x: square.start + (square.side - w) / 2,
    y: square.start + (square.side - h) / 2,
    width: w,
    height: h,
  }
}

/** The square of the logo: the hole without its rim of half a module. */
export function logoSquare(codeSize: number, hole: number, start: number, module: number) {
  return { start: start + ((codeSize - hole) / 2 + 0.5) * module, side: (hole - 1) * module || module }
}

/** Positions of all parts of a code's image, in whole pixels. */
export type Layout = {
  readonly width: number
  readonly height: number
  /** The side of a module. */
  readonly module: number
  /** Start of the code without its quiet zone, on both axes. */
  readonly start: number
  /** The height of the band below the code in which the caption stands; 0 without one. */
  readonly band: number
}

/** The height of a caption's band as a share of the code's side. */
const BAND = 0.16

/** The height of the band below a code of this side; 0 without a caption. */
export function getBand(side: number, { frame, caption }: Pick<Settings, 'frame' | 'caption'>): number {
  return frame === 'None' || caption.trim() === '' ? 0 : Math.round(side * BAND)
}

/**
 * Returns the layout of an image of `side` × `side` pixels, plus a band if there is a caption. Modules are whole
 * pixels; the remainder extends the quiet zone, which never has fewer modules than `margin`. Throws UserError if they
 * do not fit.
 */
export function getLayout(
  codeSize: number,
  side: number,
  settings: Pick<Settings, 'margin' | 'frame' | 'caption'>,
): Layout {
  const modules = codeSize + 2 * settings.margin
  const module = Math.floor(side / modules)
  if (module === 0)
    throw new UserError(
      `This code is too fine for ${side} pixels.`,
      `It has ${modules} modules per side with its margin. Choose a size of at least ${modules}.`,
    )
  const band = getBand(side, settings)
  return { width: side, height: side + band, module, start: Math.floor((side - codeSize * module) / 2), band }
}

/** Returns the number of modules per side of a logo: odd like the code's own side, so that it is centered. */
export function logoModules(codeSize: number, percent: number): number {
  const modules = Math.floor((codeSize * percent) / 100)
  return Math.max(1, modules % 2 === 1 ? modules : modules - 1)
}
