import { UserError } from '../../result/user-error.ts'

const WHITESPACE = /[ \t\n\r]*/y
const INTEGER = /-?\d+/y
const ESCAPED: ReadonlyMap<string, string> = new Map([
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['/', '/'],
  ['\\', '\\'],
])
/** `\u` escapes: a plain character, or both halves of a pair. */
const UNICODE_ESCAPE =
  /u([0-9A-CE-Fa-ce-f][0-9A-Fa-f]{3}|[Dd][0-7][0-9A-Fa-f]{2}|[Dd][89ABab][0-9A-Fa-f]{2}\\u[Dd][C-Fc-f][0-9A-Fa-f]{2})/y

const MAX_NESTING = 200

/** Reads a JSONPath query from left to right. */
export class PathReader {
  at = 0
  readonly #text: string
  #nesting = 0

  constructor(text: string) {
    this.#text = text
  }

  isAt(spelling: string): boolean {
    return this.#text.startsWith(spelling, this.at)
  }

  /** Skips `spelling` if it is next. */
  take(spelling: string): boolean {
    if (!this.isAt(spelling)) return false
    this.at += spelling.length
    return true
  }

  /** Consumes the match of a sticky pattern at this position, and returns it. */
  takeMatch(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    const match = pattern.exec(this.#text)?.[0]
    this.at += match?.length ?? 0
    return match
  }

  skipWhitespace(): void {
    this.takeMatch(WHITESPACE)
  }

  /** Passes over `spelling` or throws. */
  expect(spelling: string, purpose = ''): void {
    if (!this.take(spelling)) throw this.expected(`'${spelling}'${purpose}`)
  }

  /** Enters a filter, parenthesis or call; parsing and evaluating them is recursive, so there is a limit. */
  enter(): void {
    if (++this.#nesting > MAX_NESTING) throw this.wrong('the filter is nested too deeply', this.at)
  }

  leave(): void {
    this.#nesting--
  }

  /** Reads an integer without leading zeros within ±(2^53 − 1); `undefined` if none starts here (RFC 9535 §2.1). */
  takeInteger(): number | undefined {
    const start = this.at
    const digits = this.takeMatch(INTEGER)
    if (digits === undefined) return undefined
    if (/^-?0./.test(digits) || digits === '-0') throw this.wrong('a number here has no leading zero', start)
    const value = Number(digits)
    if (!Number.isSafeInteger(value)) throw this.wrong('the number is too large', start)
    return value
  }

  /** Reads a string in single or double quotes; `undefined` if none starts here (§2.3.1.1). */
  takeString(): string | undefined {
    const start = this.at
    const quote = this.take("'") ? "'" : this.take('"') ? '"' : undefined
    if (quote === undefined) return undefined
    let text = ''
    while (!this.take(quote)) text += this.#takeCharacter(quote, start)
    return text
  }

  /** `Invalid JSONPath: found …, expected … (column C)` */
  expected(what: string): UserError {
    const found = this.#text.codePointAt(this.at)
    const name = found === undefined ? 'the end' : `'${String.fromCodePoint(found)}'`
    return this.wrong(`found ${name}, expected ${what}`, this.at)
  }

  /** `Invalid JSONPath: … (column C)` at a UTF-16 index of the query. */
  wrong(message: string, offset: number): UserError {
    return new UserError(`Invalid JSONPath: ${message} (column ${offset + 1})`, '', offset)
  }

  #takeCharacter(quote: string, start: number): string {
    const character = this.#text[this.at]
    if (character === undefined) throw this.wrong('the string is never closed', start)
    if (character < ' ') throw this.wrong('a control character in a string must be escaped', this.at)
    this.at++
    return character === '\\' ? this.#takeEscape(quote) : character
  }

  #takeEscape(quote: string): string {
    if (this.take(quote)) return quote
    const unicode = this.takeMatch(UNICODE_ESCAPE)
    if (unicode !== undefined) {
      return unicode
        .split('\\')
        .map((half) => String.fromCharCode(Number.parseInt(half.slice(1), 16)))
        .join('')
    }
    const meaning = ESCAPED.get(this.#text[this.at] ?? '')
    if (meaning === undefined)
      throw this.wrong('the string holds an escape that JSONPath does not have', this.at - 1)
    this.at++
    return meaning
  }
}
