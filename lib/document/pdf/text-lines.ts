import { contains, type LinkAnnotation, type TextLook, type TextObject } from './page-objects.ts'
import { isWordGap } from './word-gap.ts'

/** Text of one look on a line. */
export type Span = {
  readonly text: string
  readonly look: TextLook
  readonly size: number
  readonly script?: 'super' | 'sub'
  readonly link?: string
}

/** Text on one baseline without a gap between columns. */
export type TextLine = {
  readonly x: number
  readonly toX: number
  /** The baseline. */
  readonly y: number
  readonly size: number
  readonly spans: readonly Span[]
  readonly text: string
  readonly isFromRight: boolean
}

const SAME_LINE = 0.35
const GAP = 1.6

/** Groups text into lines, from top to bottom and left to right. */
export function textLines(texts: readonly TextObject[], links: readonly LinkAnnotation[]): TextLine[] {
  const rows: TextObject[][] = []
  for (const text of [...texts].sort((one, other) => one.y - other.y || one.x - other.x)) {
    const row = rows.findLast(
      (own, index) =>
        index > rows.length - 4 &&
        own.some((one) => isBeside(one, text)) &&
        !own.some((one) => isAbove(one, text)),
    )
    if (row) row.push(text)
    else rows.push([text])
  }
  return rows.flatMap((row) =>
    splitAtGaps(row.sort((one, other) => one.x - other.x)).map((part) => getLine(part, links)),
  )
}

function isBeside(one: TextObject, other: TextObject): boolean {
  return Math.abs(one.y - other.y) <= SAME_LINE * Math.max(one.size, other.size)
}

/** Whether one object is on the line above the other, which objects between their baselines can seem to join. */
function isAbove(one: TextObject, other: TextObject): boolean {
  const shared = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  return !isBeside(one, other) && shared > Math.min(one.width, other.width) / 2
}

function splitAtGaps(row: readonly TextObject[]): TextObject[][] {
  const parts: TextObject[][] = []
  let end = 0
  for (const text of row) {
    const last = parts.at(-1)
    if (last && text.x - end < GAP * text.size) last.push(text)
    else parts.push([text])
    end = Math.max(last && text.x - end < GAP * text.size ? end : 0, text.x + text.width)
  }
  return parts
}

function getLine(texts: readonly TextObject[], links: readonly LinkAnnotation[]): TextLine {
  const main = texts.reduce((one, other) =>
    other.text.length * other.size > one.text.length * one.size ? other : one,
  )
  const spans: Span[] = []
  let end = texts[0]?.x ?? 0
  const isFromRight = isMostlyFromRight(texts.map(({ text }) => text).join(''))
  for (const text of texts) {
    const isApart = isWordGap(text.x - end, text.size) && spans.length > 0
    const middle = text.x + text.width / 2
    const link = links.find((one) => contains(one, middle, text.y - text.size * 0.3))
    const raised = main.y - text.y
    const isSmall = text.size < main.size * 0.85
    const script =
      isSmall && raised > main.size * 0.12
        ? 'super'
        : isSmall && raised < -main.size * 0.05
          ? 'sub'
          : undefined
    const span: Span = {
      text: text.text,
      look: text.look,
      size: script ? main.size : text.size,
      ...(script ? { script } : {}),
      ...(link ? { link: link.target } : {}),
    }
    push(spans, span, isApart)
    end = text.x + text.width
  }
  const ordered = isFromRight ? visualToLogical(spans) : spans
  return {
    x: Math.min(...texts.map(({ x }) => x)),
    toX: Math.max(...texts.map(({ x, width }) => x + width)),
    y: main.y,
    size: main.size,
    spans: ordered,
    text: ordered.map(({ text }) => text).join(''),
    isFromRight,
  }
}

function push(spans: Span[], span: Span, isApart: boolean): void {
  const last = spans.at(-1)
  const gap = isApart && !last?.text.endsWith(' ') && !span.text.startsWith(' ') ? ' ' : ''
  const isAlike =
    last &&
    last.look.bold === span.look.bold &&
    last.look.italic === span.look.italic &&
    last.look.color === span.look.color &&
    last.look.font === span.look.font &&
    Math.abs(last.size - span.size) < 0.3 &&
    last.script === span.script &&
    last.link === span.link
  if (last && isAlike) spans[spans.length - 1] = { ...last, text: last.text + gap + span.text }
  else if (last && gap !== '') {
    spans[spans.length - 1] = { ...last, text: last.text + gap }
    spans.push(span)
  } else spans.push(span)
}

const FROM_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/gu

function isMostlyFromRight(text: string): boolean {
  const fromRight = text.match(FROM_RIGHT)?.length ?? 0
  return fromRight > 0 && fromRight * 2 > (text.match(/\p{L}/gu)?.length ?? 0)
}

/** Words that run from left to right, with the spaces between them. */
const LEFT_RUN =
  /[[\p{L}\p{N}]--[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]](?:[[\p{L}\p{N}\s.,:\/%@_\-]--[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]]*[[\p{L}\p{N}]--[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]])?/gv
const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
}

/**
 * Returns a right-to-left line in logical order: pages store glyphs from left to right, so all of it is reversed except
 * for numbers and left-to-right words.
 */
export function visualToLogical(spans: readonly Span[]): Span[] {
  return spans.toReversed().map((span) => ({ ...span, text: reverseClusters(span.text) }))
}

function reverseClusters(text: string): string {
  const clusters = text.match(/\P{M}\p{M}*/gu) ?? []
  const whole = clusters
    .toReversed()
    .map((char) => MIRRORED[char] ?? char)
    .join('')
  return whole.replace(LEFT_RUN, (run) => [...run].toReversed().join(''))
}
