/** Approximate factor for a character that is segmented by dictionary or combining characters. */
const SLOW = 30

/**
 * Returns the cost of counting the text, in characters of plain Latin: a million of these need about 30 milliseconds.
 */
export function countingCost(text: string): number {
  let cost = text.length
  for (let at = 0; at < text.length; at++) if (isSlow(text.charCodeAt(at))) cost += SLOW - 1
  return cost
}

/**
 * Returns whether a code unit is slow to segment: from Thai on, except accented Greek, punctuation and Hangul. This
 * covers scripts without spaces, combining characters and surrogates.
 */
function isSlow(unit: number): boolean {
  if (unit < 0x0e00 || unit > 0xdfff) return false
  return (unit < 0x1e00 || unit > 0x206f) && (unit < 0xac00 || unit > 0xd7a3)
}
