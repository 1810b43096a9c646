import type { Direction, Heading, LineHeight, Paragraph, TextStyle } from '../../document/blocks.ts'
import { withLabel } from '../../document/labeled.ts'
import type { PageItem } from '../page.ts'
import { breakLines, getWidths, type LineRange } from '../text/lines.ts'
import { type PlacedLine, placeLine } from '../text/position-line.ts'
import { type ShapedText, shapeText } from '../text/shaped-text.ts'
import { plainText, styledText } from '../text/styled-text.ts'
import { placeTabs, type Tabs } from '../text/tabs.ts'
import { type LayoutContext, type Widths, within } from './context.ts'
import type { LineBox } from './line-box.ts'
import { type LinkTags, lineItems } from './line-items.ts'

const HEADING_SIZES = [2, 1.5, 1.25, 1.1, 1, 0.9] as const
const FIRST_STRONG = /[\p{L}]/u
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Lays out a paragraph or a heading as lines: at least two of them remain on one page. */
export function layOutParagraph(
  paragraph: Paragraph | Heading,
  width: number,
  context: LayoutContext,
): LineBox[] {
  const shaped = shapedParagraph(paragraph, context)
  const language = paragraph.language ?? context.language
  const start = paragraph.indentStart ?? 0
  const inner = width - start - (paragraph.indentEnd ?? 0)
  const firstLine = paragraph.firstLine ?? 0
  const roomOf = (line: number) => Math.max(1, inner - (line === 0 ? firstLine : 0))
  const indentOf = (line: number) => start + (line === 0 ? firstLine : 0)
  const tabs = getTabs(paragraph, indentOf)
  const ranges = breakLines(shaped, language, roomOf, {
    tabs,
    hangsPunctuation: paragraph.hangsPunctuation ?? false,
  })
  const own = taggedParagraph(paragraph, context)
  const links: LinkTags = new Map()
  return ranges.map((range, index): LineBox => {
    const align = paragraph.align ?? context.align ?? 'start'
    const room = roomOf(index)
    const stops = placeTabs(shaped, range.start, range.contentEnd, { tabs, line: index, room })
    const line = placeLine(shaped, range, room, align, stops)
    const { height, baseline } = getHeight(line, paragraph.lineHeight)
    // Only the start side of a line is indented.
    const x = shaped.direction === 'ltr' ? indentOf(index) : (paragraph.indentEnd ?? 0)
    const notes = getNotes(shaped, range, context)
    const anchor = index === 0 ? getAnchor(paragraph) : []
    return {
      height,
      baseline,
      items: [...anchor, ...lineItems(line, x, baseline, height, own, links)],
      before: index === 0 ? (paragraph.spaceBefore ?? 0) : 0,
      after: index === ranges.length - 1 ? (paragraph.spaceAfter ?? 0) : 0,
      keepWithNext: staysWithNext(paragraph, index, ranges),
      ...(notes.length > 0 ? { notes } : {}),
      ...(index === 0 && paragraph.preservesSpaceBefore ? { preservesSpaceBefore: true } : {}),
    }
  })
}

/** Returns the max-content width of its longest line, and the min-content width that breaks no word. */
export function paragraphWidths(paragraph: Paragraph | Heading, context: LayoutContext): Widths {
  const { minContent, maxContent } = getWidths(
    shapedParagraph(paragraph, context),
    paragraph.language ?? context.language,
  )
  const beside = (paragraph.indentStart ?? 0) + (paragraph.indentEnd ?? 0)
  return {
    minContent: minContent + beside,
    maxContent: maxContent + beside + Math.max(0, paragraph.firstLine ?? 0),
  }
}

/** Returns the base style of a paragraph's text. */
export function baseStyle(paragraph: Paragraph | Heading, style: TextStyle): TextStyle {
  if (paragraph.kind === 'paragraph') return { ...style, ...paragraph.style }
  const size = (style.size ?? 10) * (HEADING_SIZES[paragraph.level - 1] ?? 1)
  return { ...style, bold: true, size, ...paragraph.style }
}

function shapedParagraph(paragraph: Paragraph | Heading, context: LayoutContext): ShapedText {
  const known = context.shaped.get(paragraph)
  if (known) return known
  const styled = styledText(withLabel(paragraph), baseStyle(paragraph, context.style), {
    language: paragraph.language ?? context.language,
    pageNumbers: context.pageNumbers,
  })
  const shaped = shapeText(styled, getDirection(paragraph, styled.text, context.direction), context.fonts)
  context.shaped.set(paragraph, shaped)
  return shaped
}

const TAB_EVERY = 36

/** A hanging first line has a tab stop at the start of the others. */
function getTabs(
  { tabs = [], tabEvery = TAB_EVERY, indentStart = 0, firstLine = 0 }: Paragraph | Heading,
  indentOf: Tabs['indentOf'],
): Tabs {
  const stops = firstLine < 0 ? [...tabs, { at: indentStart }].sort((one, other) => one.at - other.at) : tabs
  return { stops, every: tabEvery, indentOf }
}

/** Returns the notes referenced on a line, laid out for the foot of its page. */
function getNotes({ runs }: ShapedText, { start, end }: LineRange, context: LayoutContext): LineBox[] {
  const marks = new Set(
    runs.filter((run) => run.start >= start && run.start < end).map(({ span }) => span.note),
  )
  return [...marks].flatMap((mark) =>
    mark
      ? context.layOut(
          mark.note,
          context.pageWidth,
          within({ ...context, style: { ...context.style } }, 'Note'),
        )
      : [],
  )
}

function getDirection({ direction }: Paragraph | Heading, text: string, around: Direction): Direction {
  if (direction !== 'auto') return direction ?? around
  const [letter] = FIRST_STRONG.exec(text) ?? []
  if (letter === undefined) return around
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr'
}

/** The marker of an item is not a separate paragraph. */
function taggedParagraph(paragraph: Paragraph | Heading, context: LayoutContext): LayoutContext {
  if (context.tag?.type === 'Lbl') return context
  return within(context, getTag(paragraph), paragraph.language ? { language: paragraph.language } : {})
}

function getTag(paragraph: Paragraph | Heading): string {
  return paragraph.kind === 'heading' ? `H${paragraph.level}` : 'P'
}

function getAnchor(paragraph: Paragraph | Heading): PageItem[] {
  const { id } = paragraph
  if (paragraph.kind === 'heading')
    return [
      { kind: 'anchor', y: 0, id, heading: { level: paragraph.level, text: plainText(paragraph.content) } },
    ]
  return id === undefined ? [] : [{ kind: 'anchor', y: 0, id }]
}

function getHeight(
  { ascent, descent, gap }: PlacedLine,
  lineHeight: LineHeight = { times: 1 },
): { height: number; baseline: number } {
  const natural = ascent + descent + gap
  if ('exactly' in lineHeight)
    return { height: lineHeight.exactly, baseline: lineHeight.exactly * ABOVE_BASELINE }
  if ('atLeast' in lineHeight) {
    const height = Math.max(natural, lineHeight.atLeast)
    return { height, baseline: height - descent }
  }
  const height = 'points' in lineHeight ? lineHeight.points : natural * lineHeight.times
  if ('extra' in lineHeight) return { height, baseline: gap + ascent + Math.min(0, height - natural) }
  return { height, baseline: (height - ascent - descent) / 2 + ascent }
}

const ABOVE_BASELINE = 0.8

/** No line of a paragraph stands alone at the end of a page, or at the top of the next. */
function staysWithNext(paragraph: Paragraph | Heading, index: number, lines: readonly LineRange[]): boolean {
  const isLast = index === lines.length - 1
  if (isLast) return paragraph.keepWithNext ?? paragraph.kind === 'heading'
  if (paragraph.keepTogether) return true
  if (paragraph.mayPart) return false
  return paragraph.kind === 'heading' || index === 0 || index === lines.length - 2
}
