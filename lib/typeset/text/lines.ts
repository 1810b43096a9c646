import LineBreaker from 'linebreak'
import { knownLanguage } from './language.ts'
import type { ShapedRun, ShapedText } from './shaped-text.ts'
import { placeTabs, type Tabs } from './tabs.ts'

/** A stretch of text on one line. */
export type LineRange = {
  readonly start: number
  /** Without the spaces and the line end that hang over. */
  readonly contentEnd: number
  readonly end: number
  /** Whether the text or a line break ended it, and not the width. */
  readonly isLast: boolean
}

/** A tab can have a visible leader. */
const HANGING = /[^\S\t]|\u200B/
/** Rounding must not break a line that just fits, as the cells of a column that is as wide as its text. */
const TOLERANCE = 0.01

/** Fills lines with as much as fits (UAX 14). `widthOf` returns the available width of a line by its number. */
export function breakLines(
  shaped: ShapedText,
  language: string,
  widthOf: (line: number) => number,
  { tabs, hangsPunctuation = false }: { readonly tabs?: Tabs; readonly hangsPunctuation?: boolean } = {},
): LineRange[] {
  const { text } = shaped
  const own = tabs && text.includes('\t') ? tabs : undefined
  const fits = (from: number, to: number) => {
    const hanging = hangsPunctuation ? hangingWidth(shaped, from, to) : 0
    const room = widthOf(lines.length) + hanging
    return (
      widthBetween(shaped, from, to) + widthOfTabs(shaped, from, to, own, lines.length, room) <=
      room + TOLERANCE
    )
  }
  const lines: LineRange[] = []
  let start = 0
  let last = 0
  const push = (end: number, isLast: boolean) => {
    lines.push({ start, contentEnd: contentEnd(text, start, end), end, isLast })
    start = end
    last = end
  }
  for (const { position, isRequired } of withEnd(breakOpportunities(text, language), text)) {
    while (!fits(start, position)) {
      if (last > start) push(last, false)
      else {
        const end = breakWithin(shaped, start, position, widthOf(lines.length))
        if (end >= position) break
        push(end, false)
      }
    }
    last = position
    if (isRequired) push(position, true)
  }
  if (start < text.length || text.length === 0 || text.endsWith('\n')) push(text.length, true)
  return lines
}

const HANGS = /[、。，．]/

/** The width of a stop or comma that a stretch ends with. */
function hangingWidth({ text, reach }: ShapedText, start: number, end: number): number {
  const last = contentEnd(text, start, end)
  return HANGS.test(text[last - 1] ?? '') ? (reach[last] ?? 0) - (reach[last - 1] ?? 0) : 0
}

/** Returns the width of the longest line with only required breaks, and of the longest unbreakable part. */
export function getWidths(
  shaped: ShapedText,
  language: string,
): { readonly minContent: number; readonly maxContent: number } {
  let minContent = 0
  let maxContent = 0
  let lineStart = 0
  let start = 0
  for (const { position, isRequired } of withEnd(breakOpportunities(shaped.text, language), shaped.text)) {
    minContent = Math.max(minContent, widthBetween(shaped, start, position))
    maxContent = Math.max(maxContent, widthBetween(shaped, lineStart, position))
    start = position
    if (isRequired) lineStart = position
  }
  return { minContent, maxContent }
}

/** Without what hangs over the end. */
function widthBetween({ text, reach, runs }: ShapedText, start: number, end: number): number {
  const last = contentEnd(text, start, end)
  const width = (reach[last] ?? 0) - (reach[start] ?? 0)
  return text[last - 1] === '\u00AD' ? width + hyphenWidth(runs, last - 1) : width
}

function hyphenWidth(runs: readonly ShapedRun[], at: number): number {
  const run = runs.find(({ end }) => end > at)
  return run ? run.size * 0.33 : 0
}

function withEnd(opportunities: readonly BreakOpportunity[], text: string): readonly BreakOpportunity[] {
  if (text.endsWith('\n')) return opportunities
  return [...opportunities, { position: text.length, isRequired: false }]
}

function widthOfTabs(
  shaped: ShapedText,
  start: number,
  end: number,
  tabs: Tabs | undefined,
  line: number,
  room: number,
): number {
  if (!tabs) return 0
  const last = contentEnd(shaped.text, start, end)
  return placeTabs(shaped, start, last, { tabs, line, room }).reduce((sum, { width }) => sum + width, 0)
}

/**
 * Returns the position at which a word longer than a line is split: after the last cluster that fits, but never before
 * the first.
 */
function breakWithin({ reach, text }: ShapedText, start: number, end: number, room: number): number {
  const from = reach[start] ?? 0
  let best = 0
  for (let at = start + 1; at <= end; at++) {
    // Within a cluster nothing is added; a surrogate pair is one character.
    const isBoundary = at === end || ((reach[at + 1] ?? 0) > (reach[at] ?? 0) && !isLowSurrogate(text, at))
    if (!isBoundary) continue
    if ((reach[at] ?? 0) - from > room + TOLERANCE && best > 0) break
    best = at
  }
  return best || end
}

function isLowSurrogate(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  return unit >= 0xdc00 && unit <= 0xdfff
}

function contentEnd(text: string, start: number, end: number): number {
  let at = end
  while (at > start && HANGING.test(text[at - 1] ?? '')) at--
  return at
}

/** Positions of possible line ends, in ascending order: after a space, a hyphen, a Han character… */
type BreakOpportunity = { readonly position: number; readonly isRequired: boolean }

/** Thai, Lao, Khmer and Burmese put no spaces between words. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{2,}/gu

/** A line can start with one, as in browsers (CSS Text 3, 5.3: `line-break: normal`); the package is strict. */
const SMALL_KANA = /[ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶー]/g
const LARGE_KANA = 'あ'

/** The opportunities of UAX 14, with those between the words of scripts that know no spaces. */
export function breakOpportunities(text: string, language: string): BreakOpportunity[] {
  const found: BreakOpportunity[] = []
  const breaker = new LineBreaker(text.replace(SMALL_KANA, LARGE_KANA))
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const isRequired = text[next.position - 1] === '\n'
    if (next.position < text.length || isRequired) found.push({ position: next.position, isRequired })
  }
  const between = wordStarts(text, language)
  if (between.length === 0) return found
  const known = new Set(found.map(({ position }) => position))
  const added = between.filter((position) => !known.has(position))
  return [...found, ...added.map((position) => ({ position, isRequired: false }))].sort(
    (one, other) => one.position - other.position,
  )
}

function wordStarts(text: string, language: string): number[] {
  const starts: number[] = []
  for (const { 0: stretch, index } of text.matchAll(UNSPACED)) {
    const segmenter = new Intl.Segmenter(knownLanguage(language), { granularity: 'word' })
    for (const { index: at } of segmenter.segment(stretch)) if (at > 0) starts.push(index + at)
  }
  return starts
}
