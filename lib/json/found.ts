const WORD = /^[\p{L}_$][\p{L}\p{N}_$]{0,19}/u
const LOOK_AHEAD_BYTES = 80

/**
 * Describes the token at a byte offset in the style of parsers: `Unexpected token 'NaN'`, `Unexpected end of JSON
 * input`.
 */
export function whatIsFound(bytes: Uint8Array, byteOffset: number): string {
  if (byteOffset >= bytes.length) return 'Unexpected end of JSON input'
  const ahead = new TextDecoder().decode(bytes.subarray(byteOffset, byteOffset + LOOK_AHEAD_BYTES))
  const codePoint = ahead.codePointAt(0) ?? 0xfeff
  if (isInvisible(codePoint)) return `Unexpected character ${codePointName(codePoint)}`
  const word = WORD.exec(ahead)?.[0] ?? String.fromCodePoint(codePoint)
  return `Unexpected token '${word}'`
}

/** `U+0009` */
export function codePointName(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`
}

function isInvisible(codePoint: number): boolean {
  return /[\p{C}\p{Z}]/u.test(String.fromCodePoint(codePoint))
}
