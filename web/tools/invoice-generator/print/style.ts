import type { Borders, Sides, TextStyle } from '#lib/document/blocks.ts'
import type { Look, Template } from '../invoice/invoice.ts'

const INK = '#1d1b17'
const SOFT = '#5c564a'
const LINE = '#d9d3c6'
const PAPER = '#ffffff'

/** The sizes and colors of a template, in points. */
export type PrintStyle = {
  readonly text: TextStyle
  readonly small: TextStyle
  readonly label: TextStyle
  readonly title: TextStyle
  readonly strong: TextStyle
  readonly total: TextStyle
  readonly head: TextStyle
  /** Behind the head of the items; none in a template without. */
  readonly headShade?: string
  readonly line: Borders
  readonly headLine: Borders
  readonly totalLine: Borders
  readonly cellPadding: Sides<number>
  readonly margin: number
  readonly gap: number
  readonly accent: string
}

export function printStyle({ template, color }: Pick<Look, 'template' | 'color'>): PrintStyle {
  const accent = /^#[0-9a-f]{6}$/i.test(color) ? color : INK
  const size = template === 'compact' ? 9 : 10
  const band = template === 'modern'
  return {
    accent,
    text: { size, color: INK },
    small: { size: size - 1.5, color: SOFT },
    label: { size: size - 1.5, color: SOFT, bold: true },
    title: { size: template === 'compact' ? 16 : 24, color: accent, bold: true },
    strong: { size, color: INK, bold: true },
    total: { size: size + 2, color: accent, bold: true },
    head: { size: size - 1, bold: true, color: band ? inkOn(accent) : SOFT },
    ...(band && { headShade: accent }),
    line: { bottom: { width: 0.5, color: LINE } },
    headLine: band ? {} : { bottom: { width: 1, color: accent } },
    totalLine: { top: { width: 1, color: accent } },
    ...spacing(template),
  }
}

function spacing(template: Template): Pick<PrintStyle, 'cellPadding' | 'margin' | 'gap'> {
  return template === 'compact'
    ? { cellPadding: { top: 2, right: 4, bottom: 2, left: 4 }, margin: 36, gap: 10 }
    : { cellPadding: { top: 5, right: 6, bottom: 5, left: 6 }, margin: 48, gap: 18 }
}

/** A color of this luminance contrasts alike with `INK` (0.0111) and with white: √(1.05 · 0.0611) − 0.05. */
const BETWEEN_INKS = 0.2032

/** Black or white, whichever is read better on a color (WCAG 2.2, relative luminance). */
function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  )
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return luminance > BETWEEN_INKS ? INK : PAPER
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
