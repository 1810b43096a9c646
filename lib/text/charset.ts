import { UserError } from '#lib/result/user-error.ts'

export const CHARSETS = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'utf-16le', label: 'UTF-16LE' },
  { value: 'iso-8859-1', label: 'ISO-8859-1' },
  { value: 'windows-1252', label: 'Windows-1252' },
] as const
export type Charset = (typeof CHARSETS)[number]['value']

export function charsetName(charset: Charset): string {
  return CHARSETS.find(({ value }) => value === charset)?.label ?? charset
}

/**
 * Encodes a string, without adding a BOM. Throws UserError `Encoding error` at the first character that the charset
 * does not have, half of a surrogate pair included.
 */
export function encodeText(text: string, charset: Charset): Uint8Array<ArrayBuffer> {
  if (!text.isWellFormed()) {
    const offset = text.search(/\p{Surrogate}/u)
    throw new UserError('Encoding error', `Half of a character at position ${offset + 1}`, offset)
  }
  if (charset === 'utf-8') return new TextEncoder().encode(text)
  if (charset === 'utf-16le') return utf16(text)
  return singleBytes(text, charset)
}

function utf16(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length * 2)
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    bytes[2 * at] = unit
    bytes[2 * at + 1] = unit >> 8
  }
  return bytes
}

function singleBytes(text: string, charset: 'iso-8859-1' | 'windows-1252'): Uint8Array<ArrayBuffer> {
  const codes = charset === 'iso-8859-1' ? undefined : WINDOWS_CODES
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    const byte = codes ? (codes.get(unit) ?? 256) : unit
    if (byte > 255) throw notInCharset(text, at, charset)
    bytes[at] = byte
  }
  return bytes
}

function notInCharset(text: string, at: number, charset: Charset): UserError {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0xfffd)
  return new UserError(
    'Encoding error',
    `“${character}” at position ${at + 1} does not exist in ${charsetName(charset)}`,
    at,
  )
}

const WINDOWS_CODES = new Map(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))].map(
    (character, byte) => [character.charCodeAt(0), byte],
  ),
)

/** Decodes bytes in chunks; preserves a BOM. */
export class CharsetDecoder {
  readonly #decode: (chunk: Uint8Array | undefined) => string

  constructor(charset: Charset) {
    if (charset === 'iso-8859-1') {
      this.#decode = (chunk) => (chunk ? latin1(chunk) : '')
      return
    }
    const decoder = new TextDecoder(charset, { fatal: true, ignoreBOM: true })
    this.#decode = (chunk) => (chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode())
  }

  /** Returns the decoded chunk, or undefined once the bytes are invalid in the charset. */
  push(chunk: Uint8Array): string | undefined {
    return this.#attempt(chunk)
  }

  /** Returns the rest of a truncated character; undefined if its end is missing. */
  end(): string | undefined {
    return this.#attempt(undefined)
  }

  #attempt(chunk: Uint8Array | undefined): string | undefined {
    try {
      return this.#decode(chunk)
    } catch (error) {
      if (error instanceof TypeError) return undefined
      throw error
    }
  }
}

/** `TextDecoder` reads windows-1252 where ISO-8859-1 is named (WHATWG Encoding), so this one is ours. */
function latin1(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  }
  return text
}

/** Decodes all bytes, or returns undefined if they are invalid. */
export function decodeText(bytes: Uint8Array, charset: Charset): string | undefined {
  const decoder = new CharsetDecoder(charset)
  const text = decoder.push(bytes)
  const end = decoder.end()
  return text === undefined || end === undefined ? undefined : text + end
}
