import { type Detection, isCertain } from '#lib/content-detection/detection.ts'
import {
  dividedBy,
  fromDecimal,
  isTerminating,
  minus,
  plus,
  type Rational,
  rational,
  times,
  toFixed,
  toPrecision,
} from '#lib/numbers/rational.ts'
import { readNumber } from '#lib/numbers/read-number.ts'

/** Returns the exact answer to a line: by the surest tool that has one, or as a date or arithmetic. */
export function answerOf(text: string, offers: readonly Detection[]): string | undefined {
  return offers.find((offer) => isCertain(offer) && offer.answer)?.answer ?? instantOf(text) ?? sumOf(text)
}

const MAX_LENGTH = 200
const MAX_DECIMALS = 40
const DIGITS = 15
/** Phone numbers and dates contain dashes and slashes too, but without spaces around them. */
const TOKEN = /\s*(?:(\d(?:[\d.,']*\d)?|[.,]\d+)(\s*%)?|([+*×÷()])|(?<=\s)([-−/])(?=\s)|(of)\b)/iy

type Value = { readonly value: Rational; readonly isPercent: boolean }

/**
 * Evaluates arithmetic exactly: `2 + 3 * 4`, `19% of 249.90`, `249.90 + 19%` (of the preceding value). Infinite
 * decimals follow `≈` with 15 digits. Undefined if the input is not arithmetic, or a single number.
 */
export function sumOf(text: string): string | undefined {
  const tokens = tokensIn(text)
  if (!tokens || tokens.length < 3) return undefined
  const reader = new SumReader(tokens)
  const value = reader.sum()
  if (!value || !reader.isAtEnd) return undefined
  return isTerminating(value.value)
    ? toFixed(value.value, MAX_DECIMALS)
    : `≈ ${toPrecision(value.value, DIGITS)}`
}

type Token = Value | string

function tokensIn(text: string): readonly Token[] | undefined {
  const typed = text.replace(/\s*=?\s*$/, '')
  if (typed.length > MAX_LENGTH) return undefined
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < typed.length) {
    const [, number, percent, sign, stroke, word] = TOKEN.exec(typed) ?? []
    const token = number === undefined ? (sign ?? stroke ?? word?.toLowerCase()) : numberAs(number, percent)
    if (token === undefined) return undefined
    tokens.push(token)
  }
  return tokens
}

function numberAs(number: string, percent: string | undefined): Value | undefined {
  const reading = readNumber(number)
  if (reading.kind !== 'number') return undefined
  const value = fromDecimal(reading.decimal)
  return percent === undefined
    ? { value, isPercent: false }
    : { value: dividedBy(value, rational(100n)), isPercent: true }
}

/** Products before sums, from left to right; what is undefined cannot be read, or divides by zero. */
class SumReader {
  #at = 0
  readonly #tokens: readonly Token[]

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  get isAtEnd(): boolean {
    return this.#at === this.#tokens.length
  }

  sum(): Value | undefined {
    let left = this.#product()
    for (let sign = this.#take('+', '-', '−'); sign && left; sign = this.#take('+', '-', '−')) {
      const right = this.#product()
      if (!right) return undefined
      const amount = right.isPercent && !left.isPercent ? times(left.value, right.value) : right.value
      left = { value: (sign === '+' ? plus : minus)(left.value, amount), isPercent: false }
    }
    return left
  }

  #product(): Value | undefined {
    let left = this.#factor()
    for (let sign = this.#sign(); sign && left; sign = this.#sign()) {
      const right = this.#factor()
      const isDivision = sign === '/' || sign === '÷'
      if (!right || (isDivision && right.value.num === 0n)) return undefined
      left = { value: (isDivision ? dividedBy : times)(left.value, right.value), isPercent: false }
    }
    return left
  }

  #sign(): string | undefined {
    return this.#take('*', '×', '/', '÷', 'of')
  }

  #factor(): Value | undefined {
    if (this.#take('(')) {
      const inner = this.sum()
      return this.#take(')') ? inner : undefined
    }
    const token = this.#tokens[this.#at]
    if (typeof token !== 'object') return undefined
    this.#at++
    return token
  }

  #take(...wanted: readonly string[]): string | undefined {
    const token = this.#tokens[this.#at]
    if (typeof token !== 'string' || !wanted.includes(token)) return undefined
    this.#at++
    return token
  }
}

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,3})?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * Converts a Unix time (seconds, or milliseconds with 13 digits) to ISO 8601, and an ISO 8601 moment to Unix time in
 * seconds; without a time zone it is interpreted as UTC. Undefined for anything else, such as 30 February.
 */
export function instantOf(text: string): string | undefined {
  const typed = text.trim()
  if (/^\d{10}$/.test(typed)) return new Date(Number(typed) * 1000).toISOString().replace('.000', '')
  if (/^\d{13}$/.test(typed)) return new Date(Number(typed)).toISOString()
  const [whole, year, month, day, hour, , , zone] = ISO.exec(typed) ?? []
  if (whole === undefined) return undefined
  const isDay = new Date(`${year}-${month}-${day}T00:00Z`).toJSON()?.startsWith(`${year}-${month}-${day}`)
  const at = Date.parse(`${whole.replace(' ', 'T')}${hour !== undefined && zone === undefined ? 'Z' : ''}`)
  return isDay && Number.isFinite(at) ? String(Math.floor(at / 1000)) : undefined
}
