import type { Direction, Heading, LineHeight, Paragraph, TextStyle } from '../../document/blocks.ts'
import type { PageItem } from '../page.ts'
import { breakLines, type LineRange, widthsOf } from '../text/lines.ts'
import { type PlacedLine, placeLine } from '../text/place-line.ts'
import { type ShapedText, shapeText } from '../text/shaped-text.ts'
import { plainText, styledText } from '../text/styled-text.ts'
import { type LayoutContext, type Widths, within } from './context.ts'
import { type LinkTags, lineItems } from './line-items.ts'
import type { Strip } from './strip.ts'

const HEADING_SIZES = [2, 1.5, 1.25, 1.1, 1, 0.9] as const
const FIRST_STRONG = /[\p{L}]/u
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** A paragraph or a heading as lines: two at least of it stand on one page. */
export function layParagraph(paragraph: Paragraph | Heading, width: number, context: LayoutContext): Strip[] {
  const shaped = shapedParagraph(paragraph, context)
  const language = paragraph.language ?? context.language
  const start = paragraph.indentStart ?? 0
  const inner = width - start - (paragraph.indentEnd ?? 0)
  const firstLine = paragraph.firstLine ?? 0
  const roomOf = (line: number) => Math.max(1, inner - (line === 0 ? firstLine : 0))
  const ranges = breakLines(shaped, language, roomOf)
  const own = taggedParagraph(paragraph, context)
  const links: LinkTags = new Map()
  return ranges.map((range, index): Strip => {
    const align = paragraph.align ?? context.align ?? 'start'
    const line = placeLine(shaped, range, roomOf(index), align)
    const { height, baseline } = heightOf(line, paragraph.lineHeight)
    // The side where a line begins stands in, the other does not.
    const indent = start + (index === 0 ? firstLine : 0)
    const x = shaped.direction === 'ltr' ? indent : (paragraph.indentEnd ?? 0)
    const anchor = index === 0 ? anchorOf(paragraph) : []
    return {
      height,
      baseline,
      items: [...anchor, ...lineItems(line, x, baseline, height, own, links)],
      before: index === 0 ? (paragraph.spaceBefore ?? 0) : 0,
      after: index === ranges.length - 1 ? (paragraph.spaceAfter ?? 0) : 0,
      keepWithNext: keepsWithNext(paragraph, index, ranges),
    }
  })
}

/** The width that its longest line takes, and the least that parts no word. */
export function paragraphWidths(paragraph: Paragraph | Heading, context: LayoutContext): Widths {
  const { least, most } = widthsOf(
    shapedParagraph(paragraph, context),
    paragraph.language ?? context.language,
  )
  const beside = (paragraph.indentStart ?? 0) + (paragraph.indentEnd ?? 0)
  return { least: least + beside, most: most + beside + Math.max(0, paragraph.firstLine ?? 0) }
}

/** What the text of a paragraph starts from. */
export function baseStyle(paragraph: Paragraph | Heading, style: TextStyle): TextStyle {
  if (paragraph.kind === 'paragraph') return { ...style, ...paragraph.style }
  const size = (style.size ?? 10) * (HEADING_SIZES[paragraph.level - 1] ?? 1)
  return { ...style, bold: true, size, ...paragraph.style }
}

function shapedParagraph(paragraph: Paragraph | Heading, context: LayoutContext): ShapedText {
  const known = context.shaped.get(paragraph)
  if (known) return known
  const styled = styledText(paragraph.content, baseStyle(paragraph, context.style), {
    language: paragraph.language ?? context.language,
    pageNumbers: context.pageNumbers,
  })
  const shaped = shapeText(styled, directionOf(paragraph, styled.text, context.direction), context.fonts)
  context.shaped.set(paragraph, shaped)
  return shaped
}

function directionOf({ direction }: Paragraph | Heading, text: string, around: Direction): Direction {
  if (direction !== 'auto') return direction ?? around
  const [letter] = FIRST_STRONG.exec(text) ?? []
  if (letter === undefined) return around
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr'
}

/** The marker of an item is no paragraph of its own. */
function taggedParagraph(paragraph: Paragraph | Heading, context: LayoutContext): LayoutContext {
  if (context.tag?.type === 'Lbl') return context
  return within(context, tagOf(paragraph), paragraph.language ? { language: paragraph.language } : {})
}

function tagOf(paragraph: Paragraph | Heading): string {
  return paragraph.kind === 'heading' ? `H${paragraph.level}` : 'P'
}

function anchorOf(paragraph: Paragraph | Heading): PageItem[] {
  const { id } = paragraph
  if (paragraph.kind === 'heading')
    return [
      { kind: 'anchor', y: 0, id, heading: { level: paragraph.level, text: plainText(paragraph.content) } },
    ]
  return id === undefined ? [] : [{ kind: 'anchor', y: 0, id }]
}

function heightOf(
  { ascent, descent, gap }: PlacedLine,
  lineHeight: LineHeight = { times: 1 },
): { height: number; baseline: number } {
  const natural = ascent + descent + gap
  const height = 'points' in lineHeight ? lineHeight.points : natural * lineHeight.times
  return { height, baseline: (height - ascent - descent) / 2 + ascent }
}

/** No line of a paragraph stands alone at the end of a page, or at the top of the next. */
function keepsWithNext(paragraph: Paragraph | Heading, index: number, lines: readonly LineRange[]): boolean {
  const isLast = index === lines.length - 1
  if (isLast) return paragraph.keepWithNext ?? paragraph.kind === 'heading'
  return (
    paragraph.keepTogether === true ||
    paragraph.kind === 'heading' ||
    index === 0 ||
    index === lines.length - 2
  )
}
