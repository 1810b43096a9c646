/** Position in text, for messages and carets: line and column count from 1, all in UTF-16 units. */
export type Position = {
  readonly line: number
  readonly column: number
  /** UTF-16 index in the whole text. */
  readonly offset: number
}

const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

/** The place of a byte of valid UTF-8. LF, CRLF and a lone CR each end a line. */
export function getPosition(bytes: Uint8Array, byteOffset: number): Position {
  const [position] = getPositions(bytes, [byteOffset])
  return position ?? { line: 1, column: 1, offset: 0 }
}

/** The places of many bytes, in ascending order, in one walk over the text. */
export function getPositions(bytes: Uint8Array, byteOffsets: readonly number[]): Position[] {
  let line = 1
  let lineStart = 0
  let offset = 0
  let at = 0
  return byteOffsets.map((byteOffset) => {
    for (; at < byteOffset; at++) {
      const byte = bytes[at] ?? 0
      offset += utf16UnitsBegunBy(byte)
      if (byte !== LINE_FEED && (byte !== CARRIAGE_RETURN || bytes[at + 1] === LINE_FEED)) continue
      line++
      lineStart = offset
    }
    return { line, column: offset - lineStart + 1, offset }
  })
}

/** The place of a UTF-16 index of a string. */
export function positionInText(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split(/\r\n|[\r\n]/)
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1, offset }
}

function utf16UnitsBegunBy(byte: number): number {
  if (byte >= 0xf0) return 2
  const continuesCharacter = (byte & 0xc0) === 0x80
  return continuesCharacter ? 0 : 1
}
