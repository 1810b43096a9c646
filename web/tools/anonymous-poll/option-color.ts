/** Tokens of colors, ordered so that neighbors differ. All pass AA on the page in both themes. */
const TOKENS = [
  'files',
  'team',
  'text',
  'productivity',
  'finance',
  'fun',
  'dev',
  'design',
  'business',
] as const

/** Returns the color of the option at a position, from 0; after nine options they repeat. */
export function optionColor(index: number): string {
  return `var(--${TOKENS[index % TOKENS.length]})`
}
