import { type PdfDict, type PdfObject, PdfRef, PdfString, PdfSyntaxError, pdfName } from './objects.ts'

const SPACE = 1
const DELIMITER = 2
const DIGIT = 3
const kinds = new Uint8Array(256)
for (const code of [0, 9, 10, 12, 13, 32]) kinds[code] = SPACE
for (const char of '()<>[]{}/%') kinds[char.charCodeAt(0)] = DELIMITER
for (const char of '0123456789') kinds[char.charCodeAt(0)] = DIGIT

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
const MAX_DEPTH = 500

/** Reads PDF objects (ISO 32000-1, 7.2–7.3) from bytes, as forgiving as the bytes allow. */
export class ObjectParser {
  readonly bytes: Uint8Array
  at: number
  readonly #decrypt: (bytes: string) => string
  #depth = 0

  constructor(bytes: Uint8Array, at = 0, decrypt: (bytes: string) => string = (text) => text) {
    this.bytes = bytes
    this.at = at
    this.#decrypt = decrypt
  }

  skipSpace(): void {
    const { bytes } = this
    for (;;) {
      const code = bytes[this.at]
      if (code === undefined) return
      if (code === 0x25) this.#skipComment()
      else if (kinds[code] === SPACE) this.at++
      else return
    }
  }

  /** Skips `word` if it is next; returns whether it was. */
  take(word: string): boolean {
    for (let i = 0; i < word.length; i++) if (this.bytes[this.at + i] !== word.charCodeAt(i)) return false
    this.at += word.length
    return true
  }

  readInteger(): number {
    this.skipSpace()
    const start = this.at
    let value = 0
    for (
      let code = this.bytes[this.at];
      code !== undefined && kinds[code] === DIGIT;
      code = this.bytes[this.at]
    ) {
      value = value * 10 + code - 48
      this.at++
    }
    if (this.at === start) throw new PdfSyntaxError(`No integer at byte ${start}`)
    return value
  }

  readObject(): PdfObject {
    this.skipSpace()
    const code = this.bytes[this.at]
    if (code === 0x2f) return this.#readName()
    if (code === 0x3c)
      return this.bytes[this.at + 1] === 0x3c ? this.#nested(() => this.#readDict()) : this.#readHex()
    if (code === 0x28) return this.#readLiteral()
    if (code === 0x5b) return this.#nested(() => this.#readArray())
    if (code !== undefined && kinds[code] === DIGIT) return this.#readNumberOrRef()
    if (code === 0x2b || code === 0x2d || code === 0x2e) return this.#readNumber()
    return this.#readKeyword()
  }

  #skipComment(): void {
    for (let code = this.bytes[this.at]; code !== undefined && code !== 10 && code !== 13; )
      code = this.bytes[++this.at]
  }

  #nested<T>(read: () => T): T {
    if (++this.#depth > MAX_DEPTH) throw new PdfSyntaxError(`Nested too deeply at byte ${this.at}`)
    const value = read()
    this.#depth--
    return value
  }

  #readName(): PdfObject {
    return pdfName(this.#readKey())
  }

  #readKey(): string {
    this.at++
    const text = this.#readRegular()
    if (!text.includes('#')) return text
    return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  }

  #readRegular(): string {
    let text = ''
    for (;;) {
      const code = this.bytes[this.at]
      if (code === undefined || kinds[code] === SPACE || kinds[code] === DELIMITER) return text
      text += String.fromCharCode(code)
      this.at++
    }
  }

  #readDict(): PdfDict {
    this.at += 2
    const dict: PdfDict = new Map()
    for (;;) {
      this.skipSpace()
      const code = this.bytes[this.at]
      if (code === undefined || this.take('>>')) return dict
      if (code !== 0x2f) {
        if (this.#endsObject()) return dict
        this.at++
        continue
      }
      const key = this.#readKey()
      this.skipSpace()
      if (this.bytes[this.at] !== 0x3e) dict.set(key, this.readObject())
      else if (this.bytes[this.at + 1] !== 0x3e) this.at++
    }
  }

  #endsObject(): boolean {
    return this.take('endobj') || this.take('endstream')
  }

  #readArray(): PdfObject[] {
    this.at++
    const array: PdfObject[] = []
    for (;;) {
      this.skipSpace()
      const code = this.bytes[this.at]
      if (code === undefined) return array
      if (code === 0x5d) {
        this.at++
        return array
      }
      array.push(this.readObject())
    }
  }

  #readNumberOrRef(): PdfObject {
    const value = this.#readNumber()
    const next = this.bytes[this.at]
    if (next === undefined || kinds[next] !== SPACE || !Number.isInteger(value)) return value
    const after = this.at
    if (this.#finishesRef()) return new PdfRef(value)
    this.at = after
    return value
  }

  #finishesRef(): boolean {
    this.skipSpace()
    if (kinds[this.bytes[this.at] ?? 0] !== DIGIT) return false
    this.readInteger()
    this.skipSpace()
    if (!this.take('R')) return false
    const kind = kinds[this.bytes[this.at] ?? 32]
    return kind === SPACE || kind === DELIMITER
  }

  #readNumber(): number {
    const text = this.#readRegular()
    const value = Number(text)
    if (!Number.isNaN(value)) return value
    // Seen in the wild: "--5", "1.2.3", "12-34"; readers use the first number and continue.
    return Number.parseFloat(text.replace(/^[+-]*(?=-)/, '')) || 0
  }

  #readHex(): PdfString {
    this.at++
    let digits = ''
    for (;;) {
      const code = this.bytes[this.at++]
      if (code === undefined || code === 0x3e) break
      if (kinds[code] !== SPACE) digits += String.fromCharCode(code)
    }
    if (digits.length % 2 === 1) digits += '0'
    let text = ''
    for (let i = 0; i < digits.length; i += 2)
      text += String.fromCharCode(Number.parseInt(digits.slice(i, i + 2), 16) || 0)
    return new PdfString(this.#decrypt(text))
  }

  #readLiteral(): PdfString {
    this.at++
    let text = ''
    let open = 1
    for (;;) {
      const code = this.bytes[this.at++]
      if (code === undefined) throw new PdfSyntaxError('A string is opened and never closed')
      if (code === 0x5c) {
        text += this.#readEscape()
        continue
      }
      if (code === 0x28) open++
      if (code === 0x29 && --open === 0) return new PdfString(this.#decrypt(text))
      if (code === 13) this.take('\n')
      text += code === 13 ? '\n' : String.fromCharCode(code)
    }
  }

  #readEscape(): string {
    const code = this.bytes[this.at++] ?? 0
    if (code >= 0x30 && code <= 0x37) return this.#readOctal(code - 48)
    if (code === 10) return ''
    if (code === 13) {
      this.take('\n')
      return ''
    }
    const char = String.fromCharCode(code)
    return ESCAPES[char] ?? char
  }

  #readOctal(first: number): string {
    let value = first
    for (let i = 0; i < 2; i++) {
      const digit = (this.bytes[this.at] ?? 0) - 48
      if (digit < 0 || digit > 7) break
      value = value * 8 + digit
      this.at++
    }
    return String.fromCharCode(value & 255)
  }

  #readKeyword(): PdfObject {
    const start = this.at
    const word = this.#readRegular()
    if (word === 'true') return true
    if (word === 'false') return false
    if (word === 'null') return null
    this.at = start
    throw new PdfSyntaxError(`No object at byte ${start}`)
  }
}
