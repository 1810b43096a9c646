import type { LineItem, PageItem, RectangleItem, TextItem } from '../page.ts'
import type { PlacedLine, PlacedRun } from '../text/position-line.ts'
import type { StyledSpan } from '../text/styled-text.ts'
import type { LayoutContext } from './context.ts'
import { openTag, type Tag } from './tag.ts'

/** The tags of links, so that one that is broken over lines is one. */
export type LinkTags = Map<StyledSpan, Tag>

const UNDERLINE = { drop: 0.11, width: 0.055 }
const STRIKE = { drop: -0.3, width: 0.055 }

/**
 * Returns the page items of a line: highlights, then text and images, then underlines and strikethroughs, then links.
 */
export function lineItems(
  line: PlacedLine,
  x: number,
  baseline: number,
  height: number,
  { tag, language }: LayoutContext,
  links: LinkTags,
): PageItem[] {
  const grounds: PageItem[] = []
  const marks: PageItem[] = []
  const targets: PageItem[] = []
  const content: PageItem[] = []
  for (const run of line.runs) {
    const left = x + run.x
    const { style, span } = run.run
    if (style.highlight)
      grounds.push(ground(run, left, baseline - line.ascent, line.ascent + line.descent, style.highlight))
    if (style.underline) marks.push(mark(run, left, baseline, UNDERLINE))
    if (style.strike) marks.push(mark(run, left, baseline - run.rise, STRIKE))
    const own = tag && ownTag(tag, run, language, links)
    content.push({ ...runItem(run, left, baseline), tag: own })
    const link = style.link ?? span.image?.link
    if (link)
      targets.push({
        kind: 'link',
        x: left,
        y: 0,
        width: run.width,
        height,
        target: link,
        text: run.text,
        tag: own,
      })
  }
  return [...grounds, ...inReadingOrder(line.runs, content), ...marks, ...targets]
}

function runItem(run: PlacedRun, x: number, baseline: number): PageItem {
  const { span, style, face, size, level, isMissing } = run.run
  if (span.image) {
    const { width, height, source } = span.image
    return { kind: 'image', x, y: baseline - height, width, height, source }
  }
  const item: TextItem = {
    kind: 'text',
    x,
    y: baseline - run.rise,
    width: run.width,
    face,
    size,
    color: style.color,
    glyphs: run.glyphs,
    text: run.text,
    direction: level % 2 === 1 ? 'rtl' : 'ltr',
    wordSpacing: run.wordSpacing,
    isMissing,
  }
  return item
}

/** Runs are placed by the eye; who hears or copies a line gets them as they are read. */
function inReadingOrder(runs: readonly PlacedRun[], items: readonly PageItem[]): PageItem[] {
  const order = runs.map((run, index) => ({ start: run.run.start, index }))
  order.sort((one, other) => one.start - other.start || one.index - other.index)
  return order.flatMap(({ index }) => items[index] ?? [])
}

function ownTag(parent: Tag, { run: { span, style } }: PlacedRun, language: string, links: LinkTags): Tag {
  const isLink = style.link !== undefined || span.image?.link !== undefined
  const isForeign = style.language !== language
  if (!isLink && !isForeign && !span.image) return parent
  const known = links.get(span)
  if (known) return known
  const around = isLink ? openTag(parent, 'Link', isForeign ? { language: style.language } : {}) : parent
  const tag = span.image
    ? openTag(around, 'Figure', { alt: span.image.alt })
    : isLink
      ? around
      : openTag(parent, 'Span', { language: style.language })
  links.set(span, tag)
  return tag
}

function ground(run: PlacedRun, x: number, y: number, height: number, color: string): RectangleItem {
  return { kind: 'rectangle', x, y, width: run.width, height, color }
}

function mark(run: PlacedRun, x: number, baseline: number, { drop, width }: typeof UNDERLINE): LineItem {
  const { size, color } = run.run.style
  const y = baseline + drop * size
  return { kind: 'line', x, y, toX: x + run.width, toY: y, width: width * size, color }
}
