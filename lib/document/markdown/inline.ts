import type { Token, Tokens } from 'marked'
import type { Inline, TextStyle } from '../blocks.ts'
import { CODE_SHADE, LINK_STYLE } from '../default-page.ts'
import { dataImage } from '../image-source.ts'
import type { Notes } from '../notes.ts'
import { withoutEntities } from './entities.ts'

const SAFE = /^(https?:|mailto:|tel:|ftp:|#)/i
const MAX_WIDTH = 460

/** Context of a line. */
export type InlineContext = {
  readonly notes: Notes
  /** The reference to a footnote; undefined for one that is not defined. */
  readonly footnote?: (id: string, style: TextStyle) => Inline | undefined
}

/** Converts the tokens of a line of Markdown to inline content. */
export function inlines(tokens: readonly Token[], style: TextStyle, context: InlineContext): Inline[] {
  return tokens.flatMap((token) => inline(token, style, context))
}

function inline(token: Token, style: TextStyle, context: InlineContext): Inline[] {
  const within = (own: TextStyle) =>
    inlines(
      token.type !== 'generic' && 'tokens' in token ? (token.tokens ?? []) : [],
      { ...style, ...own },
      context,
    )
  switch (token.type) {
    case 'strong':
      return within({ bold: true })
    case 'em':
      return within({ italic: true })
    case 'del':
      return within({ strike: true })
    case 'codespan':
      return [text(token.text, { ...style, code: true, highlight: CODE_SHADE })]
    case 'br':
      return [{ kind: 'line-break' }]
    case 'checkbox':
      return []
    case 'link':
      return within(SAFE.test(token.href) ? { ...LINK_STYLE, link: token.href } : {})
    case 'image':
      return image(token.href, withoutEntities(token.text), style, context.notes)
    case 'html':
      return /^<br\b/i.test(token.raw) ? [{ kind: 'line-break' }] : []
    case 'footnote-reference':
      return [context.footnote?.(String(token.id), style) ?? text(token.raw, style)]
    case 'escape':
      return [text(token.text, style)]
    case 'text':
      return hasTokens(token) ? within({}) : [text(withoutEntities(token.text).replace(/\n/g, ' '), style)]
    default:
      return 'text' in token ? [text(String(token.text), style)] : []
  }
}

function hasTokens(token: Token): token is Tokens.Text & { tokens: Token[] } {
  return 'tokens' in token && Array.isArray(token.tokens)
}

function image(url: string, alt: string, style: TextStyle, notes: Notes): Inline[] {
  const found = dataImage(url)
  if (!found) {
    notes.add(url.startsWith('data:') ? 'unreadableImages' : 'remoteImages')
    return alt === '' ? [] : [text(alt, { ...style, italic: true })]
  }
  const shrink = Math.min(1, MAX_WIDTH / found.width)
  return [
    { kind: 'image', source: found.source, width: found.width * shrink, height: found.height * shrink, alt },
  ]
}

function text(content: string, style: TextStyle): Inline {
  return Object.keys(style).length > 0
    ? { kind: 'text', text: content, style }
    : { kind: 'text', text: content }
}
