/** Returns the first position of `word` at or after `from`, or -1. */
export function findBytes(bytes: Uint8Array, word: string, from = 0, to = bytes.length): number {
  const first = word.charCodeAt(0)
  for (let at = bytes.indexOf(first, from); at !== -1 && at < to; at = bytes.indexOf(first, at + 1))
    if (standsAt(bytes, word, at)) return at
  return -1
}

/** Returns the last position of `word` at or after `from`, or -1. */
export function findLastBytes(bytes: Uint8Array, word: string, from = 0): number {
  const first = word.charCodeAt(0)
  for (
    let at = bytes.lastIndexOf(first);
    at >= from && at !== -1;
    at = at === 0 ? -1 : bytes.lastIndexOf(first, at - 1)
  )
    if (standsAt(bytes, word, at)) return at
  return -1
}

function standsAt(bytes: Uint8Array, word: string, at: number): boolean {
  for (let i = 1; i < word.length; i++) if (bytes[at + i] !== word.charCodeAt(i)) return false
  return true
}
