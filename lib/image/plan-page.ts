import type { Rect, Size } from './size.ts'

export type PaperSize = 'a4' | 'letter' | 'picture'

export type PagePlan = { readonly page: Size; readonly place: Rect }

const POINTS = 72
/** Default of images without a density, as in CSS. */
const DEFAULT_PPI = 96
const MARGIN = 36
export const pageMargins = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN } as const
/** In points, upright (ISO 216; ANSI/ASME Y14.1). */
const PAPERS: Readonly<Record<'a4' | 'letter', Size>> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
}

/**
 * Plans the position of an image on its page, in points: centered, as large as its file declares, but never beyond the
 * margins; with `fills` as large as these allow. Wide images get landscape pages. On a page of the image's own size it
 * fills everything.
 */
export function planPage(image: Size, perInch = DEFAULT_PPI, paper: PaperSize, fills: boolean): PagePlan {
  const own = { width: (image.width * POINTS) / perInch, height: (image.height * POINTS) / perInch }
  if (paper === 'picture') return { page: own, place: { x: 0, y: 0, ...own } }
  const upright = PAPERS[paper]
  const page = own.width > own.height ? { width: upright.height, height: upright.width } : upright
  const max = Math.min((page.width - 2 * MARGIN) / own.width, (page.height - 2 * MARGIN) / own.height)
  const scale = fills ? max : Math.min(1, max)
  const size = { width: own.width * scale, height: own.height * scale }
  return {
    page,
    place: { x: (page.width - size.width) / 2, y: (page.height - size.height) / 2, ...size },
  }
}
