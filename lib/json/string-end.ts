const QUOTE = 0x22
const BACKSLASH = 0x5c

/** The byte after the closing quote of a string that has been checked before. */
export function stringEnd(bytes: Uint8Array, quoteAt: number): number {
  let at = quoteAt + 1
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1
  return at + 1
}
