import type { Alignment, Border, Borders, TextStyle } from '../blocks.ts'

/** The declarations of a `style` attribute, names in small letters. */
export function declarations(style: string | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const part of (style ?? '').split(/;(?![^(]*\))/)) {
    const colon = part.indexOf(':')
    if (colon > 0)
      found.set(
        part.slice(0, colon).trim().toLowerCase(),
        part
          .slice(colon + 1)
          .replace(/!important/i, '')
          .trim(),
      )
  }
  return found
}

const NAMED: Readonly<Record<string, string>> = {
  black: '#000000',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  white: '#ffffff',
  maroon: '#800000',
  red: '#ff0000',
  purple: '#800080',
  fuchsia: '#ff00ff',
  magenta: '#ff00ff',
  green: '#008000',
  lime: '#00ff00',
  olive: '#808000',
  yellow: '#ffff00',
  navy: '#000080',
  blue: '#0000ff',
  teal: '#008080',
  aqua: '#00ffff',
  cyan: '#00ffff',
  orange: '#ffa500',
  pink: '#ffc0cb',
  brown: '#a52a2a',
  gold: '#ffd700',
  indigo: '#4b0082',
  violet: '#ee82ee',
  crimson: '#dc143c',
  coral: '#ff7f50',
  tomato: '#ff6347',
  salmon: '#fa8072',
  khaki: '#f0e68c',
  darkblue: '#00008b',
  darkgreen: '#006400',
  darkred: '#8b0000',
  lightgray: '#d3d3d3',
  lightgrey: '#d3d3d3',
  darkgray: '#a9a9a9',
  darkgrey: '#a9a9a9',
  lightblue: '#add8e6',
  lightgreen: '#90ee90',
  lightyellow: '#ffffe0',
  whitesmoke: '#f5f5f5',
  steelblue: '#4682b4',
  royalblue: '#4169e1',
  dimgray: '#696969',
  slategray: '#708090',
  beige: '#f5f5dc',
  ivory: '#fffff0',
  lavender: '#e6e6fa',
  turquoise: '#40e0d0',
  skyblue: '#87ceeb',
}

/** A color (CSS Color 4: names, hexadecimal, rgb, hsl) on white paper; undefined for one that is not seen. */
export function cssColor(text: string | undefined): string | undefined {
  const plain = (text ?? '').trim().toLowerCase()
  if (NAMED[plain]) return NAMED[plain]
  const [, digits = ''] = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(plain) ?? []
  if (digits !== '') return onPaper(...fromHex(digits))
  const [, kind, inner = ''] = /^(rgb|hsl)a?\(([^)]*)\)$/.exec(plain) ?? []
  const parts = inner.split(/[\s,/]+/).filter((part) => part !== '')
  if (kind === undefined || parts.length < 3) return undefined
  const levels = kind === 'rgb' ? parts.slice(0, 3).map((part) => share(part, 255) * 255) : fromHsl(parts)
  return onPaper(levels, share(parts[3] ?? '1', 1))
}

/** Blends a color, each level 0…255, with the white of the paper by its alpha. */
function onPaper(levels: readonly number[], alpha: number): string | undefined {
  if (alpha === 0) return undefined
  return `#${levels
    .map((level) =>
      Math.round(255 + (Math.min(255, Math.max(0, level)) - 255) * alpha)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Three, four, six or eight digits (CSS Color 4, 5.2). */
function fromHex(digits: string): [levels: number[], alpha: number] {
  const pairs = digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map((pair) => Number.parseInt(pair, 16))
  return [[red, green, blue], alpha / 255]
}

function share(text: string, whole: number): number {
  const value = Number.parseFloat(text) / (text.endsWith('%') ? 100 : whole)
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0
}

function fromHsl(parts: readonly string[]): number[] {
  const hue = Number.parseFloat(parts[0] ?? '') || 0
  const saturation = share(parts[1] ?? '', 100)
  const light = share(parts[2] ?? '', 100)
  const reach = saturation * Math.min(light, 1 - light)
  return [0, 8, 4].map((shift) => {
    const at = (shift + hue / 30 + 1200) % 12
    return 255 * (light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)))
  })
}

const UNITS: Readonly<Record<string, number>> = {
  px: 0.75,
  pt: 1,
  in: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
  pc: 12,
  '': 0.75,
}

/** A length in points; `size` is what `em` counts in, `room` what percent do. */
export function cssLength(text: string | undefined, size: number, room = 0): number | undefined {
  const [, number = '', unit = ''] =
    /^(-?[\d.]+)(px|pt|in|cm|mm|pc|em|rem|ex|ch|%)?$/.exec((text ?? '').trim().toLowerCase()) ?? []
  const value = Number.parseFloat(number)
  if (!Number.isFinite(value)) return undefined
  if (unit === '%') return (value / 100) * room
  if (unit === 'em' || unit === 'rem') return value * size
  if (unit === 'ex' || unit === 'ch') return value * size * 0.5
  return Math.min(5000, value * (UNITS[unit] ?? 0.75))
}

const SIZES: Readonly<Record<string, number>> = {
  'xx-small': 7,
  'x-small': 8,
  small: 9.5,
  medium: 11,
  large: 13,
  'x-large': 17,
  'xx-large': 22,
}

/** Returns the text style of declarations, on top of the surrounding style. */
export function cssTextStyle(css: ReadonlyMap<string, string>, around: TextStyle): TextStyle {
  const own: { -readonly [Key in keyof TextStyle]: TextStyle[Key] } = {}
  const size = around.size ?? 11
  const color = cssColor(css.get('color'))
  if (color) own.color = color
  const ground = cssColor(css.get('background-color') ?? css.get('background'))
  if (ground && ground !== '#ffffff') own.highlight = ground
  const weight = css.get('font-weight')
  if (weight) own.bold = weight === 'bold' || weight === 'bolder' || Number(weight) >= 600
  const slant = css.get('font-style')
  if (slant) own.italic = slant !== 'normal'
  const lines = css.get('text-decoration') ?? css.get('text-decoration-line')
  if (lines?.includes('underline')) own.underline = true
  if (lines?.includes('line-through')) own.strike = true
  if (lines?.startsWith('none')) own.underline = false
  const written = css.get('font-size')
  const points = written === undefined ? undefined : (SIZES[written] ?? cssLength(written, size, size))
  if (points && points > 2) own.size = Math.min(200, points)
  const align = css.get('vertical-align')
  if (align === 'super' || align === 'sub') own.script = align
  if (/mono|courier|consolas/i.test(css.get('font-family') ?? '')) own.font = 'mono'
  return own
}

const ALIGNMENTS: Readonly<Record<string, Alignment>> = {
  left: 'left',
  right: 'right',
  center: 'center',
  justify: 'justify',
  start: 'start',
  end: 'end',
}

export function cssAlignment(text: string | undefined): Alignment | undefined {
  return ALIGNMENTS[(text ?? '').trim().toLowerCase()]
}

/** `1px solid #ccc`, in any order. */
export function cssBorder(text: string | undefined): Border | undefined {
  if (text === undefined || /\b(none|hidden)\b/.test(text)) return undefined
  const parts = text.match(/[\w#.-]+(?:\([^)]*\))?/g) ?? []
  const style = parts.find((part) => /^(solid|dashed|dotted|double|groove|ridge|inset|outset)$/.test(part))
  if (!style) return undefined
  const width = parts.map((part) => cssLength(part, 11)).find((length) => length !== undefined) ?? 0.75
  if (width === 0) return undefined
  const color = parts.map(cssColor).find((found) => found !== undefined) ?? '#000000'
  return { width: Math.min(width, 12), color, ...(style === 'dashed' || style === 'dotted' ? { style } : {}) }
}

/** The borders of a box, each side with its own. */
export function getBorders(css: ReadonlyMap<string, string>): Borders | undefined {
  const all = cssBorder(css.get('border'))
  const sides = (['top', 'right', 'bottom', 'left'] as const).flatMap((side) => {
    const border = css.has(`border-${side}`) ? cssBorder(css.get(`border-${side}`)) : all
    return border ? [[side, border] as const] : []
  })
  return sides.length > 0 ? Object.fromEntries(sides) : undefined
}
