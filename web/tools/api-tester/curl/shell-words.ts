import { UserError } from '#lib/result/user-error.ts'

type ShellWords = {
  readonly words: readonly string[]
  /** Rest after the command: pipes, redirections, further commands; empty if there is none. */
  readonly rest: string
}

/**
 * The words of a command as a POSIX shell reads them (POSIX.1-2024, 2.2 quoting and `$'…'`), up to the first
 * operator. Variables and commands are not expanded. Throws UserError where a quote is never closed.
 */
export function shellWords(command: string): ShellWords {
  const words: string[] = []
  let word: string | undefined
  let at = 0
  while (at < command.length) {
    const character = command.charAt(at)
    if (/[|;&<>()]/.test(character)) break
    const lineEnd = lineEndAt(command, at)
    if (lineEnd > 0) {
      if (words.length > 0 || word !== undefined) break
      at += lineEnd
    } else if (character === ' ' || character === '\t') {
      if (word !== undefined) words.push(word)
      word = undefined
      at++
    } else if (character === '#' && word === undefined) {
      break
    } else {
      const [chunk, end] = chunkAt(command, at)
      if (chunk !== undefined) word = (word ?? '') + chunk
      at = end
    }
  }
  if (word !== undefined) words.push(word)
  return { words, rest: command.slice(at).trim() }
}

/** Returns a quoted or plain chunk of a word and its end; undefined for a joined line. */
function chunkAt(command: string, at: number): readonly [chunk: string | undefined, end: number] {
  const character = command.charAt(at)
  if (character === '\\') {
    const lineEnd = lineEndAt(command, at + 1)
    return lineEnd > 0 ? [undefined, at + 1 + lineEnd] : [command.charAt(at + 1), at + 2]
  }
  if (character === "'") return singleQuoted(command, at)
  if (character === '"') return doubleQuoted(command, at)
  if (command.startsWith("$'", at)) return dollarQuoted(command, at)
  if (command.startsWith('$"', at)) return doubleQuoted(command, at + 1)
  return [character, at + 1]
}

function singleQuoted(command: string, at: number): readonly [string, number] {
  const end = command.indexOf("'", at + 1)
  if (end === -1) throw unclosedQuoteError(at)
  return [command.slice(at + 1, end), end + 1]
}

function doubleQuoted(command: string, at: number): readonly [string, number] {
  let text = ''
  for (let next = at + 1; next < command.length; next++) {
    const character = command.charAt(next)
    if (character === '"') return [text, next + 1]
    const escaped = command.charAt(next + 1)
    if (character !== '\\') text += character
    else if (lineEndAt(command, next + 1) > 0) next += lineEndAt(command, next + 1)
    else if (/[$`"\\]/.test(escaped)) {
      text += escaped
      next++
    } else text += character
  }
  throw unclosedQuoteError(at)
}

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

function dollarQuoted(command: string, at: number): readonly [string, number] {
  const text = new ByteText()
  for (let next = at + 2; next < command.length; ) {
    const character = command.charAt(next)
    if (character === "'") return [text.read(), next + 1]
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

/** Returns the length of the line ending at this position: 2 for CRLF, else 1, or 0 if there is none. */
function lineEndAt(text: string, at: number): number {
  if (text.startsWith('\r\n', at)) return 2
  return /[\r\n]/.test(text.charAt(at)) ? 1 : 0
}

function unclosedQuoteError(offset: number): UserError {
  return new UserError('This command has a quote that is never closed', '', offset)
}
