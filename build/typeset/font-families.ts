/** Package of a family, and the files of it to serve. */
export type FamilyRecipe = {
  readonly name: string
  readonly subsets: readonly string[]
  readonly hasItalic: boolean
  /** One file per weight, if the package has no file that contains all. */
  readonly weights?: readonly number[]
  /** Ranges of its only file, if the package's own list is incomplete. */
  readonly ranges?: string
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
  subsets: [...EUROPEAN, 'hebrew'],
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
  { ...PLAIN, name: 'noto-sans-symbols-2', subsets: ['symbols'], weights: [400] },
  {
    ...PLAIN,
    name: 'noto-sans-math',
    subsets: ['latin'],
    weights: [400],
    ranges: 'U+2190-22FF,U+2308-230B,U+27C0-27EF,U+2980-2AFF,U+1D400-1D7FF',
  },
  ...['carlito', 'caladea', 'arimo', 'tinos', 'cousine'].map(measured),
]

/**
 * Slices cut out of others that contain hundreds of rarely used characters: currency symbols and the letters of Polish,
 * Czech, Turkish, Romanian… have 26 kB of 175, boxes, ticks, stars and arrows 20 kB of 300.
 */
export const BASE_CUTS = [
  {
    from: 'latin-ext',
    name: 'latin-base',
    ranges: 'U+0100-017F,U+0218-021B,U+1E9E,U+2020,U+20A0-20C0,U+2113',
  },
  {
    from: 'symbols',
    name: 'symbols-base',
    ranges:
      'U+25A0-25FF,U+2605-2606,U+260E,U+2610-2612,U+261E,U+2639-263B,U+2660-2667,U+2701-2717,U+2733-2756,U+2794-27BE',
  },
  { from: 'latin', family: 'noto-sans-math', name: 'math-base', ranges: 'U+2190-22FF,U+2308-230B' },
] as const
