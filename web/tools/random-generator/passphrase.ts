import { pick, type RandomInteger, randomInteger } from '#lib/random/random.ts'
import type { PassphraseRecipe } from './passphrase-options.ts'

/** Generates random words from a list, with repetition. */
export function generatePassphrase(
  recipe: PassphraseRecipe,
  words: readonly string[],
  random: RandomInteger = randomInteger,
): string {
  const chosen = Array.from({ length: recipe.wordCount }, () => pick(words, random)).map((word) =>
    recipe.isCapitalized ? word.charAt(0).toUpperCase() + word.slice(1) : word,
  )
  const numbered = recipe.hasDigit ? random(0, chosen.length - 1) : -1
  const digit = recipe.hasDigit ? random(0, 9) : 0
  return chosen.map((word, index) => (index === numbered ? word + digit : word)).join(recipe.separator)
}

/** Bits of entropy: log₂ of how many passphrases there are, each equally likely. */
export function passphraseBits({ wordCount, hasDigit }: PassphraseRecipe, listLength: number): number {
  return wordCount * Math.log2(listLength) + (hasDigit ? Math.log2(10 * wordCount) : 0)
}
