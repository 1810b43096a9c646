import type { UserError } from '../result/user-error.ts'
import { codePointName, jsonError, whatIsFound } from './error-position.ts'

const MINUS = 0x2d
const PLUS = 0x2b
const POINT = 0x2e
const ZERO = 0x30
const LOWER_E = 0x65

/** Returns the index after a number from its first byte (RFC 8259 §6). */
export function scanNumber(bytes: Uint8Array, start: number, whole: Uint8Array): number {
  const first = bytes[start] === MINUS ? start + 1 : start
  let at = scanDigits(bytes, first, whole, "a digit after '-'")
  if (bytes[first] === ZERO && at > first + 1) {
    throw jsonError(bytes, first, `Unexpected leading zero, expected the number without it`, whole)
  }
  if (bytes[at] === POINT) at = scanDigits(bytes, at + 1, whole, "a digit after '.'")
  if (((bytes[at] ?? 0) | 0x20) !== LOWER_E) return at
  const char = bytes[at + 1]
  const exponent = char === PLUS || char === MINUS ? at + 2 : at + 1
  return scanDigits(bytes, exponent, whole, 'a digit in the exponent')
}

/** Returns whether a number can start with this byte: a digit or a minus. */
export function startsNumber(byte = 0): boolean {
  return isDigit(byte) || byte === MINUS
}

function scanDigits(bytes: Uint8Array, from: number, whole: Uint8Array, expected: string): number {
  let at = from
  while (isDigit(bytes[at] ?? 0)) at++
  if (at > from) return at
  throw jsonError(bytes, at, `${whatIsFound(bytes, at)}, expected ${expected}`, whole)
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const LOWER_U = 0x75

/** 1 for the bytes that end a run of plain characters: controls, the quote and the backslash. */
const ENDS_RUN = new Uint8Array(256)
ENDS_RUN.fill(1, 0, 0x20)
ENDS_RUN[QUOTE] = 1
ENDS_RUN[BACKSLASH] = 1

/** 1 for characters allowed after a backslash, except `u`. */
const IS_ESCAPE = new Uint8Array(256)
for (const letter of '"\\/bfnrt') IS_ESCAPE[letter.charCodeAt(0)] = 1

const ESCAPE_OF_CONTROL = new Map([
  [0x08, '\\b'],
  [0x09, '\\t'],
  [0x0a, '\\n'],
  [0x0c, '\\f'],
  [0x0d, '\\r'],
])

/** Returns the index after the closing quote from that of the opening one (RFC 8259 §7). */
export function scanString(bytes: Uint8Array, quoteAt: number, whole: Uint8Array): number {
  let at = quoteAt + 1
  for (;;) {
    while (ENDS_RUN[bytes[at] ?? QUOTE] === 0) at++
    const byte = bytes[at]
    if (byte === QUOTE) return at + 1
    if (byte !== BACKSLASH) throw unescapedControl(bytes, at, whole)
    at = scanEscape(bytes, at, whole)
  }
}

function scanEscape(bytes: Uint8Array, backslash: number, whole: Uint8Array): number {
  const letter = bytes[backslash + 1]
  if (letter !== undefined && IS_ESCAPE[letter] === 1) return backslash + 2
  if (letter !== LOWER_U) {
    throw errorAt(bytes, backslash + 1, whole, 'one of " \\ / b f n r t u after a backslash')
  }
  for (let at = backslash + 2; at < backslash + 6; at++) {
    if (!isHexDigit(bytes[at])) throw errorAt(bytes, at, whole, 'four hexadecimal digits after \\u')
  }
  return backslash + 6
}

function isHexDigit(byte = 0): boolean {
  const letter = byte | 0x20
  return (byte >= 0x30 && byte <= 0x39) || (letter >= 0x61 && letter <= 0x66)
}

function unescapedControl(bytes: Uint8Array, at: number, whole: Uint8Array): UserError {
  const byte = bytes[at]
  if (byte === undefined) return errorAt(bytes, at, whole, `'"' to close the string`)
  const name = byte === 0x0a || byte === 0x0d ? 'line break' : `control character ${codePointName(byte)}`
  const spelling = ESCAPE_OF_CONTROL.get(byte) ?? `\\u${byte.toString(16).padStart(4, '0')}`
  return jsonError(bytes, at, `Unexpected ${name} in a string, expected '"' or the escape ${spelling}`, whole)
}

function errorAt(bytes: Uint8Array, at: number, whole: Uint8Array, expected: string): UserError {
  return jsonError(bytes, at, `${whatIsFound(bytes, at)}, expected ${expected}`, whole)
}
