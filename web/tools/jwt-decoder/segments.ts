/** Parts of a token, each with its hue throughout the tool; labels and dots distinguish them as well. */
export const SEGMENTS = [
  { name: 'Header', hue: 'var(--files)' },
  { name: 'Payload', hue: 'var(--dev)' },
  { name: 'Signature', hue: 'var(--finance)' },
] as const

/** Text before a token, then its three parts. */
export type Segments = readonly [before: string, ...parts: string[]]

/** Longer text is plain: it would be laid out twice at every key. */
const MAX_PAINTED_LENGTH = 20_000

/** Start of a JSON object in base64url: `{` and a quote or whitespace. */
const BEGINNING = /\be[wy]/

/**
 * Splits the text at the start of each part, with the text before the token first; returns undefined without three
 * parts.
 */
export function cutSegments(text: string): Segments | undefined {
  if (text.length > MAX_PAINTED_LENGTH) return undefined
  const start = Math.max(0, text.search(BEGINNING))
  const parts = text.slice(start).split('.')
  return parts.length === 3 ? [text.slice(0, start), ...parts] : undefined
}
