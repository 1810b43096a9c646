/** A place in a text for people and for carets: line and column count from 1, all in UTF-16 units. */
export type Place = {
  readonly line: number
  readonly column: number
  /** UTF-16 index in the whole text. */
  readonly offset: number
}

const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

/** The place of a byte of valid UTF-8. LF, CRLF and a lone CR each end a line. */
export function placeOf(bytes: Uint8Array, byteOffset: number): Place {
  let line = 1
  let lineStart = 0
  let offset = 0
  for (let at = 0; at < byteOffset; at++) {
    const byte = bytes[at] ?? 0
    offset += utf16UnitsBegunBy(byte)
    const endsLine = byte === LINE_FEED || (byte === CARRIAGE_RETURN && bytes[at + 1] !== LINE_FEED)
    if (!endsLine) continue
    line++
    lineStart = offset
  }
  return { line, column: offset - lineStart + 1, offset }
}

function utf16UnitsBegunBy(byte: number): number {
  if (byte >= 0xf0) return 2
  const continuesCharacter = (byte & 0xc0) === 0x80
  return continuesCharacter ? 0 : 1
}
