import { ALPHABETS, type Alphabet, PAD } from './decode-base64.ts'

export type Base64Writing = {
  readonly alphabet: Alphabet
  /** Fills the last group up with `=`. */
  readonly pads: boolean
  /** Characters in a line; lines are parted by CRLF, as MIME wants it (RFC 2045 §6.8). 0 for a single line. */
  readonly lineWidth: number
}

export const BASE64_WRITING: Base64Writing = { alphabet: 'standard', pads: true, lineWidth: 0 }

/** Encodes bytes in arbitrary chunks to ASCII. */
export class Base64Encoder {
  readonly #writing: Base64Writing
  readonly #pairs: Uint16Array
  readonly #letters: Uint8Array
  /** Bytes of an unfinished group of three. */
  #rest = new Uint8Array(0)
  /** Characters in the present line. */
  #column = 0

  constructor(writing: Base64Writing = BASE64_WRITING) {
    this.#writing = writing
    this.#letters = new TextEncoder().encode(ALPHABETS[writing.alphabet])
    this.#pairs = getPairs(this.#letters)
  }

  push(chunk: Uint8Array): Uint8Array<ArrayBuffer> {
    const bytes = this.#rest.length === 0 ? chunk : concatBytes(this.#rest, chunk)
    const whole = bytes.length - (bytes.length % 3)
    this.#rest = bytes.slice(whole)
    return this.#inLines(this.#groups(bytes, whole))
  }

  /** The characters of the last group. */
  end(): Uint8Array<ArrayBuffer> {
    const [first, second = 0] = this.#rest
    if (first === undefined) return new Uint8Array(0)
    const codes = [first >> 2, ((first & 3) << 4) | (second >> 4), (second & 15) << 2]
    const characters = codes.slice(0, this.#rest.length + 1).map((code) => this.#letters[code] ?? PAD)
    while (this.#writing.pads && characters.length < 4) characters.push(PAD)
    this.#rest = new Uint8Array(0)
    return this.#inLines(Uint8Array.from(characters))
  }

  /** Two characters at a time, for 12 bits, out of a table. */
  #groups(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
    const pairs = this.#pairs
    const out = new Uint16Array((length / 3) * 2)
    let to = 0
    for (let at = 0; at < length; at += 3) {
      const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
      out[to] = pairs[group >> 12] ?? 0
      out[to + 1] = pairs[group & 0xfff] ?? 0
      to += 2
    }
    return new Uint8Array(out.buffer)
  }

  #inLines(text: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
    const { lineWidth } = this.#writing
    if (lineWidth === 0 || text.length === 0) return text
    const breaks = Math.floor((this.#column + text.length - 1) / lineWidth)
    const out = new Uint8Array(text.length + 2 * breaks)
    let to = 0
    for (let at = 0; at < text.length; ) {
      if (this.#column === lineWidth) {
        out[to++] = 0x0d
        out[to++] = 0x0a
        this.#column = 0
      }
      const part = text.subarray(at, at + lineWidth - this.#column)
      out.set(part, to)
      to += part.length
      at += part.length
      this.#column += part.length
    }
    return out
  }
}

/** Base64 (RFC 4648) of bytes, as ASCII. */
export function encodeBase64(bytes: Uint8Array, writing?: Base64Writing): Uint8Array<ArrayBuffer> {
  const encoder = new Base64Encoder(writing)
  return concatBytes(encoder.push(bytes), encoder.end())
}

/** For each 12 bits their two characters, side by side in memory whatever the machine's byte order. */
function getPairs(alphabet: Uint8Array): Uint16Array {
  const bytes = new Uint8Array(2 * 4096)
  for (let code = 0; code < 4096; code++) {
    bytes[2 * code] = alphabet[code >> 6] ?? 0
    bytes[2 * code + 1] = alphabet[code & 63] ?? 0
  }
  return new Uint16Array(bytes.buffer)
}

function concatBytes(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(first.length + second.length)
  out.set(first)
  out.set(second, first.length)
  return out
}
