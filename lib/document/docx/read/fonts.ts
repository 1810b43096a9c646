import type { DocumentFont } from '../../blocks.ts'

/** Fonts that another one is as wide as, and what looks most like those that nothing is. */
const LIKE: readonly (readonly [RegExp, DocumentFont])[] = [
  [/^(calibri|carlito|aptos|candara|corbel|gill sans)/, 'carlito'],
  [/^(cambria|caladea)/, 'caladea'],
  [
    /^(arial|helvetica|liberation sans|arimo|nimbus sans|microsoft sans|ms sans|franklin|univers|swiss)/,
    'arimo',
  ],
  [/sans[- ]serif/, 'sans'],
  [/courier|cousine|liberation mono|nimbus mono|monospace/, 'cousine'],
  [/consolas|mono\b|menlo|monaco|lucida console|inconsolata|source code/, 'mono'],
  [/^(times|tinos|liberation serif|nimbus roman|cg times|thorndale)/, 'tinos'],
  [
    /georgia|garamond|palatino|bookman|book antiqua|century|constantia|baskerville|didot|roman|serif$/,
    'tinos',
  ],
]

/** The font that takes the place of the one that a document names; where it names none, Word's oldest one does. */
export function fontFor(name: string | undefined): DocumentFont {
  if (name === undefined || name === '') return 'tinos'
  const plain = name.toLowerCase()
  return LIKE.find(([pattern]) => pattern.test(plain))?.[1] ?? 'sans'
}
