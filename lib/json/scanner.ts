import type { UserError } from '../result/user-error.ts'
import { jsonError, whatIsFound } from './error-position.ts'
import { scanNumber, scanString, startsNumber } from './scan-tokens.ts'

/** Tokens of the scanner. Commas and colons are checked and skipped. */
export const TOKEN = {
  end: 0,
  openObject: 1,
  closeObject: 2,
  openArray: 3,
  closeArray: 4,
  key: 5,
  string: 6,
  number: 7,
  true: 8,
  false: 9,
  null: 10,
} as const
export type Token = (typeof TOKEN)[keyof typeof TOKEN]

/** Tokens that the grammar allows next. */
const NEXT = { value: 0, valueOrClose: 1, key: 2, keyOrClose: 3, commaOrClose: 4, end: 5 } as const
type Next = (typeof NEXT)[keyof typeof NEXT]

const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const CLOSE_ARRAY = 0x5d
const CLOSE_OBJECT = 0x7d
const TRUE = new TextEncoder().encode('true')
const FALSE = new TextEncoder().encode('false')
const NULL = new TextEncoder().encode('null')

/**
 * Walks one JSON text (RFC 8259) in UTF-8, token by token, without recursion.
 * `whole` is the text that error places count in, when `bytes` is a view of a part of it.
 */
export class JsonScanner {
  /** First byte of the latest token. */
  start = 0
  /** The byte after the latest token; a string or key includes its quotes. */
  end = 0
  /** Open arrays and objects, after the latest token. */
  depth = 0
  readonly #bytes: Uint8Array
  readonly #whole: Uint8Array
  #position = 0
  #next: Next = NEXT.value
  /** For each open level 1 for an object, 0 for an array. */
  #isObject = new Uint8Array(64)

  constructor(bytes: Uint8Array, whole = bytes) {
    this.#bytes = bytes
    this.#whole = whole
  }

  /** The next token; `TOKEN.end` after the last. Throws UserError naming what was found and what was expected. */
  next(): Token {
    const at = this.afterWhitespace(this.#position)
    const byte = this.#bytes[at]
    switch (this.#next) {
      case NEXT.commaOrClose:
        return byte === COMMA ? this.#element(this.afterWhitespace(at + 1)) : this.#close(at)
      case NEXT.value:
        return this.#value(at)
      case NEXT.valueOrClose:
        return byte === CLOSE_ARRAY ? this.#close(at) : this.#value(at)
      case NEXT.keyOrClose:
        return byte === CLOSE_OBJECT ? this.#close(at) : this.#key(at)
      default:
        if (at < this.#bytes.length) throw this.#unexpected(at)
        this.start = at
        this.end = at
        return TOKEN.end
    }
  }

  afterWhitespace(from: number): number {
    const bytes = this.#bytes
    let at = from
    for (;;) {
      const byte = bytes[at] ?? 0
      if (byte > 0x20 || (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09)) return at
      at++
    }
  }

  #element(at: number): Token {
    const isInObject = this.#isObject[this.depth - 1] === 1
    this.#next = isInObject ? NEXT.key : NEXT.value
    return isInObject ? this.#key(at) : this.#value(at)
  }

  #value(at: number): Token {
    switch (this.#bytes[at]) {
      case QUOTE:
        return this.#scalar(TOKEN.string, at, scanString(this.#bytes, at, this.#whole))
      case 0x7b:
        return this.#open(TOKEN.openObject, at)
      case 0x5b:
        return this.#open(TOKEN.openArray, at)
      case 0x74:
        return this.#word(TOKEN.true, TRUE, at)
      case 0x66:
        return this.#word(TOKEN.false, FALSE, at)
      case 0x6e:
        return this.#word(TOKEN.null, NULL, at)
      default:
        if (!startsNumber(this.#bytes[at])) throw this.#unexpected(at)
        return this.#scalar(TOKEN.number, at, scanNumber(this.#bytes, at, this.#whole))
    }
  }

  #key(at: number): Token {
    if (this.#bytes[at] !== QUOTE) throw this.#unexpected(at)
    const end = scanString(this.#bytes, at, this.#whole)
    const colon = this.afterWhitespace(end)
    if (this.#bytes[colon] !== COLON) throw this.#error(colon, "':' after the property name")
    this.start = at
    this.end = end
    this.#position = colon + 1
    this.#next = NEXT.value
    return TOKEN.key
  }

  #scalar(token: Token, start: number, end: number): Token {
    this.start = start
    this.end = end
    this.#position = end
    this.#next = this.depth === 0 ? NEXT.end : NEXT.commaOrClose
    return token
  }

  #word(token: Token, spelling: Uint8Array, at: number): Token {
    for (let index = 1; index < spelling.length; index++) {
      if (this.#bytes[at + index] !== spelling[index]) throw this.#unexpected(at)
    }
    return this.#scalar(token, at, at + spelling.length)
  }

  #open(token: Token, at: number): Token {
    if (this.depth === this.#isObject.length) this.#isObject = doubleLength(this.#isObject)
    this.#isObject[this.depth] = token === TOKEN.openObject ? 1 : 0
    this.depth++
    this.start = at
    this.end = at + 1
    this.#position = at + 1
    this.#next = token === TOKEN.openObject ? NEXT.keyOrClose : NEXT.valueOrClose
    return token
  }

  #close(at: number): Token {
    const isObject = this.#isObject[this.depth - 1] === 1
    if (this.#bytes[at] !== (isObject ? CLOSE_OBJECT : CLOSE_ARRAY)) throw this.#unexpected(at)
    this.depth--
    return this.#scalar(isObject ? TOKEN.closeObject : TOKEN.closeArray, at, at + 1)
  }

  #unexpected(at: number): UserError {
    const isInObject = this.#isObject[this.depth - 1] === 1
    return this.#error(at, EXPECTED[this.#next](isInObject))
  }

  #error(at: number, expected: string): UserError {
    return jsonError(this.#bytes, at, `${whatIsFound(this.#bytes, at)}, expected ${expected}`, this.#whole)
  }
}

const EXPECTED: Record<Next, (isInObject: boolean) => string> = {
  [NEXT.value]: () => 'a value',
  [NEXT.valueOrClose]: () => "a value or ']'",
  [NEXT.key]: () => 'a property name in double quotes',
  [NEXT.keyOrClose]: () => "a property name in double quotes or '}'",
  [NEXT.commaOrClose]: (isInObject) => (isInObject ? "',' or '}'" : "',' or ']'"),
  [NEXT.end]: () => 'nothing after the value',
}

/** Reads a whole text, for its errors only. */
export function checkJson(bytes: Uint8Array, whole = bytes): void {
  const scanner = new JsonScanner(bytes, whole)
  while (scanner.next() !== TOKEN.end);
}

/** The same numbers at the start of an array twice as long. */
export function doubleLength<T extends Uint8Array | Uint32Array>(array: T): T {
  // Safe: the constructor of a typed array makes its own kind.
  const grown = new (array.constructor as new (length: number) => T)(array.length * 2)
  grown.set(array)
  return grown
}
