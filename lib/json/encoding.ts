import { UserError } from '../result/user-error.ts'
import { positionInText } from './error-position.ts'

/**
 * Returns the contents of a file as UTF-8 without a BOM. UTF-16 is detected by its BOM or, without one, by the zero
 * byte in the first character of all JSON (RFC 4627 §3). Throws UserError with the first invalid byte, counted from 1.
 */
export function decodeJsonFile(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (startsWith(file, [0xff, 0xfe])) return fromUtf16(file.subarray(2), 'utf-16le')
  if (startsWith(file, [0xfe, 0xff])) return fromUtf16(file.subarray(2), 'utf-16be')
  const mayBeUtf16 = file.length % 2 === 0
  if (mayBeUtf16 && file[0] === 0 && file[1] !== 0) return fromUtf16(file, 'utf-16be')
  if (mayBeUtf16 && file[0] !== 0 && file[1] === 0) return fromUtf16(file, 'utf-16le')
  const invalid = firstInvalidUtf8(file)
  if (invalid !== -1) {
    throw new UserError(`Invalid JSON: the file is not valid UTF-8 (byte ${invalid + 1})`)
  }
  return startsWith(file, [0xef, 0xbb, 0xbf]) ? file.subarray(3) : file
}

function fromUtf16(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): Uint8Array<ArrayBuffer> {
  try {
    return new TextEncoder().encode(new TextDecoder(encoding, { fatal: true }).decode(bytes))
  } catch {
    throw new UserError(`Invalid JSON: the file is not valid ${encoding.toUpperCase()}`)
  }
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte)
}

/** The index of the first byte of the first ill-formed sequence (Unicode table 3-7), or -1. */
export function firstInvalidUtf8(bytes: Uint8Array): number {
  const { length } = bytes
  let at = 0
  while (at < length) {
    if ((bytes[at] ?? 0) < 0x80) {
      at++
      continue
    }
    const size = sequenceLength(bytes, at)
    if (size === 0) return at
    at += size
  }
  return -1
}

/** The length of the well-formed multi-byte sequence at `at`, or 0. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0
  const size = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2
  if (lead < 0xc2 || lead > 0xf4) return 0
  const second = bytes[at + 1] ?? 0
  if (second < lowestSecond(lead) || second > highestSecond(lead)) return 0
  for (let index = 2; index < size; index++) {
    if (((bytes[at + index] ?? 0) & 0xc0) !== 0x80) return 0
  }
  return size
}

/** Shuts out overlong spellings. */
function lowestSecond(lead: number): number {
  if (lead === 0xe0) return 0xa0
  return lead === 0xf0 ? 0x90 : 0x80
}

/** Shuts out surrogates and what lies beyond U+10FFFF. */
function highestSecond(lead: number): number {
  if (lead === 0xed) return 0x9f
  return lead === 0xf4 ? 0x8f : 0xbf
}

const LONE_SURROGATE = /\p{Surrogate}/u

/** Encodes typed text as UTF-8. Throws UserError for a lone surrogate, which UTF-8 cannot represent. */
export function encodeJsonText(text: string): Uint8Array<ArrayBuffer> {
  if (text.isWellFormed()) return new TextEncoder().encode(text)
  const offset = text.search(LONE_SURROGATE)
  const { line, column } = positionInText(text, offset)
  const problem = 'Unexpected half of a surrogate pair, expected a whole character'
  throw new UserError(`Invalid JSON: ${problem} (line ${line} column ${column})`, '', offset)
}
