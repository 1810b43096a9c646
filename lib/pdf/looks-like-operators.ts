const LOOKED_AT = 4096
/** Whitespace, and the characters of numbers, names, operators and strings (ISO 32000-1, 7.2). */
const WRITTEN = /^[\t\n\f\r -~]*$/
const SPACES = /[\t\n\f\r ]/g
const MAX_CHARS_PER_SPACE = 16

/**
 * Whether unpacked bytes are what a page draws, by their beginning: operators and their numbers are short words. Bytes of
 * pictures and fonts are not.
 */
export function looksLikeOperators(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(0, LOOKED_AT))
  if (!WRITTEN.test(text) || !/[A-Za-z]/.test(text)) return false
  const spaces = text.match(SPACES)?.length ?? 0
  return spaces * MAX_CHARS_PER_SPACE > text.length
}
