import type { Alignment } from '../../document/blocks.ts'
import type { ShapedGlyph } from '../harfbuzz/shaper.ts'
import { visualOrder } from './bidi.ts'
import type { LineRange } from './lines.ts'
import { getGlyphs, getPoints, type ShapedRun, type ShapedText } from './shaped-text.ts'
import type { PlacedTab } from './tabs.ts'

/** Part of a run on a line. `x` counts from the line's left end, `rise` up from its baseline. */
export type PlacedRun = {
  readonly x: number
  readonly rise: number
  readonly width: number
  readonly text: string
  readonly glyphs: readonly ShapedGlyph[]
  readonly run: ShapedRun
  readonly wordSpacing: number
}

/** A line whose runs stand where they are drawn; heights count from the baseline. */
export type PlacedLine = {
  readonly runs: readonly PlacedRun[]
  readonly ascent: number
  readonly descent: number
  /** Additional line gap of the fonts. */
  readonly gap: number
}

const SUPERSCRIPT_RISE = 0.33
const SUBSCRIPT_RISE = -0.14

type Part = {
  readonly run: ShapedRun
  readonly start: number
  readonly end: number
  readonly level: number
  readonly text: string
}

/** Puts the runs of a line in their visual order, and aligns them in the room there is. */
export function placeLine(
  shaped: ShapedText,
  line: LineRange,
  room: number,
  align: Alignment,
  tabs: readonly PlacedTab[] = [],
): PlacedLine {
  const parts = visualOrder(getParts(shaped, line))
  const drawn = parts.map((part) => tabRun(part, tabs) ?? { part, glyphs: partGlyphs(part) })
  const widths = drawn.map(({ part, glyphs }) => getTab(part, tabs)?.width ?? getWidth(part, glyphs))
  const free = Math.max(0, room - widths.reduce((sum, width) => sum + width, 0))
  const spaces = parts.reduce((sum, { text }) => sum + countSpaces(text), 0)
  const isJustified = align === 'justify' && !line.isLast && spaces > 0
  const wordSpacing = isJustified ? free / spaces : 0
  let x = isJustified ? 0 : free * shareBefore(align, shaped.direction)
  const runs = drawn.map(({ part, glyphs }, index): PlacedRun => {
    const placed = {
      x,
      rise: getRise(part.run),
      width: (widths[index] ?? 0) + countSpaces(part.text) * wordSpacing,
      text: part.text,
      glyphs,
      run: part.run,
      wordSpacing,
    }
    x += placed.width
    return placed
  })
  const hanging = hangingSpace(shaped, line, runs, x)
  return { runs: hanging ? [...runs, hanging] : runs, ...getHeights(parts, shaped, line) }
}

/** Returns the space between a line's last word and the next one: invisible, but read aloud and copied. */
function hangingSpace(
  { text, runs, direction }: ShapedText,
  { contentEnd, isLast }: LineRange,
  placed: readonly PlacedRun[],
  end: number,
): PlacedRun | undefined {
  const run = runs.find((one) => one.start <= contentEnd && contentEnd < one.end)
  if (isLast || !run || text[contentEnd] !== ' ') return undefined
  const glyphs = getGlyphs(run, ' ')
  const width = glyphs.reduce((sum, { advance }) => sum + advance * getPoints(run), 0)
  const x = direction === 'rtl' ? (placed[0]?.x ?? 0) - width : end
  return { x, rise: getRise(run), width, text: ' ', glyphs, run, wordSpacing: 0 }
}

function getParts({ runs, text }: ShapedText, { start, contentEnd }: LineRange): Part[] {
  const parts: Part[] = []
  for (const run of runs) {
    const from = Math.max(start, run.start)
    const to = Math.min(contentEnd, run.end)
    if (from < to) parts.push({ run, start: from, end: to, level: run.level, text: text.slice(from, to) })
  }
  const last = parts.at(-1)
  // A hyphen appears only where a line ends with it.
  if (last?.text.endsWith('\u00AD')) parts.push({ ...last, text: '-' })
  return parts
}

function getTab({ run, start }: Part, tabs: readonly PlacedTab[]): PlacedTab | undefined {
  return run.isTab ? tabs.find(({ at }) => at === start) : undefined
}

/** Returns a tab as its leader: as many characters as fit. */
function tabRun(
  part: Part,
  tabs: readonly PlacedTab[],
): { part: Part; glyphs: readonly ShapedGlyph[] } | undefined {
  const tab = getTab(part, tabs)
  if (!tab) return undefined
  // The space is invisible, but without it readers would join the text around it.
  if (tab.leader === undefined) return { part: { ...part, text: ' ' }, glyphs: getGlyphs(part.run, ' ') }
  const [char] = getGlyphs(part.run, tab.leader)
  const count = Math.floor(tab.width / Math.max(0.1, (char?.advance ?? 0) * getPoints(part.run)))
  const text = tab.leader.repeat(Math.min(count, MAX_CHARS))
  return { part: { ...part, text }, glyphs: text === '' ? [] : getGlyphs(part.run, text) }
}

const MAX_CHARS = 500

/** Reshapes only where a line parts what the shaper has tied together. */
function partGlyphs({ run, start, end, text }: Part): readonly ShapedGlyph[] {
  if (run.span.image) return []
  if (text === '-' && text.length !== end - start) return getGlyphs(run, text)
  if (start === run.start && end === run.end) return run.glyphs
  const from = start - run.start
  const to = end - run.start
  const [first, last] = clusterRange(run.glyphs, from, to, run.level % 2 === 1)
  const glyphs = run.glyphs.slice(first, last)
  const isWhole =
    isClean(run.glyphs, from, run.level) && (end === run.end || isClean(run.glyphs, to, run.level))
  if (!isWhole) return getGlyphs(run, text)
  return from === 0 ? glyphs : glyphs.map((glyph) => ({ ...glyph, cluster: glyph.cluster - from }))
}

/** Whether a cluster starts there that is not tied to the previous one. */
function isClean(glyphs: readonly ShapedGlyph[], at: number, level: number): boolean {
  if (at === 0) return true
  const [first, last] = clusterRange(glyphs, at, at + 1, level % 2 === 1)
  const glyph = glyphs[first]
  return first < last && glyph?.cluster === at && !glyph.isTied
}

/**
 * Returns the glyphs whose clusters are in a range: clusters ascend from left to right, and descend from right to left.
 */
function clusterRange(
  glyphs: readonly ShapedGlyph[],
  from: number,
  to: number,
  isDescending: boolean,
): [number, number] {
  if (isDescending)
    return [
      firstIndex(glyphs, ({ cluster }) => cluster < to),
      firstIndex(glyphs, ({ cluster }) => cluster < from),
    ]
  return [
    firstIndex(glyphs, ({ cluster }) => cluster >= from),
    firstIndex(glyphs, ({ cluster }) => cluster >= to),
  ]
}

/** Returns the first glyph that matches a predicate, which all following ones match. */
function firstIndex(glyphs: readonly ShapedGlyph[], claim: (glyph: ShapedGlyph) => boolean): number {
  let low = 0
  let high = glyphs.length
  while (low < high) {
    const middle = (low + high) >> 1
    const glyph = glyphs[middle]
    if (glyph && claim(glyph)) high = middle
    else low = middle + 1
  }
  return low
}

function getWidth({ run }: Part, glyphs: readonly ShapedGlyph[]): number {
  if (run.span.image) return run.span.image.width
  const points = getPoints(run)
  return glyphs.reduce((sum, { advance }) => sum + advance * points, 0)
}

function countSpaces(text: string): number {
  let count = 0
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) count++
  return count
}

function shareBefore(align: Alignment, direction: 'ltr' | 'rtl'): number {
  if (align === 'center') return 0.5
  if (align === 'left' || align === 'right') return align === 'right' ? 1 : 0
  return (align === 'end') === (direction === 'ltr') ? 1 : 0
}

function getRise({ style }: ShapedRun): number {
  if (!style.script) return 0
  return style.size * (style.script === 'super' ? SUPERSCRIPT_RISE : SUBSCRIPT_RISE)
}

/** An empty line is as high as the text before it would be. */
function getHeights(
  parts: readonly Part[],
  { runs }: ShapedText,
  { start }: LineRange,
): { ascent: number; descent: number; gap: number } {
  const seen =
    parts.length > 0 ? parts.map(({ run }) => run) : runs.filter((run) => run.start <= start).slice(-1)
  let ascent = 0
  let descent = 0
  let gap = 0
  for (const run of seen) {
    if (run.span.image) {
      ascent = Math.max(ascent, run.span.image.height)
      continue
    }
    // A super- or subscript run counts with the surrounding size.
    const points = run.style.size / run.face.font.unitsPerEm
    ascent = Math.max(ascent, run.face.font.ascent * points)
    descent = Math.max(descent, -run.face.font.descent * points)
    gap = Math.max(gap, run.face.font.lineGap * points)
  }
  return { ascent, descent, gap }
}
