import { escapeXml } from '../../../markup/write-xml.ts'
import type { DocumentFont, Inline, TextStyle } from '../../blocks.ts'
import { getBookmark, type WriteContext } from './context.ts'
import { hex, tag, toggle, val } from './xml.ts'

/** Returns the XML of inline content whose text style is `own`, in a paragraph style with `base` (ECMA-376, 17.3.2). */
export function inlineXml(
  content: readonly Inline[],
  own: TextStyle,
  base: TextStyle,
  context: WriteContext,
): string {
  return content.map((inline) => oneInline(inline, own, base, context)).join('')
}

function oneInline(inline: Inline, own: TextStyle, base: TextStyle, context: WriteContext): string {
  switch (inline.kind) {
    case 'line-break':
      return tag('w:r', {}, tag('w:br'))
    case 'image':
      return linkXml(
        context.state.media.inline(inline, context.relationships),
        inline.link?.startsWith('#') ? inline.link : undefined,
        context,
      )
    case 'page-field':
      return tag(
        'w:fldSimple',
        { 'w:instr': inline.shows === 'number' ? ' PAGE ' : ' NUMPAGES ' },
        run(tag('w:t', {}, '1'), '1', { ...own, ...inline.style }, base),
      )
    case 'note-mark':
      return noteReference(inline, context)
    case 'text': {
      const style = { ...own, ...inline.style }
      return linkXml(run(textXml(inline.text), inline.text, style, base), style.link, context)
    }
  }
}

function run(content: string, text: string, style: TextStyle, base: TextStyle): string {
  return tag('w:r', {}, runProperties(style, base, isFromRight(text)) + content)
}

/** Returns the XML of text, with separate elements for tabs and line ends. */
function textXml(text: string): string {
  return text
    .split(/(\t|\r\n|[\n\r\v\u2028\u2029])/)
    .map((part, index) => {
      if (index % 2 === 1) return tag(part === '\t' ? 'w:tab' : 'w:br')
      return part === '' ? '' : `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`
    })
    .join('')
}

function linkXml(run: string, link: string | undefined, context: WriteContext): string {
  if (link === undefined) return run
  const target = link.startsWith('#')
    ? { 'w:anchor': getBookmark(link.slice(1), context.state).name }
    : { 'r:id': context.relationships.idOf('hyperlink', link, true) }
  return tag('w:hyperlink', target, run)
}

function noteReference({ note }: Extract<Inline, { kind: 'note-mark' }>, context: WriteContext): string {
  const { state } = context
  const place = state.footnotes.push('') - 1
  const inner = context.blocks(note, {
    ...context,
    relationships: state.footnoteRelationships,
    indent: 0,
    indentEnd: 0,
    styleId: 'FootnoteText',
    shade: undefined,
    borders: undefined,
  })
  state.footnotes[place] = tag('w:footnote', { 'w:id': place + 2 }, inner || tag('w:p'))
  return tag(
    'w:r',
    {},
    tag('w:rPr', {}, tag('w:rStyle', { 'w:val': 'FootnoteReference' })) +
      tag('w:footnoteReference', { 'w:id': place + 2 }),
  )
}

/** Fonts available to every recipient, metric-compatible with ours if possible. */
export const FONT_NAMES: Readonly<Record<DocumentFont, string>> = {
  sans: 'Calibri',
  mono: 'Consolas',
  carlito: 'Calibri',
  caladea: 'Cambria',
  arimo: 'Arial',
  tinos: 'Times New Roman',
  cousine: 'Courier New',
}
const FROM_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u

/** Whether a run must be marked as text from right to left. */
export function isFromRight(text: string): boolean {
  return FROM_RIGHT.test(text)
}

/** Returns the properties of a run (ECMA-376, 17.3.2.28) in schema order: differences from the surrounding style. */
export function runProperties(style: TextStyle, base: TextStyle, fromRight = false): string {
  const own = <Key extends keyof TextStyle>(key: Key) => (style[key] === base[key] ? undefined : style[key])
  const font = style.code && !base.code ? 'mono' : own('font')
  const size = own('size')
  const bold = own('bold')
  const italic = own('italic')
  const language = own('language')
  const color = own('color')
  const inner = [
    font && fontTag(font),
    toggle('w:b', bold),
    toggle('w:bCs', bold),
    toggle('w:i', italic),
    toggle('w:iCs', italic),
    toggle('w:strike', own('strike')),
    color && val('w:color', hex(color)),
    size && sizeTags(size),
    own('underline') === undefined ? '' : val('w:u', style.underline ? 'single' : 'none'),
    style.highlight && tag('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': hex(style.highlight) }),
    style.script && val('w:vertAlign', style.script === 'super' ? 'superscript' : 'subscript'),
    fromRight ? tag('w:rtl') : '',
    language && languageTag(language, fromRight),
  ]
  return wrapXml('w:rPr', inner.join(''))
}

export function fontTag(font: DocumentFont): string {
  const name = FONT_NAMES[font]
  return tag('w:rFonts', { 'w:ascii': name, 'w:hAnsi': name, 'w:cs': name })
}

export function sizeTags(size: number): string {
  const halfPoints = Math.max(2, Math.round(size * 2))
  return val('w:sz', halfPoints) + val('w:szCs', halfPoints)
}

/** A language in the place of its script. */
export function languageTag(language: string, fromRight: boolean): string {
  if (fromRight || /^(ar|he|fa|ur|yi)\b/.test(language)) return tag('w:lang', { 'w:bidi': language })
  return tag('w:lang', /^(zh|ja|ko)\b/.test(language) ? { 'w:eastAsia': language } : { 'w:val': language })
}

function wrapXml(name: string, inner: string): string {
  return inner === '' ? '' : tag(name, {}, inner)
}
