/** Marks that end a sentence, and the quotes and brackets that close after them. */
const ENDING = /[.!?…。！？｡؟۔।॥።։។៕။]+["'”’»›)\]）」』】》〉]*/gu
/** After these no space follows. */
const NEEDS_NO_SPACE = /[。！？｡]/
const ABBREVIATION = /(?:^|[^\p{L}\p{N}])(?:Mrs?|Ms|Dr|Prof|St|No|U\.S|[Vv]s|[Ee]\.g|[Ii]\.e|\p{Lu})$/u
const LONGEST_ABBREVIATION = 5
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu

/**
 * Counts sentences: text up to `. ! ? …` (and closing quotes) before white space or the end, or up to `。！？`, with
 * at least one letter or digit; a last piece without a mark counts too. A single dot ends none within a number
 * or after an abbreviation such as `Dr` or an initial. It is a rule of thumb, as any count of sentences.
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

/** Whether marks at a place end a sentence. */
export function endsSentence(text: string, marks: string, index: number): boolean {
  if (NEEDS_NO_SPACE.test(marks)) return true
  const next = text.charAt(index + marks.length)
  if (next.trim() !== '') return false
  return marks !== '.' || !ABBREVIATION.test(text.slice(Math.max(0, index - LONGEST_ABBREVIATION), index))
}

/** Tells whether there is a letter or digit between two places that only move on; each is looked for once. */
function createWordFinder(text: string): (start: number, end: number) => boolean {
  const letters = new RegExp(LETTER_OR_DIGIT)
  let next = -1
  return (start, end) => {
    if (next < start) {
      letters.lastIndex = start
      next = letters.exec(text)?.index ?? text.length
    }
    return next < end
  }
}
