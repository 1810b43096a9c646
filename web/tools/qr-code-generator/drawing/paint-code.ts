import { codeOutline } from './code-outline.ts'
import { type Design, getHole, getLayout, type Layout, logoBox, logoSquare } from './design.ts'
import { pathText } from './outline.ts'

/** Subset of a canvas context for drawing a code. */
type Pen = Pick<
  OffscreenCanvasRenderingContext2D,
  | 'clearRect'
  | 'fillRect'
  | 'fill'
  | 'fillText'
  | 'measureText'
  | 'drawImage'
  | 'fillStyle'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
>

export const CAPTION_FONT = 'system-ui, sans-serif'
const LIGHT = '#ffffff'

/** Paints a code, its logo and its caption on a canvas that has the layout's size. `ground` stands for a transparent one. */
export function paintCode(pen: Pen, design: Design, layout: Layout, ground?: string): void {
  const { code, settings, logo } = design
  const { foreground, background, isTransparent } = settings
  const { width, height, module, start, band } = layout
  pen.clearRect(0, 0, width, height)
  const paper = isTransparent ? ground : background
  if (paper) {
    pen.fillStyle = paper
    pen.fillRect(0, 0, width, height)
  }
  const hole = getHole(design)
  pen.fillStyle = foreground
  pen.fill(new Path2D(pathText(codeOutline(code, { ...settings, hole }), module, start, start)), 'evenodd')
  if (logo) {
    const { x, y, width: w, height: h } = logoBox(logo, logoSquare(code.size, hole, start, module))
    pen.drawImage(logo.image, x, y, w, h)
  }
  if (band > 0) paintCaption(pen, settings, layout)
}

/** Paints the caption of a code into the band at the bottom. */
export function paintCaption(
  pen: Pen,
  { foreground, background, isTransparent, frame, caption }: Design['settings'],
  { width, height, band }: Pick<Layout, 'width' | 'height' | 'band'>,
): void {
  pen.fillStyle = foreground
  if (frame === 'Banner') pen.fillRect(0, height - band, width, band)
  if (frame === 'Banner') pen.fillStyle = isTransparent ? LIGHT : background
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  const full = Math.round(band * 0.55)
  pen.font = `600 ${full}px ${CAPTION_FONT}`
  // A caption that is too wide is set smaller.
  const fits = Math.min(1, (width * 0.92) / pen.measureText(caption).width)
  pen.font = `600 ${full * fits}px ${CAPTION_FONT}`
  pen.fillText(caption, width / 2, height - band / 2 - (frame === 'Banner' ? 0 : band * 0.15))
}

/** Returns the layout of a design in an image with a given side. */
export function designLayout({ code, settings }: Design, side = settings.size): Layout {
  return getLayout(code.size, side, settings)
}
