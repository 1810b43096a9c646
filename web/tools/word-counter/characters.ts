import { createUnitClasses } from './unit-classes.ts'

/** Characters of a text as people see them (grapheme clusters, UAX #29). */
export type CharacterCounts = {
  readonly all: number
  /** Without those that are nothing but white space. */
  readonly notBlank: number
}

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Between two plain characters there is always a boundary; a control stands alone, CR LF aside. */
const PLAIN = 1
const BLANK = 2
const CONTROL = 3
const OTHER = 4
const classOf = createUnitClasses((character) => {
  if (/^\p{Cc}$/u.test(character)) return CONTROL
  if (!isPlain(character)) return OTHER
  return character.trim() === '' ? BLANK : PLAIN
})

/**
 * Counts grapheme clusters. Plain characters are counted one by one; only what stands around the others (marks,
 * joiners, emoji, jamo, surrogates) is segmented.
 */
export function countCharacters(text: string): CharacterCounts {
  let all = 0
  let blank = 0
  for (let at = 0; at < text.length; ) {
    const unit = text.charCodeAt(at)
    const kind = classOf(unit)
    if (kind !== OTHER && (kind === CONTROL || !isOther(text, at + 1))) {
      all++
      if (kind === BLANK || (unit >= TAB && unit <= CR)) blank++
      at += unit === CR && text.charCodeAt(at + 1) === LF ? 2 : 1
      continue
    }
    const end = endOfStretch(text, at)
    for (const { segment } of GRAPHEMES.segment(text.slice(at, end))) {
      all++
      if (segment.trim() === '') blank++
    }
    at = end
  }
  return { all, notBlank: all - blank }
}

const TAB = 9
const LF = 10
const CR = 13

/** Where a stretch around characters that are not plain ends: before a control, or between two plain ones. */
function endOfStretch(text: string, start: number): number {
  let wasPlain = false
  for (let at = start; at < text.length; at++) {
    const kind = classOf(text.charCodeAt(at))
    if (at > start && (kind === CONTROL || (kind !== OTHER && wasPlain))) return at
    wasPlain = kind !== OTHER
  }
  return text.length
}

function isOther(text: string, at: number): boolean {
  return at < text.length && classOf(text.charCodeAt(at)) === OTHER
}

/**
 * No mark, no pictograph, no jamo, none of the letters that join like marks (U+0E33, U+0EB3) or to what follows
 * (U+0D4E): Grapheme_Cluster_Break is Other, LV or LVT, none of which joins another of them (UAX #29, table 2).
 */
function isPlain(character: string): boolean {
  return (
    /^[\p{L}\p{N}\p{P}\p{S}\p{Zs}]$/u.test(character) &&
    !/^[\p{Grapheme_Extend}\p{Extended_Pictographic}\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\u0e33\u0eb3\u0d4e]$/u.test(
      character,
    )
  )
}
