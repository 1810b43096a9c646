import { contains, type LinkMark, type TextLook, type TextMark } from './marks.ts'

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
const SPACE = 0.16

/** Groups text into lines, from top to bottom and left to right. */
export function textLines(marks: readonly TextMark[], links: readonly LinkMark[]): TextLine[] {
  const rows: TextMark[][] = []
  for (const mark of [...marks].sort((one, other) => one.y - other.y || one.x - other.x)) {
    const row = rows.findLast(
      (own, index) => index > rows.length - 4 && own.some((one) => isBeside(one, mark)),
    )
    if (row) row.push(mark)
    else rows.push([mark])
  }
  return rows.flatMap((row) =>
    splitAtGaps(row.sort((one, other) => one.x - other.x)).map((part) => getLine(part, links)),
  )
}

function isBeside(one: TextMark, other: TextMark): boolean {
  return Math.abs(one.y - other.y) <= SAME_LINE * Math.max(one.size, other.size)
}

function splitAtGaps(row: readonly TextMark[]): TextMark[][] {
  const parts: TextMark[][] = []
  let end = 0
  for (const mark of row) {
    const last = parts.at(-1)
    if (last && mark.x - end < GAP * mark.size) last.push(mark)
    else parts.push([mark])
    end = Math.max(last && mark.x - end < GAP * mark.size ? end : 0, mark.x + mark.width)
  }
  return parts
}

function getLine(marks: readonly TextMark[], links: readonly LinkMark[]): TextLine {
  const main = marks.reduce((one, other) =>
    other.text.length * other.size > one.text.length * one.size ? other : one,
  )
  const spans: Span[] = []
  let end = marks[0]?.x ?? 0
  const isFromRight = isMostlyFromRight(marks.map(({ text }) => text).join(''))
  for (const mark of marks) {
    const isApart = mark.x - end > SPACE * mark.size && spans.length > 0
    const middle = mark.x + mark.width / 2
    const link = links.find((one) => contains(one, middle, mark.y - mark.size * 0.3))
    const raised = main.y - mark.y
    const isSmall = mark.size < main.size * 0.85
    const script =
      isSmall && raised > main.size * 0.12
        ? 'super'
        : isSmall && raised < -main.size * 0.05
          ? 'sub'
          : undefined
    const span: Span = {
      text: mark.text,
      look: mark.look,
      size: script ? main.size : mark.size,
      ...(script ? { script } : {}),
      ...(link ? { link: link.target } : {}),
    }
    push(spans, span, isApart)
    end = mark.x + mark.width
  }
  const ordered = isFromRight ? visualToLogical(spans) : spans
  return {
    x: Math.min(...marks.map(({ x }) => x)),
    toX: Math.max(...marks.map(({ x, width }) => x + width)),
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
