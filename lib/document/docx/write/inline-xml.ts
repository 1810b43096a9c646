import { escapeXml } from '../../../markup/write-xml.ts'
import type { Inline, TextStyle } from '../../blocks.ts'
import { getBookmark, type WriteContext } from './context.ts'
import { isFromRight, runProperties } from './text-xml.ts'
import { tag } from './xml.ts'

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
