export const MAX_FOUND = 10_000

/** Returns the matches of the words, ignoring case, as UTF-16 ranges; at most 10,000. */
export function findInText(text: string, words: string): readonly (readonly [start: number, end: number])[] {
  if (words === '') return []
  const found: [number, number][] = []
  const pattern = new RegExp(words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu')
  for (const { index, 0: match } of text.matchAll(pattern)) {
    found.push([index, index + match.length])
    if (found.length === MAX_FOUND) break
  }
  return found
}
