import { whatIsFound } from './found.ts'
import { jsonError } from './json-error.ts'

const MINUS = 0x2d
const PLUS = 0x2b
const POINT = 0x2e
const ZERO = 0x30
const LOWER_E = 0x65

/** RFC 8259 §6: given the first byte of a number, the byte after its last. */
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
