const VOWELS = /[aeiouy]+/g
const BANDS = [
  [90, 'very easy'],
  [80, 'easy'],
  [70, 'fairly easy'],
  [60, 'plain English'],
  [50, 'fairly difficult'],
  [30, 'difficult'],
] as const

/** Flesch reading ease (1948), higher is easier: `206.835 − 1.015 × words/sentences − 84.6 × syllables/words`. */
export function readingEase(words: number, sentences: number, syllables: number): number {
  return 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words)
}

export function easeBand(ease: number): string {
  return BANDS.find(([min]) => ease >= min)?.[1] ?? 'very difficult'
}

/** Syllables of an English word in lower case, estimated from its spelling; at least 1. */
export function countSyllables(word: string): number {
  const plainWord = word.replace(/[^a-z]/g, '')
  const groups = plainWord.match(VOWELS)?.length ?? 0
  return Math.max(1, groups - silentEndings(plainWord) + hiatuses(plainWord))
}

/** The e of "make", "makes" and "walked" is silent; those of "table", "houses" and "wanted" are not. */
function silentEndings(word: string): number {
  if (/[^aeiouy]l(?:e|es|ed)$/.test(word)) return 0
  return /[^aeiouy]e$|[^aeiouycgsxz]es$|[^aeiouydt]ed$/.test(word) && !/(?:ch|sh)es$/.test(word) ? 1 : 0
}

/** Vowels side by side that are spoken apart: "radio", "via", "going"; not "nation" or "social". */
function hiatuses(word: string): number {
  return word.match(/(?<![cglnstx])i[ao]|[aeiouy]ing/g)?.length ?? 0
}
