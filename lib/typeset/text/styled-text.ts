import type { Inline, InlineImage, ListMarker, NoteMark, TextStyle } from '../../document/blocks.ts'
import { getHan, type Han } from '../fonts/families.ts'
import type { FontRequest } from '../fonts/font-set.ts'
import { numberText } from '../layout/list-marker.ts'

/** A style with nothing left open. */
export type ResolvedStyle = Required<
  Omit<TextStyle, 'highlight' | 'script' | 'link' | 'bold' | 'italic' | 'code'>
> &
  Pick<TextStyle, 'highlight' | 'script' | 'link'> & {
    readonly isCode: boolean
    readonly request: FontRequest
  }

/** A stretch of one style; an image stands for one character. */
export type StyledSpan = {
  readonly start: number
  readonly end: number
  readonly style: ResolvedStyle
  readonly image?: InlineImage
  readonly note?: NoteMark
}

/** The text of a paragraph, composed (NFC), with `\n` where a line must end. */
export type StyledText = { readonly text: string; readonly spans: readonly StyledSpan[] }

/** Values of page fields. */
export type PageNumbers = {
  readonly number: number
  readonly count: number
  readonly numbering?: ListMarker | undefined
}

const IMAGE_CHARACTER = '\uFFFC'
const EMPTY = '\u200B'

const CODE_SIZE = 0.92
const requests = new Map<string, FontRequest>()

/** Joins the content of a paragraph. `base` is the initial style of its text. */
export function styledText(
  content: readonly Inline[],
  base: TextStyle,
  { language, pageNumbers }: { readonly language: string; readonly pageNumbers: PageNumbers },
): StyledText {
  const han = getHan(base.language ?? language, plainText(content))
  const spans: StyledSpan[] = []
  let text = ''
  for (const inline of content) {
    const start = text.length
    text += clean(getText(inline, pageNumbers))
    const own = 'style' in inline ? inline.style : undefined
    const style = resolve({ ...base, ...own }, language, han)
    if (text.length > start)
      spans.push({
        start,
        end: text.length,
        style,
        ...(inline.kind === 'image' ? { image: inline } : {}),
        ...(inline.kind === 'note-mark' ? { note: inline } : {}),
      })
  }
  if (text !== '') return { text, spans }
  // A paragraph without text is as high as a line.
  return { text: EMPTY, spans: [{ start: 0, end: 1, style: resolve(base, language, han) }] }
}

/** Returns the plain text, as in an outline. */
export function plainText(content: readonly Inline[]): string {
  return content.map((inline) => (inline.kind === 'text' ? inline.text : ' ')).join('')
}

/** The wish that has these values: one object for all that wish the same. */
function getFontRequest(request: FontRequest): FontRequest {
  const key = `${request.font}${request.isBold}${request.isItalic}${request.han}`
  const known = requests.get(key)
  if (known) return known
  requests.set(key, request)
  return request
}

function getText(inline: Inline, { number, count, numbering }: PageNumbers): string {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'line-break':
      return '\n'
    case 'image':
      return IMAGE_CHARACTER
    case 'note-mark':
      return inline.text
    case 'page-field':
      return String(inline.shows === 'number' ? numberText(number, numbering) : count)
  }
}

/** Composed as fonts are, lines ended by `\n`, without control characters, which have no shape. */
function clean(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v\f\x85]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
}

function resolve(style: TextStyle, language: string, han: Han): ResolvedStyle {
  const { highlight, script, link } = style
  const font = style.code ? 'mono' : (style.font ?? 'sans')
  const isBold = style.bold ?? false
  const isItalic = style.italic ?? false
  return {
    font,
    size: (style.size ?? 10) * (style.code && font !== style.font ? CODE_SIZE : 1),
    color: style.color ?? '#000000',
    underline: style.underline ?? false,
    strike: style.strike ?? false,
    language: style.language ?? language,
    isCode: style.code ?? false,
    request: getFontRequest({ font, isBold, isItalic, han }),
    ...(highlight === undefined ? {} : { highlight }),
    ...(script === undefined ? {} : { script }),
    ...(link === undefined ? {} : { link }),
  }
}
