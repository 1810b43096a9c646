import { kanjiValue } from './kanji.ts'
import { ALPHANUMERIC, contentBits, countBits, type Group, MODES, type Mode } from './modes.ts'

export type Segment = { readonly mode: Mode; readonly text: string }

type Character = { readonly text: string; readonly byteLength: number }

/** Costs are in sixths of a bit: a digit costs 10/3 bits, an alphanumeric character 11/2. */
const SIXTHS = 6
const NEVER = Number.POSITIVE_INFINITY

/**
 * Returns the segments of a string that need the fewest bits in a group of versions: by dynamic programming over its
 * characters, with the cheapest path to each mode per character.
 */
export function cutSegments(text: string, group: Group, withKanji: boolean): readonly Segment[] {
  const characters = [...text].map((character) => ({ text: character, byteLength: utf8Length(character) }))
  return mergeSegments(characters, cheapestModes(characters, group, withKanji))
}

/** Returns the bits of segments, including the headers with their modes and lengths. */
export function getBits(segments: readonly Segment[], group: Group): number {
  return segments.reduce(
    (sum, { mode, text }) => sum + 4 + countBits(mode, group) + contentBits(mode, getLength(mode, text)),
    0,
  )
}

/** The number that counts a segment's characters: bytes of UTF-8 in byte mode. */
export function getLength(mode: Mode, text: string): number {
  return mode === 'byte' ? new TextEncoder().encode(text).length : text.length
}

/** Whether kanji mode can be of use: every character is ASCII or of JIS X 0208, and one at least is of that. */
export function allowsKanji(text: string): boolean {
  let hasKanji = false
  for (const character of text) {
    if (utf8Length(character) === 1) continue
    if (kanjiValue(character) === undefined) return false
    hasKanji = true
  }
  return hasKanji
}

/** Returns the mode of each character in the cheapest encoding of them all. */
function cheapestModes(characters: readonly Character[], group: Group, withKanji: boolean): readonly Mode[] {
  const heads = MODES.map((mode) => (4 + countBits(mode, group)) * SIXTHS)
  let costs = heads.map((_, mode) => (mode === 3 && !withKanji ? NEVER : 0))
  // Per character and mode: the mode of the previous character.
  const before = new Uint8Array(characters.length * MODES.length)
  for (const [index, character] of characters.entries()) {
    const next = MODES.map(() => NEVER)
    for (const [mode, name] of MODES.entries()) {
      const own = costIn(name, character, withKanji)
      if (own === NEVER) continue
      for (const [from, cost] of costs.entries()) {
        const isNew = from !== mode || index === 0
        const total = own + (isNew ? Math.ceil(cost / SIXTHS) * SIXTHS + (heads[mode] ?? 0) : cost)
        if (total >= (next[mode] ?? 0)) continue
        next[mode] = total
        before[index * MODES.length + mode] = from
      }
    }
    costs = next
  }
  return walkBack(before, costs.indexOf(Math.min(...costs)), characters.length)
}

function costIn(mode: Mode, { text, byteLength }: Character, withKanji: boolean): number {
  if (mode === 'byte') return withKanji && byteLength > 1 ? NEVER : 8 * SIXTHS * byteLength
  if (mode === 'kanji') return byteLength > 1 && withKanji ? 13 * SIXTHS : NEVER
  if (mode === 'numeric') return text >= '0' && text <= '9' ? 20 : NEVER
  return ALPHANUMERIC.includes(text) ? 33 : NEVER
}

function walkBack(before: Uint8Array, last: number, count: number): readonly Mode[] {
  const modes: Mode[] = []
  let mode = last
  for (let index = count - 1; index >= 0; index--) {
    modes.push(MODES[mode] ?? 'byte')
    mode = before[index * MODES.length + mode] ?? 0
  }
  return modes.reverse()
}

function mergeSegments(characters: readonly Character[], modes: readonly Mode[]): readonly Segment[] {
  const segments: { mode: Mode; text: string }[] = []
  for (const [index, { text }] of characters.entries()) {
    const mode = modes[index] ?? 'byte'
    const last = segments.at(-1)
    if (last?.mode === mode) last.text += text
    else segments.push({ mode, text })
  }
  return segments
}

/** A surrogate without its other half is written as U+FFFD, in three bytes as well. */
function utf8Length(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
