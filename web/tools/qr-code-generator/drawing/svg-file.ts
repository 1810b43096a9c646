import { codeOutline } from './code-outline.ts'
import { type Design, getHole, logoBox, logoSquare } from './design.ts'
import { pathText, short } from './outline.ts'
import { CAPTION_FONT, designLayout } from './paint-code.ts'

/** A design as an SVG file: the code is a single path, one unit per module, as large as the picture. */
export function svgFile(design: Design): string {
  const { code, settings, logo } = design
  const { margin, foreground, background, isTransparent, frame, caption } = settings
  const { width, height, band } = designLayout(design, Math.max(settings.size, code.size + 2 * margin))
  const side = code.size + 2 * margin
  const unit = side / width
  const bottom = height * unit
  const bandHeight = band * unit
  const hole = getHole(design)
  const box = logo && logoBox(logo, logoSquare(code.size, hole, margin, 1))
  const isBanner = frame === 'Banner'
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${side} ${short(bottom)}">`,
    isTransparent ? '' : `<rect width="100%" height="100%" fill="${background}"/>`,
    `<path fill="${foreground}" fill-rule="evenodd"${isCrisp(settings) ? ' shape-rendering="crispEdges"' : ''} d="${pathText(codeOutline(code, { ...settings, hole }), 1, margin, margin)}"/>`,
    logo && box
      ? `<image href="${logo.url}" x="${short(box.x)}" y="${short(box.y)}" width="${short(box.width)}" height="${short(box.height)}"/>`
      : '',
    band > 0 && isBanner
      ? `<rect y="${short(bottom - bandHeight)}" width="${side}" height="${short(bandHeight)}" fill="${foreground}"/>`
      : '',
    band > 0
      ? `<text x="${short(side / 2)}" y="${short(bottom - bandHeight * (isBanner ? 0.5 : 0.65))}" fill="${isBanner ? (isTransparent ? '#ffffff' : background) : foreground}" font-family="${CAPTION_FONT}" font-weight="600" font-size="${short(captionSize(caption, side, bandHeight))}" text-anchor="middle" dominant-baseline="central">${escapedXml(caption)}</text>`
      : '',
    '</svg>',
  ]
  return `${parts.filter(Boolean).join('\n')}\n`
}

function isCrisp({ modules, eyes }: Design['settings']): boolean {
  return modules === 'Square' && eyes === 'Square'
}

/** A file cannot measure text: letters are assumed to be 0.6 of their size wide. */
function captionSize(caption: string, side: number, band: number): number {
  return Math.min(band * 0.55, (side * 0.92) / (0.6 * [...caption].length))
}

function escapedXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
