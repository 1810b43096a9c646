/** Marks that end a sentence, and the quotes and brackets that close after them. */
const ENDING = /[.!?…。！？｡؟۔।॥።։។៕။]+["'”’»›)\]）」』】》〉]*/gu
/** After these no space follows. */
const NEEDS_NO_SPACE = /[。！？｡]/
const ABBREVIATION =
  /(?:^|[^\p{L}\p{N}])(?:Mrs?|Ms|Dr|Prof|St|No|[Ff]igs?|[Aa]pprox|U\.S|[Vv]s|[Ee]\.g|[Ii]\.e|\p{Lu})$/u
/** These end a sentence only before a capital. */
const LAST_WORD = /(?:^|[^\p{L}\p{N}])(?:etc|[ap]\.m|Inc|Ltd|[JS]r)$/u
const BEGINS_WITH_CAPITAL = /^\s+["'“‘«(]?\p{Lu}/u
/** The number of an item in a list. */
const ITEM_NUMBER = /(?:^|[\r\n])[ \t]*\d{1,3}$/
const LOOK_BACK = 8
const LOOK_AHEAD = 8
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu

/**
 * Counts sentences: text up to `. ! ? …` (and closing quotes) before whitespace or the end, or up to `。！？`, with at
 * least one letter or digit; the rest without an end counts too. A single dot within a number or after an abbreviation
 * such as `Dr`, an initial or the number of a list item does not end a sentence. This is a heuristic, like any sentence
 * count.
 */
export function countSentences(text: string): number {
  const hasWord = createWordFinder(text)
  let sentences = 0
  let start = 0
  for (const { 0: marks, index } of text.matchAll(ENDING)) {
    const end = index + marks.length
    if (!endsSentence(text, marks, index)) continue
    if (hasWord(start, end)) sentences++
    start = end
  }
  return hasWord(start, text.length) ? sentences + 1 : sentences
}

/** Returns whether punctuation at a position ends a sentence. */
function endsSentence(text: string, marks: string, index: number): boolean {
  if (NEEDS_NO_SPACE.test(marks)) return true
  const next = text.charAt(index + marks.length)
  if (next.trim() !== '') return false
  if (marks !== '.') return true
  const before = text.slice(Math.max(0, index - LOOK_BACK), index)
  if (ABBREVIATION.test(before) || ITEM_NUMBER.test(before)) return false
  return !LAST_WORD.test(before) || BEGINS_WITH_CAPITAL.test(text.slice(index + 1, index + LOOK_AHEAD))
}

/** Tells whether there is a letter or digit between two places that only move on; each is looked for once. */
function createWordFinder(text: string): (start: number, end: number) => boolean {
  const pattern = new RegExp(LETTER_OR_DIGIT)
  let next = -1
  return (start, end) => {
    if (next < start) {
      pattern.lastIndex = start
      next = pattern.exec(text)?.index ?? text.length
    }
    return next < end
  }
}
