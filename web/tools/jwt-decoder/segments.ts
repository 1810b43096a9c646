/** The parts of a token with the hue each has wherever it is shown; labels and dots tell them apart as well. */
export const SEGMENTS = [
  { name: 'Header', hue: 'var(--files)' },
  { name: 'Payload', hue: 'var(--dev)' },
  { name: 'Signature', hue: 'var(--finance)' },
] as const

/** What stands before a token, then its three parts. */
export type Segments = readonly [before: string, ...parts: string[]]

/** Longer text stays plain: it would be laid out twice at every key. */
const MAX_PAINTED_LENGTH = 20_000

/** What a JSON object begins with in base64url: `{` and a quote or a blank. */
const BEGINNING = /\be[wy]/

/** The text cut where its parts begin, what stands before the token first; undefined where it has no three parts. */
export function cutSegments(text: string): Segments | undefined {
  if (text.length > MAX_PAINTED_LENGTH) return undefined
  const start = Math.max(0, text.search(BEGINNING))
  const parts = text.slice(start).split('.')
  return parts.length === 3 ? [text.slice(0, start), ...parts] : undefined
}
