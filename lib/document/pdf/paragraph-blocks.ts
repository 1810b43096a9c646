import type { Block, Heading, Inline, ListItem, ListMarker, Paragraph, TextStyle } from '../blocks.ts'
import type { Span, TextLine } from './text-lines.ts'

/** Text sizes of a whole document: larger text is a heading. */
export type DocumentLook = {
  readonly bodySize: number
  /** Sizes of headings, the largest first. */
  readonly headingSizes: readonly number[]
}

/** A block and the vertical position of its top. */
export type Placed = { readonly y: number; readonly block: Block }

const BULLET = /^([•◦▪‣●○■□➢✓–·*-])\s+(?=\S)/
const NUMBER = /^(\d{1,3}|[a-zA-Z]|[ivxIVX]{1,5})([.)])\s+(?=\S)/
const PARAGRAPH_GAP = 1.45
const SHORT_LINE = 0.8

/** Groups the lines of a column into paragraphs, headings and lists. */
export function paragraphBlocks(lines: readonly TextLine[], look: DocumentLook, left?: number): Placed[] {
  if (lines.length === 0) return []
  const x = left ?? Math.min(...lines.map((line) => line.x))
  const toX = Math.max(...lines.map((line) => line.toX))
  const rows = lines.map((line) => ({ line, marker: getMarker(line) }))
  const groups: (typeof rows)[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (
      last &&
      goesOn(
        last.map(({ line }) => line),
        row.line,
        row.marker !== undefined,
        last[0]?.marker !== undefined,
        { x, toX },
      )
    )
      last.push(row)
    else groups.push([row])
  }
  return toListBlocks(
    groups.map((group) => ({ lines: group.map(({ line }) => line), marker: group[0]?.marker })),
    look,
    { x, toX },
  )
}

type Marker = { readonly marker: ListMarker; readonly text: string; readonly number: number }

function getMarker({ text }: TextLine): Marker | undefined {
  const [bullet] = BULLET.exec(text) ?? []
  if (bullet) return { marker: 'bullet', text: bullet, number: 1 }
  const [whole, char = ''] = NUMBER.exec(text) ?? []
  if (!whole) return undefined
  if (/^\d/.test(char)) return { marker: 'decimal', text: whole, number: Number(char) }
  if (char.length > 1) return undefined
  return {
    marker: char === char.toLowerCase() ? 'lower-letter' : 'upper-letter',
    text: whole,
    number: char.toLowerCase().charCodeAt(0) - 96,
  }
}

/** Whether a line continues the paragraph above it. */
function goesOn(
  lines: readonly TextLine[],
  line: TextLine,
  hasMarker: boolean,
  isItem: boolean,
  { x, toX }: { readonly x: number; readonly toX: number },
): boolean {
  const above = lines.at(-1)
  if (!above || hasMarker) return false
  const gap = line.y - above.y
  if (gap < -line.size || Math.abs(line.size - above.size) > 0.6) return false
  if (gap < above.size * 0.4) return true
  if (gap > PARAGRAPH_GAP * Math.max(line.size, above.size) + 1) return false
  const isBold = (one: TextLine) => one.spans.every(({ look }) => look.bold)
  if (isBold(line) !== isBold(above)) return false
  const previous = lines.at(-2)
  if (previous && gap > (above.y - previous.y) * 1.25 + 0.8) return false
  const room = toX - x
  const isShort = above.isFromRight
    ? above.x > x + room * (1 - SHORT_LINE)
    : above.toX < x + room * SHORT_LINE
  if (isShort && !isCentered(above, x, toX)) return false
  if (line.isFromRight || isCentered(line, x, toX)) return true
  const [first] = lines
  // The lines of an item are indented relative to its marker.
  if (isItem && lines.length === 1) return line.x > above.x - 1 && line.x < above.x + MAX_HANGING_INDENT
  // The first line of the next paragraph can be indented.
  const start = isItem ? above.x : Math.min(lines[1]?.x ?? first?.x ?? x, above.x)
  return line.x - start < line.size * 0.9
}

const MAX_HANGING_INDENT = 60

function isCentered({ x: own, toX: ownEnd }: TextLine, x: number, toX: number): boolean {
  const before = own - x
  const after = toX - ownEnd
  return before > 12 && Math.abs(before - after) < Math.max(4, (toX - x) * 0.03)
}

type Group = { readonly lines: readonly TextLine[]; readonly marker: Marker | undefined }
type Column = { readonly x: number; readonly toX: number }

/** Groups neighbors with markers of one kind into a list; further indented ones into a nested list. */
function toListBlocks(groups: readonly Group[], look: DocumentLook, column: Column): Placed[] {
  const placed: Placed[] = []
  for (let at = 0; at < groups.length; ) {
    const group = groups[at]
    if (!group) break
    let end = at
    while (groups[end]?.marker && isListItem(groups, end, at)) end++
    if (group.marker && end > at && (end - at > 1 || group.marker.marker === 'bullet')) {
      placed.push({ y: getTop(group), block: getList(groups.slice(at, end)) })
      at = end
    } else {
      placed.push({ y: getTop(group), block: textBlock(group, look, column) })
      at++
    }
  }
  return placed
}

/** Whether a number is a list item: it continues the one before it; a numbered heading is larger than the text. */
function isListItem(groups: readonly Group[], index: number, start: number): boolean {
  const group = groups[index]
  const first = groups[start]
  return (
    group !== undefined &&
    first !== undefined &&
    Math.abs((group.lines[0]?.size ?? 0) - (first.lines[0]?.size ?? 0)) < 0.6 &&
    !(group.lines[0]?.spans.every(({ look }) => look.bold) && group.marker?.marker !== 'bullet')
  )
}

function getTop({ lines }: Group): number {
  return (lines[0]?.y ?? 0) - (lines[0]?.size ?? 0)
}

function getList(groups: readonly Group[]): Block {
  const x = Math.min(...groups.map(({ lines }) => lines[0]?.x ?? 0))
  const [first] = groups
  const items: ListItem[] = []
  for (let at = 0; at < groups.length; ) {
    const group = groups[at]
    if (!group) break
    let end = at + 1
    while ((groups[end]?.lines[0]?.x ?? 0) > x + 8 && groups[end]) end++
    const inner = groups.slice(at + 1, end)
    items.push({
      blocks: [
        {
          kind: 'paragraph',
          content: inlines(group.lines, group.marker?.text.length ?? 0),
          ...getBase(group.lines),
          spaceAfter: 2,
        },
        ...(inner.length > 0 ? [getList(inner)] : []),
      ],
    })
    at = end
  }
  const { marker = 'bullet', number = 1 } = first?.marker ?? {}
  return {
    kind: 'list',
    marker,
    items,
    ...(marker !== 'bullet' && number !== 1 ? { start: number } : {}),
    spaceAfter: 4,
  }
}

const MAX_HEADING_LENGTH = 200

function textBlock({ lines }: Group, look: DocumentLook, { x, toX }: Column): Paragraph | Heading {
  const [first] = lines
  const text = lines.map((line) => line.text).join(' ')
  const size = first?.size ?? look.bodySize
  const level = look.headingSizes.findIndex((one) => Math.abs(one - size) < 0.5) + 1
  const isBold = lines.every((line) => line.spans.every((span) => span.look.bold || span.text.trim() === ''))
  const isHeading =
    text.length < MAX_HEADING_LENGTH &&
    /\p{L}/u.test(text) &&
    lines.length < 4 &&
    (level > 0 ||
      (isBold && size >= look.bodySize - 0.3 && lines.length === 1 && !/[.:,;]$/.test(text.trim())))
  const centered = lines.every((line) => isCentered(line, x, toX))
  const isRight =
    !centered &&
    lines.every((line) => !line.isFromRight && toX - line.toX < 3 && line.x - x > (toX - x) * 0.4)
  const paragraph = {
    content: inlines(lines, 0),
    spaceAfter: isHeading ? 4 : 6,
    ...(isHeading ? { spaceBefore: 8 } : {}),
    ...getBase(lines),
    ...(centered ? { align: 'center' as const } : isRight ? { align: 'right' as const } : {}),
  }
  if (!isHeading) return { kind: 'paragraph', ...paragraph }
  const found = level > 0 ? level : look.headingSizes.length + 1
  // Levels end at six.
  return { kind: 'heading', level: Math.min(6, found) as Heading['level'], ...paragraph }
}

function getBase(lines: readonly TextLine[]): Pick<Paragraph, 'direction' | 'style'> {
  const [first] = lines
  const main = lines
    .flatMap(({ spans }) => spans)
    .reduce<Span | undefined>(
      (one, other) => (one && one.text.length >= other.text.length ? one : other),
      undefined,
    )
  return {
    ...(first?.isFromRight ? { direction: 'rtl' as const } : {}),
    ...(main ? { style: { ...getStyle(main), size: Math.round(main.size * 2) / 2 } } : {}),
  }
}

const FONTS = { sans: 'arimo', serif: 'tinos', mono: 'cousine' } as const

export function getStyle({ look, size, script, link }: Span): TextStyle {
  return {
    font: FONTS[look.font],
    size: Math.round(size * 2) / 2,
    bold: look.bold,
    italic: look.italic,
    color: look.color,
    ...(script ? { script } : {}),
    ...(link ? { link } : {}),
  }
}

/** The text of lines as one; a hyphen at the end of one parts no word. */
function inlines(lines: readonly TextLine[], skipped: number): Inline[] {
  const content: { kind: 'text'; text: string; style: TextStyle }[] = []
  let toSkip = skipped
  for (const [index, { spans }] of lines.entries())
    for (const [at, span] of spans.entries()) {
      const isEnd = at === spans.length - 1 && index < lines.length - 1
      let { text } = span
      const cut = Math.min(toSkip, text.length)
      text = text.slice(cut)
      toSkip -= cut
      if (isEnd) text = joinedEnd(text, lines[index + 1]?.text ?? '')
      if (text !== '') content.push({ kind: 'text', text, style: getStyle(span) })
    }
  return content
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** The end of a line before the next one: a hyphen within a word is left out, and a space is added between words. */
export function joinedEnd(text: string, next: string): string {
  if (/\p{Ll}[-\u00AD\u2010]$/u.test(text) && /^\p{Ll}/u.test(next)) return text.slice(0, -1)
  if (CJK.test(text.at(-1) ?? '') && CJK.test(next[0] ?? '')) return text
  return text.endsWith(' ') ? text : `${text} `
}
