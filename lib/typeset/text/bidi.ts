import bidiFactory from 'bidi-js'
import type { Direction } from '../../document/blocks.ts'

const bidi = bidiFactory()
/** Without any of these, all text is left-to-right. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** The level of each UTF-16 unit (UAX 9): even from left to right, odd from right to left. */
export function getLevels(text: string, direction: Direction): Uint8Array {
  if (direction === 'ltr' && !RIGHT_TO_LEFT.test(text)) return new Uint8Array(text.length)
  // A line end within a paragraph would start another one there.
  return bidi.getEmbeddingLevels(text.replaceAll('\n', '\u2028'), direction).levels
}

/** Runs of a line from left to right (UAX 9, L2). */
export function visualOrder<Run extends { readonly level: number }>(runs: readonly Run[]): Run[] {
  const order = [...runs]
  const levels = runs.map(({ level }) => level)
  const highest = Math.max(0, ...levels)
  const lowestOdd = Math.min(...levels.filter((level) => level % 2 === 1))
  for (let level = highest; level >= lowestOdd; level--)
    for (let start = 0; start < order.length; start++) {
      let end = start
      while (end < order.length && (order[end]?.level ?? -1) >= level) end++
      if (end - start > 1) order.splice(start, end - start, ...order.slice(start, end).reverse())
      start = Math.max(start, end - 1)
    }
  return order
}
