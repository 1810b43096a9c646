/** Browsers take seconds to wrap a line longer than this. */
const HUGE = 50_000

/** Returns whether the text has a line too long to be wrapped on screen. */
export function hasHugeLine(text: string): boolean {
  if (text.length <= HUGE) return false
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start)
    if ((end === -1 ? text.length : end) - start > HUGE) return true
    if (end === -1) return false
    start = end + 1
  }
  return false
}
