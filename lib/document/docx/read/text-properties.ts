import { getChild, type XmlElement } from '../../../markup/read-xml.ts'
import type { DocumentFont, TextStyle } from '../../blocks.ts'
import { mixedColor, type Theme, themeColor } from './theme.ts'
import { getColor, isOn, omitUndefined, points, valOf } from './values.ts'

/** Text properties of a style or a run (ECMA-376, 17.3.2); missing ones are inherited. */
export type TextProperties = {
  readonly fontName?: string
  readonly size?: number
  readonly bold?: boolean
  readonly italic?: boolean
  /** The same of text in scripts from right to left. */
  readonly complexSize?: number
  readonly complexBold?: boolean
  readonly complexItalic?: boolean
  readonly isComplex?: boolean
  readonly underline?: boolean
  readonly strike?: boolean
  readonly doubleStrike?: boolean
  readonly color?: string | 'auto'
  readonly highlight?: string | 'none'
  readonly shade?: string | 'none'
  readonly caps?: boolean
  readonly smallCaps?: boolean
  readonly hidden?: boolean
  readonly script?: 'super' | 'sub' | 'none'
  readonly language?: string
  readonly complexLanguage?: string
  readonly eastAsianLanguage?: string
}

const HIGHLIGHTS: Readonly<Record<string, string>> = {
  black: '#000000',
  blue: '#0000ff',
  cyan: '#00ffff',
  darkBlue: '#000080',
  darkCyan: '#008080',
  darkGray: '#808080',
  darkGreen: '#008000',
  darkMagenta: '#800080',
  darkRed: '#800000',
  darkYellow: '#808000',
  green: '#00ff00',
  lightGray: '#c0c0c0',
  magenta: '#ff00ff',
  red: '#ff0000',
  white: '#ffffff',
  yellow: '#ffff00',
  none: 'none',
}
const SCRIPTS: Readonly<Record<string, TextProperties['script']>> = {
  superscript: 'super',
  subscript: 'sub',
  baseline: 'none',
}

export function readTextProperties(element: XmlElement | undefined, theme: Theme): TextProperties {
  if (!element) return {}
  const underline = valOf(element, 'w:u')
  const language = getChild(element, 'w:lang')?.attributes ?? {}
  return omitUndefined({
    fontName: fontName(getChild(element, 'w:rFonts')?.attributes, theme),
    size: halfPoints(valOf(element, 'w:sz')),
    complexSize: halfPoints(valOf(element, 'w:szCs')),
    bold: isOn(element, 'w:b'),
    italic: isOn(element, 'w:i'),
    complexBold: isOn(element, 'w:bCs'),
    complexItalic: isOn(element, 'w:iCs'),
    isComplex: isOn(element, 'w:rtl') ?? isOn(element, 'w:cs'),
    underline: underline === undefined ? undefined : underline !== 'none',
    strike: isOn(element, 'w:strike'),
    doubleStrike: isOn(element, 'w:dstrike'),
    color: readColor(getChild(element, 'w:color')?.attributes, theme),
    highlight: HIGHLIGHTS[valOf(element, 'w:highlight') ?? ''],
    shade: readShade(getChild(element, 'w:shd'), theme),
    caps: isOn(element, 'w:caps'),
    smallCaps: isOn(element, 'w:smallCaps'),
    hidden: isOn(element, 'w:vanish'),
    script: SCRIPTS[valOf(element, 'w:vertAlign') ?? ''],
    language: language['w:val'],
    complexLanguage: language['w:bidi'],
    eastAsianLanguage: language['w:eastAsia'],
  })
}

function fontName(
  fonts: Readonly<Record<string, string>> | undefined,
  { fonts: themed }: Theme,
): string | undefined {
  if (!fonts) return undefined
  const theme = fonts['w:asciiTheme'] ?? fonts['w:hAnsiTheme']
  return (theme ? themed[theme] : undefined) ?? fonts['w:ascii'] ?? fonts['w:hAnsi']
}

function halfPoints(text: string | undefined): number | undefined {
  const value = text !== undefined && /[a-z]/.test(text) ? points(text) : Number.parseFloat(text ?? '') / 2
  return value !== undefined && value > 0 ? Math.min(value, 1638) : undefined
}

function readColor(color: Readonly<Record<string, string>> | undefined, theme: Theme): string | undefined {
  if (!color) return undefined
  const themed = color['w:themeColor']
  const found = themed && themeColor(theme, themed, color['w:themeTint'], color['w:themeShade'])
  return found ?? getColor(color['w:val']) ?? 'auto'
}

/** The ground of text, a paragraph or a cell; of patterns, what they look like from afar. */
export function readShade(shade: XmlElement | undefined, theme: Theme): string | undefined {
  if (!shade) return undefined
  const { attributes } = shade
  const { 'w:val': pattern = 'clear', 'w:themeFill': themed, 'w:themeColor': ink } = attributes
  if (pattern === 'nil') return 'none'
  const ground =
    (themed && themeColor(theme, themed, attributes['w:themeFillTint'], attributes['w:themeFillShade'])) ||
    getColor(attributes['w:fill'])
  const color =
    (ink && themeColor(theme, ink, attributes['w:themeTint'], attributes['w:themeShade'])) ||
    getColor(attributes['w:color']) ||
    '#000000'
  const [, percent] = /^pct(\d+)$/.exec(pattern) ?? []
  const share = pattern === 'solid' ? 1 : Number(percent ?? 0) / 100
  return share > 0 ? mixedColor(color, ground ?? '#ffffff', share) : (ground ?? 'none')
}

const TOGGLES = [
  'bold',
  'italic',
  'caps',
  'smallCaps',
  'strike',
  'doubleStrike',
  'hidden',
  'complexBold',
  'complexItalic',
] as const

/** A character style over a paragraph style: what both turn on is off (17.7.3). */
export function toggleProperties(below: TextProperties, above: TextProperties): TextProperties {
  const merged: Record<string, unknown> = { ...below, ...above }
  for (const key of TOGGLES) if (below[key] && above[key]) merged[key] = false
  return merged
}

/** Resolved properties as the model has them, for text of a script. */
export function textStyle(own: TextProperties, isFromRight: boolean): TextStyle {
  const isComplex = isFromRight || own.isComplex === true
  const size = isComplex ? (own.complexSize ?? own.size) : own.size
  const highlight = [own.highlight, own.shade].find((ground) => ground !== undefined && ground !== 'none')
  const color = own.color === undefined || own.color === 'auto' ? undefined : own.color
  const language = isComplex ? (own.complexLanguage ?? own.language) : own.language
  return omitUndefined({
    font: fontFor(own.fontName),
    size: size ?? 10,
    bold: (isComplex ? own.complexBold : own.bold) ?? false,
    italic: (isComplex ? own.complexItalic : own.italic) ?? false,
    color: color ?? '#000000',
    underline: own.underline || undefined,
    strike: own.strike || own.doubleStrike || undefined,
    highlight,
    smallCaps: own.smallCaps || undefined,
    script: own.script === 'none' ? undefined : own.script,
    language: language === undefined || language.startsWith('x-') ? undefined : language,
  })
}

/** Fonts that another one is as wide as, and what looks most like those that nothing is. */
const LIKE: readonly (readonly [RegExp, DocumentFont])[] = [
  [/^(calibri|carlito|aptos|candara|corbel|gill sans)/, 'carlito'],
  [/^(cambria|caladea)/, 'caladea'],
  [
    /^(arial|helvetica|liberation sans|arimo|nimbus sans|microsoft sans|ms sans|franklin|univers|swiss)/,
    'arimo',
  ],
  [/sans[- ]serif/, 'sans'],
  [/courier|cousine|liberation mono|nimbus mono|monospace/, 'cousine'],
  [/consolas|mono\b|menlo|monaco|lucida console|inconsolata|source code/, 'mono'],
  [/^(times|tinos|liberation serif|nimbus roman|cg times|thorndale)/, 'tinos'],
  [
    /georgia|garamond|palatino|bookman|book antiqua|century|constantia|baskerville|didot|roman|serif$/,
    'tinos',
  ],
]

/** Returns the substitute for the font that a document names; without a name, the one for Word's oldest font. */
export function fontFor(name: string | undefined): DocumentFont {
  if (name === undefined || name === '') return 'tinos'
  const plain = name.toLowerCase()
  return LIKE.find(([pattern]) => pattern.test(plain))?.[1] ?? 'sans'
}
