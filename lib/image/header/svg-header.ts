import type { Size } from '../size.ts'
import type { ImageHeader } from './image-header.ts'

/** CSS pixels in a unit, of which 96 are an inch (CSS Values and Units, 6.2). */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  em: 16,
  rem: 16,
}
/** Default size in browsers (CSS Images, 5.3). */
const DEFAULT: Size = { width: 300, height: 150 }
const HEAD = 65_536

/** SVG 2, 7.2: width and height of the outermost element, else its view box. */
export function readSvg(bytes: Uint8Array): ImageHeader | undefined {
  const text = new TextDecoder().decode(bytes.subarray(0, HEAD))
  const tag = /<svg\b(?:"[^"]*"|'[^']*'|[^>"'])*>/i.exec(text)?.[0]
  if (tag === undefined) return undefined
  const { width, height } = svgSize(tag)
  return {
    format: 'svg',
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
    orientation: 1,
    mayBeClear: true,
    hasMore: false,
  }
}

function svgSize(tag: string): Size {
  const [, , boxWidth, boxHeight] = (attribute(tag, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const box = boxWidth && boxHeight ? { width: boxWidth, height: boxHeight } : undefined
  const width = getLength(attribute(tag, 'width'))
  const height = getLength(attribute(tag, 'height'))
  if (width && height) return { width, height }
  if (!box) return { width: width ?? DEFAULT.width, height: height ?? DEFAULT.height }
  if (width) return { width, height: (width * box.height) / box.width }
  if (height) return { width: (height * box.width) / box.height, height }
  return box
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)?.slice(1).find(Boolean)
}

/** Undefined for a share of something else, such as 100%. */
function getLength(text: string | undefined): number | undefined {
  const [, digits, unit = ''] = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? '') ?? []
  const factor = UNITS[unit.toLowerCase()]
  return digits && factor ? Number(digits) * factor || undefined : undefined
}
