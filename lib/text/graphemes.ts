/**
 * Classes of UTF-16 units, each worked out once: a look into a table is many times quicker than a regular expression.
 * Classes are numbers from 1 to 255; half of a surrogate pair is classified like any unit, by itself.
 */
export function createUnitClasses(classOf: (character: string) => number): (unit: number) => number {
  const known = new Uint8Array(0x10000)
  return (unit) => {
    const found = known[unit]
    if (found) return found
    const worked = classOf(String.fromCharCode(unit))
    known[unit] = worked
    return worked
  }
}

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Between two plain characters there is always a boundary; a control stands alone, CR LF aside. */
const PLAIN = 1
const CONTROL = 2
const OTHER = 3
const getClass = createUnitClasses((character) => {
  if (/^\p{Cc}$/u.test(character)) return CONTROL
  return isPlain(character) ? PLAIN : OTHER
})

const CR = 13
const LF = 10

/**
 * Visits the grapheme clusters of a string in order, by their UTF-16 indexes (UAX #29). Plain characters are processed
 * one by one, which is many times faster; only ranges around the others (combining characters, joiners, emoji, jamo,
 * surrogates) are passed to `Intl.Segmenter`.
 */
export function forEachGrapheme(text: string, visit: (start: number, end: number) => void): void {
  for (let at = 0; at < text.length; ) {
    const unit = text.charCodeAt(at)
    const kind = getClass(unit)
    let end = at + 1
    if (kind === CONTROL || (kind === PLAIN && !isOther(text, end))) {
      if (unit === CR && text.charCodeAt(end) === LF) end++
      visit(at, end)
    } else {
      end = endOfStretch(text, at)
      for (const { segment, index } of GRAPHEMES.segment(text.slice(at, end)))
        visit(at + index, at + index + segment.length)
    }
    at = end
  }
}

/** Returns the end of a range around characters that are not plain: before a control, or between two plain ones. */
function endOfStretch(text: string, start: number): number {
  let wasPlain = false
  for (let at = start; at < text.length; at++) {
    const kind = getClass(text.charCodeAt(at))
    if (at > start && (kind === CONTROL || (kind === PLAIN && wasPlain))) return at
    wasPlain = kind === PLAIN
  }
  return text.length
}

function isOther(text: string, at: number): boolean {
  return at < text.length && getClass(text.charCodeAt(at)) === OTHER
}

/**
 * Returns whether a character is not combining, not a pictograph, not a jamo, and not one of the letters that join like
 * combining characters (U+0E33, U+0EB3) or to the next one (U+0D4E): Grapheme_Cluster_Break is Other, LV or LVT, none
 * of which joins another of them (UAX #29, table 2).
 */
function isPlain(character: string): boolean {
  return (
    /^[\p{L}\p{N}\p{P}\p{S}\p{Zs}]$/u.test(character) &&
    !/^[\p{Grapheme_Extend}\p{Extended_Pictographic}\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\u0e33\u0eb3\u0d4e]$/u.test(
      character,
    )
  )
}

/** Counts of user-perceived characters (grapheme clusters, UAX #29). */
type CharacterCounts = {
  readonly all: number
  /** Without those that are nothing but white space. */
  readonly nonWhitespace: number
}

export function countCharacters(text: string): CharacterCounts {
  let all = 0
  let whitespace = 0
  forEachGrapheme(text, (start, end) => {
    all++
    if (isWhitespaceAt(text, start) && (end === start + 1 || text.slice(start, end).trim() === ''))
      whitespace++
  })
  return { all, nonWhitespace: all - whitespace }
}

/** Returns the first whole characters (grapheme clusters) of a string, of at most `max` code points together. */
export function takeCharacters(text: string, max: number): string {
  let codePoints = 0
  let length = 0
  forEachGrapheme(text, (start, end) => {
    codePoints += [...text.slice(start, end)].length
    if (codePoints <= max) length = end
  })
  return text.slice(0, length)
}

function isWhitespaceAt(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  if (unit < 0x80) return unit === 0x20 || (unit >= 9 && unit <= 13)
  return text.charAt(at).trim() === ''
}
