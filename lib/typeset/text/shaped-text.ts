import type { Direction } from '../../document/blocks.ts'
import type { Face, FontSet } from '../fonts/font-set.ts'
import type { ShapedGlyph } from '../harfbuzz/shaper.ts'
import { getLevels } from './bidi.ts'
import { itemize, type TextRun } from './itemize.ts'
import type { StyledText } from './styled-text.ts'

/** A run with its glyphs, from left to right. */
export type ShapedRun = TextRun & {
  readonly glyphs: readonly ShapedGlyph[]
  /** In points. */
  readonly size: number
}

/** Text of a paragraph, shaped once for computing its widths and its lines. */
export type ShapedText = {
  readonly text: string
  readonly direction: Direction
  readonly runs: readonly ShapedRun[]
  /** How far the text reaches before each UTF-16 unit, in points, in the order of reading. */
  readonly reach: Float64Array
}

const SCRIPT_SIZE = 0.65
const MAX_CACHED = 20_000
const cache = new Map<string, readonly ShapedGlyph[]>()

export function shapeText(styled: StyledText, direction: Direction, fonts: FontSet): ShapedText {
  const runs = itemize(styled, getLevels(styled.text, direction), fonts).map(
    (run): ShapedRun => ({
      ...run,
      size: run.style.size * (run.style.script ? SCRIPT_SIZE : 1),
      glyphs: run.span.image || run.isTab ? [] : getGlyphs(run, styled.text.slice(run.start, run.end)),
    }),
  )
  return { text: styled.text, direction, runs, reach: getReach(runs, styled.text.length) }
}

/** Returns the glyphs of text in the style of a run. They are cached, as tables repeat themselves. */
export function getGlyphs(
  { face, level, style, isMissing }: Pick<TextRun, 'face' | 'level' | 'style' | 'isMissing'>,
  text: string,
): readonly ShapedGlyph[] {
  const direction = level % 2 === 1 ? 'rtl' : 'ltr'
  const drawn = isMissing ? replacementText(text) : text.replace(/[\n\t]/g, ' ')
  const key = `${face.key} ${direction} ${style.language} ${drawn}`
  const known = cache.get(key)
  if (known) return known
  const glyphs = face.font.shape(drawn, direction, style.language)
  if (cache.size >= MAX_CACHED) cache.clear()
  cache.set(key, glyphs)
  return glyphs
}

export function getPoints({ face, size }: { readonly face: Face; readonly size: number }): number {
  return size / face.font.unitsPerEm
}

/** One replacement character for each that is missing, of the same length. */
function replacementText(text: string): string {
  return Array.from(text, (character) => '\uFFFD'.padEnd(character.length, '\u200B')).join('')
}

function getReach(runs: readonly ShapedRun[], length: number): Float64Array {
  const widths = new Float64Array(length + 1)
  for (const run of runs) {
    const points = getPoints(run)
    if (run.span.image) widths[run.start + 1] = run.span.image.width
    for (const { cluster, advance } of run.glyphs) {
      const at = run.start + cluster + 1
      widths[at] = (widths[at] ?? 0) + advance * points
    }
  }
  let sum = 0
  for (let at = 0; at <= length; at++) {
    sum += widths[at] ?? 0
    widths[at] = sum
  }
  return widths
}
