export const WORD_COUNTS = { min: 3, max: 12, standard: 6 }

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
  /** Capitalizes each word: easier to read, no harder to guess. */
  readonly isCapitalized: boolean
  /** One word, drawn by chance, ends with a digit. */
  readonly hasDigit: boolean
}

/** Number of words in `words.ts`, which is loaded for the first passphrase. */
export const WORD_LIST_LENGTH = 7776
