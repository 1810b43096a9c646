import { UserError } from '../result/user-error.ts'

/**
 * Returns the error of invalid JSON with its line and column: `Invalid JSON: {message} (line L column C)`, at a byte of
 * valid UTF-8. Lines and columns count from the start of `whole`, if `bytes` is a view of a part of it.
 */
export function jsonError(bytes: Uint8Array, byteOffset: number, message: string, whole = bytes): UserError {
  const { line, column, offset } = getPosition(whole, byteOffset + bytes.byteOffset - whole.byteOffset)
  return new UserError(`Invalid JSON: ${message} (line ${line} column ${column})`, '', offset)
}

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
