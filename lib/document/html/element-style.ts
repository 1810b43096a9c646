import type { XmlElement } from '../../markup/read-xml.ts'
import type { Alignment, ListMarker, Paragraph, ParagraphLayout, TextStyle } from '../blocks.ts'
import { LINK_STYLE } from '../default-page.ts'
import { cssAlignment, cssColor, cssLength, cssTextStyle } from './css.ts'

type Css = ReadonlyMap<string, string>

/** Context inherited by an element. */
export type HtmlContext = {
  readonly style: TextStyle
  readonly align?: Alignment | undefined
  readonly direction?: Paragraph['direction'] | undefined
  readonly preservesSpaces: boolean
  readonly isInItem: boolean
  readonly depth: number
}

const SAFE = /^(https?:|mailto:|tel:|ftp:|#)/i

const INLINE_STYLES: Readonly<Record<string, TextStyle>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  cite: { italic: true },
  dfn: { italic: true },
  var: { italic: true },
  u: { underline: true },
  ins: { underline: true },
  s: { strike: true },
  strike: { strike: true },
  del: { strike: true },
  code: { code: true },
  kbd: { code: true },
  samp: { code: true },
  tt: { code: true },
  mark: { highlight: '#fff176' },
  sub: { script: 'sub' },
  sup: { script: 'super' },
}
const BLOCKS = new Set(
  'address article aside body center details dialog div dl dd dt fieldset figcaption figure footer form header hgroup legend main nav p search section summary html noframes'.split(
    ' ',
  ),
)
/** Blocks with their own reader. */
const OWN_BLOCK = /^(h[1-6]|hr|ul|ol|menu|li|table|blockquote|pre)$/
/** Returns the context of an element's content: the context around it, and what its tag, attributes and CSS add. */
export function innerContext(
  { name, attributes }: XmlElement,
  css: Css,
  outer: HtmlContext,
  baseSize: number | undefined,
): HtmlContext {
  const size = outer.style.size ?? baseSize
  const named = INLINE_STYLES[name] ?? {}
  const link =
    name === 'a' && SAFE.test(attributes.href ?? '') ? { ...LINK_STYLE, link: attributes.href ?? '' } : {}
  const scaled =
    name === 'small' || name === 'big' ? { size: (size ?? 11) * (name === 'small' ? 0.85 : 1.2) } : {}
  const language = attributes.lang ? { language: attributes.lang } : {}
  const written = cssTextStyle(css, { ...outer.style, ...(size === undefined ? {} : { size }) })
  // The ground of a block is drawn behind the whole of it.
  const { highlight, ...text } = written
  const ground = BLOCKS.has(name) || name === 'table' || highlight === undefined ? {} : { highlight }
  const color = name === 'font' ? cssColor(attributes.color) : undefined
  const merged = {
    ...named,
    ...scaled,
    ...link,
    ...language,
    ...(color ? { color } : {}),
    ...text,
    ...ground,
  }
  const { dir } = attributes
  return {
    ...outer,
    style: Object.keys(merged).length > 0 ? { ...outer.style, ...merged } : outer.style,
    align:
      cssAlignment(css.get('text-align') ?? attributes.align) ?? (name === 'center' ? 'center' : outer.align),
    direction:
      dir === 'rtl' || dir === 'ltr' || dir === 'auto'
        ? dir
        : css.get('direction') === 'rtl'
          ? 'rtl'
          : outer.direction,
    preservesSpaces: css.get('white-space')?.startsWith('pre') ?? outer.preservesSpaces,
  }
}

const MARKERS: Readonly<Record<string, ListMarker>> = {
  disc: 'bullet',
  circle: 'bullet',
  square: 'bullet',
  decimal: 'decimal',
  'lower-alpha': 'lower-letter',
  'lower-latin': 'lower-letter',
  'upper-alpha': 'upper-letter',
  'upper-latin': 'upper-letter',
  'lower-roman': 'lower-roman',
  'upper-roman': 'upper-roman',
  none: 'none',
  a: 'lower-letter',
  A: 'upper-letter',
  i: 'lower-roman',
  I: 'upper-roman',
  '1': 'decimal',
}

export function getMarker({ name, attributes }: XmlElement, css: Css): ListMarker {
  const written = css.get('list-style-type') ?? css.get('list-style')?.split(' ')[0] ?? attributes.type
  return MARKERS[written ?? ''] ?? (name === 'ol' ? 'decimal' : 'bullet')
}

export function isBlock(name: string, css: Css): boolean {
  return BLOCKS.has(name) || OWN_BLOCK.test(name) || css.get('display') === 'block'
}

export function isPageBreak(css: Css, side: 'before' | 'after'): boolean {
  return /^(always|page|left|right)$/.test(css.get(`page-break-${side}`) ?? css.get(`break-${side}`) ?? '')
}

export function paragraphSpace(css: Css): ParagraphLayout {
  const before = cssLength(css.get('margin-top'), 11)
  const after = cssLength(css.get('margin-bottom'), 11)
  const first = cssLength(css.get('text-indent'), 11)
  return {
    ...(before === undefined || before < 0 ? {} : { spaceBefore: before }),
    ...(after === undefined || after < 0 ? {} : { spaceAfter: after }),
    ...(first === undefined ? {} : { firstLine: first }),
  }
}
