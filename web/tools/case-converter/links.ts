/** Ends an address in running text. */
const END = '\\s<>"“”„«»`|—'
/** Anything up to white space or a quote, without punctuation at the end. */
const REST = `[^${END}]*[^${END}.,;:!?)\\]}'’]`
const BOUNDARY = "(?<![\\p{L}\\p{N}._%+'/\\\\-])"

/**
 * Addresses within text, without punctuation after them: with a scheme, `mailto:` or `www.`, email, domains with a path,
 * and paths of files that begin with a root (`/`, `~`, `.`, a drive or a server).
 */
export const LINK = new RegExp(
  [
    `(?<![a-z0-9])(?:[a-z][a-z0-9+.-]{1,15}://|mailto:|www\\.)${REST}`,
    `${BOUNDARY}[\\p{L}\\p{N}._%+'-]+@[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)+`,
    `${BOUNDARY}(?:[\\p{L}\\p{N}-]+\\.)+(?:com|org|net|edu|gov|info|app|dev|[a-z]{2})/${REST}`,
    `${BOUNDARY}[a-z]:\\\\(?:[^<>:"|?*\\r\\n]*\\\\)?${REST}`,
    `${BOUNDARY}(?:[a-z]:/|\\\\\\\\|~/|\\.{1,2}/|/[\\p{L}\\p{N}_.-]+/)${REST}`,
  ].join('|'),
  'giu',
)

type Range = { readonly start: number; readonly end: number }

/** Returns the ranges of the addresses, in their order. */
export function linkRanges(text: string): Range[] {
  // A quick check, since most input contains none.
  if (!/[@/\\]|www\.|mailto:/i.test(text)) return []
  return [...text.matchAll(LINK)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }))
}

/** Converts `text` except its addresses. */
export function aroundLinks(text: string, convert: (part: string) => string): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end } of linkRanges(text)) {
    parts.push(convert(text.slice(at, start)), text.slice(start, end))
    at = end
  }
  return parts.join('') + convert(text.slice(at))
}
