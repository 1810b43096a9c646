import { type RandomInteger, randomInteger } from '#lib/chance/random-integer.ts'
import { pick } from '#lib/chance/shuffle.ts'

export const WORD_COUNTS = { fewest: 3, most: 12, standard: 6 }

export const WORD_SEPARATORS = [
  { value: '-', label: 'Hyphen' },
  { value: ' ', label: 'Space' },
  { value: '.', label: 'Full stop' },
  { value: ',', label: 'Comma' },
  { value: '_', label: 'Underscore' },
] as const

export type PassphraseRecipe = {
  readonly wordCount: number
  readonly separator: (typeof WORD_SEPARATORS)[number]['value']
  /** Each word begins with a capital: easier to read, no harder to guess. */
  readonly isCapitalized: boolean
  /** One word, drawn by chance, ends with a digit. */
  readonly hasDigit: boolean
}

/** Words drawn by chance from a list, one after the other, so that a word may come twice. */
export function generatePassphrase(
  recipe: PassphraseRecipe,
  words: readonly string[],
  random: RandomInteger = randomInteger,
): string {
  const drawn = Array.from({ length: recipe.wordCount }, () => pick(words, random)).map((word) =>
    recipe.isCapitalized ? word.charAt(0).toUpperCase() + word.slice(1) : word,
  )
  const numbered = recipe.hasDigit ? random(0, drawn.length - 1) : -1
  const digit = recipe.hasDigit ? random(0, 9) : 0
  return drawn.map((word, index) => (index === numbered ? word + digit : word)).join(recipe.separator)
}

/** Bits of entropy: log₂ of how many passphrases there are, each equally likely. */
export function passphraseBits({ wordCount, hasDigit }: PassphraseRecipe, listLength: number): number {
  return wordCount * Math.log2(listLength) + (hasDigit ? Math.log2(10 * wordCount) : 0)
}

/** The words of `words.ts`, which is loaded when the first passphrase is asked for. */
export const WORD_LIST_LENGTH = 1824
