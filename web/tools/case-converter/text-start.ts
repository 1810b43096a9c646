/** Maximum displayed length; the displayed start is converted at every keystroke. */
const MAX_SHOWN_LENGTH = 20_000

/** A text as far as it is shown: whole, or up to the end of a line or word. */
export function getStart(text: string): string {
  if (text.length <= MAX_SHOWN_LENGTH) return text
  const part = text.slice(0, MAX_SHOWN_LENGTH)
  const lineEnd = part.lastIndexOf('\n')
  const end = lineEnd > MAX_SHOWN_LENGTH / 2 ? lineEnd : part.search(/\s\S*$/)
  // Without whitespace, cut between characters, never within a surrogate pair.
  return end > 0 ? part.slice(0, end) : part.replace(/[\ud800-\udbff]$/, '')
}
