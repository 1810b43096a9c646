import { textDirection } from '../../../text/text-direction.ts'
import type { Alignment, Border, Borders, Heading, LineHeight, Paragraph, TabStop } from '../../blocks.ts'
import { withLabel } from '../../labeled.ts'
import { getBookmark, type WriteContext } from './context.ts'
import { inlineXml } from './inline-xml.ts'
import { headingStyle } from './styles-part.ts'
import { hex, tag, toggle, twips, val } from './xml.ts'

/** Position of a paragraph in a list, if it starts an item. */
export type ItemPlace = { readonly list: number; readonly level: number }

/** A paragraph or heading (ECMA-376, 17.3.1). */
export function paragraphXml(
  paragraph: Paragraph | Heading,
  context: WriteContext,
  item?: ItemPlace,
): string {
  const { state } = context
  const base = paragraph.kind === 'heading' ? headingStyle(state.style, paragraph.level) : state.style
  const own = { ...base, ...paragraph.style }
  const content = inlineXml(withLabel(paragraph), own, base, context)
  const mark = paragraph.id === undefined ? undefined : getBookmark(paragraph.id, state)
  const around = mark
    ? tag('w:bookmarkStart', { 'w:id': mark.number, 'w:name': mark.name }) +
      tag('w:bookmarkEnd', { 'w:id': mark.number })
    : ''
  return tag('w:p', {}, paragraphProperties(paragraph, context, item) + around + content)
}

/** In the order that the schema fixes. */
function paragraphProperties(
  paragraph: Paragraph | Heading,
  context: WriteContext,
  item: ItemPlace | undefined,
): string {
  const isRight = getDirection(paragraph, context) === 'rtl'
  const style =
    paragraph.kind === 'heading'
      ? `Heading${paragraph.level}`
      : context.isQuote
        ? 'Quote'
        : item
          ? 'ListParagraph'
          : context.styleId
  const inner = [
    val('w:pStyle', style),
    toggle('w:keepNext', paragraph.keepWithNext || undefined),
    toggle('w:keepLines', paragraph.keepTogether || undefined),
    item && tag('w:numPr', {}, val('w:ilvl', item.level) + val('w:numId', item.list)),
    bordersXml('w:pBdr', context.borders),
    shadeXml(context.shade),
    tabsXml(paragraph),
    toggle('w:bidi', isRight || undefined),
    spacingXml(paragraph),
    indentXml(paragraph, context, item),
    val('w:jc', justification(paragraph.align ?? context.align, isRight)),
  ].join('')
  return inner === '' ? '' : tag('w:pPr', {}, inner)
}

function getDirection(paragraph: Paragraph | Heading, { direction }: WriteContext): 'ltr' | 'rtl' {
  if (paragraph.direction !== 'auto') return paragraph.direction ?? direction
  const text = paragraph.content.map((inline) => (inline.kind === 'text' ? inline.text : '')).join('')
  return /\p{L}/u.test(text) ? textDirection(text) : direction
}

export function bordersXml(name: string, borders: Borders | undefined): string {
  const sides = (['top', 'left', 'bottom', 'right'] as const).flatMap((side) => {
    const border = borders?.[side]
    return border ? [borderXml(`w:${side}`, border)] : []
  })
  return sides.length > 0 ? tag(name, {}, sides.join('')) : ''
}

const LINES = { solid: 'single', dashed: 'dashed', dotted: 'dotted' }

function borderXml(name: string, { width, color, style = 'solid' }: Border): string {
  return tag(name, {
    'w:val': LINES[style],
    'w:sz': Math.max(2, Math.min(96, Math.round(width * 8))),
    'w:space': 1,
    'w:color': hex(color),
  })
}

export function shadeXml(color: string | undefined): string {
  return color ? tag('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': hex(color) }) : ''
}

const LEADERS = { '.': 'dot', '-': 'hyphen', _: 'underscore', '·': 'middleDot' }
const STOPS = { start: 'left', center: 'center', end: 'right', decimal: 'decimal' }

function tabsXml({ tabs = [] }: Paragraph | Heading): string {
  const one = ({ at, align = 'start', leader }: TabStop) =>
    tag('w:tab', { 'w:val': STOPS[align], 'w:leader': leader && LEADERS[leader], 'w:pos': twips(at) })
  return tabs.length > 0 ? tag('w:tabs', {}, tabs.map(one).join('')) : ''
}

function spacingXml({ spaceBefore, spaceAfter, lineHeight }: Paragraph | Heading): string {
  const attributes = { 'w:before': twips(spaceBefore), 'w:after': twips(spaceAfter), ...getLine(lineHeight) }
  return Object.values(attributes).some((value) => value !== undefined) ? tag('w:spacing', attributes) : ''
}

function getLine(height: LineHeight | undefined) {
  if (!height) return {}
  if ('times' in height) return { 'w:line': Math.round(height.times * 240), 'w:lineRule': 'auto' }
  if ('atLeast' in height) return { 'w:line': twips(height.atLeast), 'w:lineRule': 'atLeast' }
  return { 'w:line': twips('points' in height ? height.points : height.exactly), 'w:lineRule': 'exact' }
}

function indentXml(
  { indentStart, indentEnd, firstLine }: Paragraph | Heading,
  context: WriteContext,
  item: ItemPlace | undefined,
): string {
  // An item has the indent of its level.
  const start = item && !indentStart ? undefined : (indentStart ?? 0) + context.indent
  const end = (indentEnd ?? 0) + context.indentEnd
  const isHanging = firstLine !== undefined && firstLine < 0
  if (!start && !end && !firstLine) return ''
  return tag('w:ind', {
    'w:left': start === undefined ? undefined : twips(start),
    'w:right': end ? twips(end) : undefined,
    'w:hanging': isHanging ? twips(-firstLine) : undefined,
    'w:firstLine': firstLine && !isHanging ? twips(firstLine) : undefined,
  })
}

/** `left` is the start of the paragraph, whatever its direction (17.18.44). */
function justification(align: Alignment | undefined, isRight: boolean): string | undefined {
  switch (align) {
    case undefined:
    case 'start':
      return undefined
    case 'center':
      return 'center'
    case 'justify':
      return 'both'
    case 'end':
      return 'right'
    case 'left':
      return isRight ? 'right' : undefined
    case 'right':
      return isRight ? undefined : 'right'
  }
}
