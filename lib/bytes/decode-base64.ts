import { UserError } from '#lib/result/user-error.ts'

type Base64Reading = {
  /** Accepts only this alphabet: no whitespace, no nonzero trailing bits. Undefined accepts both. */
  readonly strict: Alphabet | undefined
}

export const BASE64_READING: Base64Reading = { strict: undefined }

const WHITESPACE = 64
const PADDING = 65
const UNKNOWN = 66

/**
 * Decodes ASCII in arbitrary chunks. It accepts both alphabets, whitespace and missing padding, unless `strict`; then
 * §4 requires its padding and §5 does not. Throws UserError `Invalid Base64 string` with the position of the first
 * invalid character, counted from 1.
 */
export class Base64Decoder {
  readonly #strict: Alphabet | undefined
  readonly #codes: Uint8Array
  /** Characters read before the current chunk. */
  #before: number
  #group = 0
  #groupLength = 0
  #padLength = 0
  #line = 1
  /** Start of the line, in characters of the whole. */
  #lineStart = 0
  #wasReturn = false

  /** `offset`: number of characters of the whole text that are not passed in. */
  constructor({ strict }: Base64Reading = BASE64_READING, offset = 0) {
    this.#strict = strict
    this.#codes = getCodes(strict)
    this.#before = offset
  }

  push(text: Uint8Array): Uint8Array<ArrayBuffer> {
    const codes = this.#codes
    const out = new Uint8Array(Math.ceil((text.length + 4) / 4) * 3)
    let to = 0
    let at = 0
    while (at < text.length) {
      if (this.#groupLength === 0 && this.#padLength === 0) {
        for (; at + 4 <= text.length; at += 4) {
          const a = codes[text[at] ?? 0] ?? 0
          const b = codes[text[at + 1] ?? 0] ?? 0
          const c = codes[text[at + 2] ?? 0] ?? 0
          const d = codes[text[at + 3] ?? 0] ?? 0
          if ((a | b | c | d) >= WHITESPACE) break
          out[to] = (a << 2) | (b >> 4)
          out[to + 1] = (b << 4) | (c >> 2)
          out[to + 2] = (c << 6) | d
          to += 3
        }
        if (at >= text.length) break
      }
      to = this.#single(text, at, out, to)
      at++
    }
    this.#before += text.length
    return out.slice(0, to)
  }

  /** The bytes of the last group, where its padding was left out. */
  end(): Uint8Array<ArrayBuffer> {
    const length = this.#groupLength
    if (this.#padLength > 0 && length + this.#padLength < 4) throw this.#atEnd('one “=” is missing')
    if (length === 1) throw this.#atEnd('its last character stands alone')
    if (length === 0 || this.#padLength > 0) return new Uint8Array(0)
    if (this.#strict === 'standard') throw this.#atEnd('its padding is missing')
    return this.#lastBytes(this.#before)
  }

  #single(text: Uint8Array, at: number, out: Uint8Array, to: number): number {
    const byte = text[at] ?? 0
    const code = this.#codes[byte] ?? UNKNOWN
    if (code === WHITESPACE) {
      this.passWhitespace(byte, at)
      return to
    }
    this.#wasReturn = false
    if (code === PADDING) return this.#pad(text, at, out, to)
    if (code === UNKNOWN) throw this.#unexpected(text, at, '')
    if (this.#padLength > 0) throw this.#unexpected(text, at, ': nothing may follow the padding')
    this.#group = (this.#group << 6) | code
    this.#groupLength++
    if (this.#groupLength < 4) return to
    out[to] = this.#group >> 16
    out[to + 1] = this.#group >> 8
    out[to + 2] = this.#group
    this.#group = 0
    this.#groupLength = 0
    return to + 3
  }

  #pad(text: Uint8Array, at: number, out: Uint8Array, to: number): number {
    if (this.#groupLength < 2 || this.#groupLength + this.#padLength === 4)
      throw this.#unexpected(text, at, ': padding has no place here')
    this.#padLength++
    if (this.#groupLength + this.#padLength < 4) return to
    const bytes = this.#lastBytes(this.#before + at)
    out.set(bytes, to)
    return to + bytes.length
  }

  #lastBytes(end: number): Uint8Array<ArrayBuffer> {
    const isOne = this.#groupLength === 2
    const unused = this.#group & (isOne ? 15 : 3)
    if (this.#strict && unused !== 0) {
      throw new UserError(
        'Invalid Base64 string',
        `The last bits before position ${end + 1} are not zero`,
        end - 1,
      )
    }
    if (isOne) return Uint8Array.of(this.#group >> 4)
    return Uint8Array.of(this.#group >> 10, this.#group >> 2)
  }

  passWhitespace(byte: number, at: number): void {
    const isReturn = byte === 0x0d
    if (isReturn || byte === 0x0a) {
      if (!(byte === 0x0a && this.#wasReturn)) this.#line++
      this.#lineStart = this.#before + at + 1
    }
    this.#wasReturn = isReturn
  }

  #unexpected(text: Uint8Array, at: number, reason: string): UserError {
    const offset = this.#before + at
    const place = `position ${offset + 1} (line ${this.#line} column ${offset - this.#lineStart + 1})`
    return new UserError(
      'Invalid Base64 string',
      `Unexpected ${characterAt(text, at)} at ${place}${reason}`,
      offset,
    )
  }

  #atEnd(reason: string): UserError {
    return new UserError(
      'Invalid Base64 string',
      `The text ends too early, at position ${this.#before}: ${reason}`,
    )
  }
}

/** The bytes of Base64 (RFC 4648) in ASCII. Throws UserError naming the place of the first wrong character. */
export function decodeBase64(text: Uint8Array, reading?: Base64Reading): Uint8Array<ArrayBuffer> {
  const decoder = new Base64Decoder(reading)
  const bytes = decoder.push(text)
  const last = decoder.end()
  const out = new Uint8Array(bytes.length + last.length)
  out.set(bytes)
  out.set(last, bytes.length)
  return out
}

/** Returns the meaning of each byte: 0 to 63, whitespace, padding, or unknown. */
function getCodes(strict: Alphabet | undefined): Uint8Array {
  const codes = new Uint8Array(256).fill(UNKNOWN)
  const alphabets = strict ? [ALPHABETS[strict]] : [ALPHABETS.standard, ALPHABETS.url]
  for (const alphabet of alphabets) {
    for (let code = 0; code < 64; code++) codes[alphabet.charCodeAt(code)] = code
  }
  if (!strict) for (const whitespace of [0x20, 0x09, 0x0a, 0x0b, 0x0c, 0x0d]) codes[whitespace] = WHITESPACE
  codes[PAD] = PADDING
  return codes
}

/** The character for people, in quotes, or its number where it cannot be seen. */
function characterAt(text: Uint8Array, at: number): string {
  const [character = '\uFFFD'] = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    text.subarray(at, at + 4),
  )
  if (/[\p{C}\p{Z}]/u.test(character)) {
    return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  }
  return `“${character}”`
}

/** RFC 4648 §4 and §5. */
export const ALPHABETS = {
  standard: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
  url: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
} as const
export type Alphabet = keyof typeof ALPHABETS

export const PAD = 0x3d
