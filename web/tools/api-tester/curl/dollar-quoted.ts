import { unclosedQuoteError } from './unclosed-quote.ts'

/** Escapes of `$'…'`: each pattern of the text after the backslash. */
const OCTAL = /^[0-7]{1,3}/
const HEX_BYTE = /^x([0-9a-fA-F]{1,2})/
const CODE_POINT = /^(?:u([0-9a-fA-F]{1,4})|U([0-9a-fA-F]{1,8}))/
const CONTROL = /^c([@-_a-z?])/
const ESCAPES: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  e: '\x1b',
  E: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

/** Reads `$'…'` at this position; returns its text and its end. */
export function dollarQuoted(command: string, at: number): { readonly text: string; readonly end: number } {
  const text = new ByteText()
  for (let next = at + 2; next < command.length; ) {
    const character = command.charAt(next)
    if (character === "'") return { text: text.read(), end: next + 1 }
    if (character !== '\\') {
      const whole = String.fromCodePoint(command.codePointAt(next) ?? 0)
      text.add(whole)
      next += whole.length
      continue
    }
    next += 1 + addEscape(command.slice(next + 1, next + 11), text)
  }
  throw unclosedQuoteError(at)
}

/** Adds the decoded escape; returns its length, without its backslash. */
function addEscape(rest: string, text: ByteText): number {
  const octal = OCTAL.exec(rest)
  if (octal) {
    text.addByte(Number.parseInt(octal[0], 8) & 0xff)
    return octal[0].length
  }
  const hex = HEX_BYTE.exec(rest)
  if (hex?.[1] !== undefined) {
    text.addByte(Number.parseInt(hex[1], 16))
    return hex[0].length
  }
  const point = CODE_POINT.exec(rest)
  const code = Number.parseInt(point?.[1] ?? point?.[2] ?? '', 16)
  if (point && code <= 0x10ffff) {
    text.addUnit(code)
    return point[0].length
  }
  const control = CONTROL.exec(rest)
  if (control?.[1] !== undefined) {
    text.addByte(control[1] === '?' ? 0x7f : control[1].toUpperCase().charCodeAt(0) & 0x1f)
    return control[0].length
  }
  const letter = rest.charAt(0)
  const meant = ESCAPES[letter] ?? (/[\\'"?]/.test(letter) ? letter : undefined)
  text.add(meant ?? `\\${letter}`)
  return 1
}

/** Text that is written as characters and as single bytes of UTF-8. */
class ByteText {
  #text = ''
  #bytes: number[] = []

  add(text: string): void {
    this.#flush()
    this.#text += text
  }

  addByte(byte: number): void {
    this.#bytes.push(byte)
  }

  /** A code point, or half of a pair, of which browsers' commands are full. */
  addUnit(code: number): void {
    this.add(String.fromCodePoint(code))
  }

  read(): string {
    this.#flush()
    return this.#text
  }

  #flush(): void {
    if (this.#bytes.length === 0) return
    this.#text += new TextDecoder().decode(Uint8Array.from(this.#bytes))
    this.#bytes = []
  }
}
