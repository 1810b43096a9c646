import { UserError } from '#lib/result/user-error.ts'
import type { Settings } from '../settings.ts'

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
