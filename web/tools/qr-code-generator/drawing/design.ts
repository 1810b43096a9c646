import type { QrCode } from '#lib/qr-code/encode-qr.ts'
import type { Settings } from '../settings.ts'
import { logoModules } from './layout.ts'

/** Logo for the middle of codes. */
export type Logo = {
  readonly name: string
  /** As a PNG in a data address, for files that hold it. */
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

/** Modules per side that the logo takes from the code, a light rim included. */
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
