import { forEachGrapheme } from './for-each-grapheme.ts'

/** Counts of user-perceived characters (grapheme clusters, UAX #29). */
export type CharacterCounts = {
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

function isWhitespaceAt(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  if (unit < 0x80) return unit === 0x20 || (unit >= 9 && unit <= 13)
  return text.charAt(at).trim() === ''
}
