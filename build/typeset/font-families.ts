/** Which package a family comes from, and which of its files are worth serving. */
export type FamilyRecipe = {
  readonly name: string
  readonly subsets: readonly string[]
  readonly hasItalic: boolean
  /** A file for each weight, where the package has none that holds all. */
  readonly weights?: readonly number[]
  /** Chinese, Japanese and Korean packages have a hundred numbered slices. */
  readonly isNumbered: boolean
}

const EUROPEAN = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese', 'greek-ext', 'cyrillic-ext']
const PLAIN = { hasItalic: false, isNumbered: false }

const ofScript = (script: string): FamilyRecipe => ({
  ...PLAIN,
  name: `noto-sans-${script}`,
  subsets: [script],
})
/** The fonts that are as wide as those which documents name most: Calibri, Cambria, Arial, Times New Roman, Courier New. */
const measured = (name: string): FamilyRecipe => ({
  name,
  subsets: EUROPEAN,
  hasItalic: true,
  isNumbered: false,
  weights: [400, 700],
})
const numbered = (region: string): FamilyRecipe => ({
  ...PLAIN,
  name: `noto-sans-${region}`,
  subsets: [],
  isNumbered: true,
})

/** Each is served without the letters that `noto-sans` has already. */
export const FAMILIES: readonly FamilyRecipe[] = [
  { name: 'noto-sans', subsets: EUROPEAN, hasItalic: true, isNumbered: false },
  { name: 'noto-sans-mono', subsets: EUROPEAN, hasItalic: false, isNumbered: false },
  ...['arabic', 'armenian', 'bengali', 'devanagari', 'ethiopic', 'georgian', 'gujarati'].map(ofScript),
  ...['gurmukhi', 'hebrew', 'kannada', 'khmer', 'lao', 'malayalam', 'myanmar', 'oriya'].map(ofScript),
  ...['sinhala', 'symbols', 'tamil', 'telugu', 'thai'].map(ofScript),
  ...['jp', 'kr', 'sc', 'tc'].map(numbered),
  ...['carlito', 'caladea', 'arimo', 'tinos', 'cousine'].map(measured),
]

/**
 * The signs of money and the letters of Polish, Czech, Turkish, Romanian… lie in a slice of 175 kB with hundreds that
 * hardly anyone needs: cut out, they are 26 kB.
 */
export const BASE_CUT = {
  from: 'latin-ext',
  name: 'latin-base',
  ranges: 'U+0100-017F,U+0218-021B,U+1E9E,U+2020,U+20A0-20C0,U+2113',
}
