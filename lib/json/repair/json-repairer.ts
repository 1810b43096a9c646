import { UserError } from '../../result/user-error.ts'
import { positionInText } from '../error-position.ts'
import type { Change } from './change.ts'
import { countQuotes, opensString, repairRest, repairString, type StringPlace } from './repair-string.ts'
import { repairWord } from './repair-word.ts'
import { isTuple } from './tuple.ts'

/** A `(` opens a tuple of Python. */
type Bracket = '{' | '[' | '('
/** Expected token in the innermost open bracket. */
type Next = 'key' | 'colon' | 'value' | 'comma'

const CLOSER = { '{': '}', '[': ']', '(': ']' } as const
const FULL_WIDTH: ReadonlyMap<string, '{' | '[' | '}' | ']'> = new Map([
  ['｛', '{'],
  ['［', '['],
  ['｝', '}'],
  ['］', ']'],
])
const COMMENT = /\/\/[^\r\n]*|#[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)|```\w*/y
const NONSTANDARD_WHITESPACE = /[\u00a0\u1680\u180e\u2000-\u200b\u2028\u2029\u202f\u205f\u3000\ufeff\v\f]+/y
const WHITESPACE = /[ \t\r\n]+/y
const COLON = /[:：]|=>?/y
const ELLIPSIS = /\.\.\.|…/y
/** `callback({…})`, `new Date("…")`, `NumberLong(12)`: a call around one value. */
const CALL =
  /(?:new +)?[\p{L}_$][\w$.]*(?:\(|[ \t]+\((?=\s*[[{]))(?=\s*(?:[[{]|"[^"\\]*"\s*\)|'[^'\\]*'\s*\)))|\p{Lu}\w*\((?=-?[\d.]+\))/uy
/** `const x = {…}`, `module.exports = […]`, `export default {…}`, `return {…}` before the document. */
const ASSIGNMENT = /(?:(?:(?:const|let|var)\s+)?[\p{L}_$][\w$.]*\s*=|export\s+default|return)\s*(?=[[{])/uy
/** The places of a number with a decimal comma, at its comma. */
const DECIMAL_PLACES = /,\d+(?=\s*(?:[,}\r\n]|$))/y
const ENDS_WITH_WHOLE_VALUE = /[:=]\s*-?\d+$/
/** Letters before a comma that are looked at. */
const LOOK_BACK = 40
/** `b'…'`, `u"…"`, `f'…'`: a prefix of Python's strings. */
const STRING_PREFIX = /[bBfFrRuU]{1,2}(?=["'])/y
const JOINED_STRING = /\+(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\r\n]*)*(?=["'`])/y
const WORD = /(?:(?!\/\*)[^\s,:;{}[\]"'`“”‘’=，：；｛｝［］])+/y
const BARE_KEY = /[^\r\n,:{}[\]"'“„«=：｛｝［］]+/y
const BARE_TEXT =
  /(?:\([^()\r\n{}[\]"':]*\)|[^\r\n,{}[\]"':，：｛｝［］]|:\/\/|(?<=\d):(?=\d)|，(?!\s*["\p{L}\p{N}_$]+\s*[:：]))+/uy
/** A bracket with another item after it. */
const BEFORE_ITEM = /[}\]｝］]\s*,/y
/** The quote after text whose opening quote is missing. */
const LONE_QUOTE = /["'](?=\s*(?:$|[,:}\]\r\n]))/y
const TUPLE_REASONS = {
  array: 'A tuple became an array',
  value: 'Parentheses around a value were removed',
} as const

/** Scans almost valid JSON and collects the necessary changes. Iterative, so depth is unlimited. */
export class JsonRepairer {
  readonly #text: string
  readonly #changes: Change[] = []
  readonly #open: Bracket[] = []
  /** How many of each are open; searching `#open` at every closing bracket would be quadratic. */
  readonly #openCounts = { '{': 0, '[': 0, '(': 0 }
  /** Opening changes of tuples, and whether they have a comma: `(1)` is a number. */
  readonly #tuples: { readonly offset: number; hasComma: boolean }[] = []
  #at = 0
  #next: Next = 'value'
  /** End of the latest remaining token. */
  #end = 0
  /** Comma that is superfluous if no further item follows. */
  #comma: { readonly offset: number; readonly letter: string } | undefined
  #rootStart = 0
  /** Position of the quotes that close the latest string. */
  #closingQuote = -1
  #openCalls = 0
  #rootValues = 0

  constructor(text: string) {
    this.#text = text
  }

  /** Returns the changes in order of discovery. Throws UserError if no repair is possible. */
  run(): Change[] {
    this.skipWhitespace()
    while (this.#at < this.#text.length) {
      this.#step(this.#text[this.#at] ?? '')
      this.skipWhitespace()
    }
    this.#closeAll()
    return this.#changes
  }

  #step(letter: string): void {
    const bracket = FULL_WIDTH.get(letter) ?? letter
    if (bracket === '{' || bracket === '[') this.#openBracket(bracket)
    else if (bracket === '}' || bracket === ']') this.#closeBracket(bracket)
    else if (letter === '(' && this.#next !== 'key' && isTuple(this.#text, this.#at)) this.#openBracket('(')
    else if (letter === ')' && this.#openCounts['('] > 0) this.#closeTuple()
    else if (/[,;，；]/.test(letter)) this.#takeComma(letter)
    else if (letter === '+' && this.#isAfterString()) this.#joinString()
    else if (this.#rootValues === 0 && this.#match(ASSIGNMENT) !== undefined)
      this.#remove(ASSIGNMENT, 'An assignment before the document was removed')
    else if (this.#match(COLON) !== undefined) this.#takeColon()
    else if (this.#match(ELLIPSIS) !== undefined) this.#remove(ELLIPSIS, 'An ellipsis was removed')
    else if (opensString(letter)) this.#takeString()
    else if (this.#match(STRING_PREFIX) !== undefined)
      this.#remove(STRING_PREFIX, 'A prefix of Python before text was removed')
    else if (this.#next !== 'key' && this.#match(CALL) !== undefined) this.#openCall()
    else if (letter === ')' && this.#openCalls > 0) this.#closeCall()
    else this.#takeBare()
  }

  #openBracket(bracket: Bracket): void {
    const isAfterMember = this.#next === 'comma' && this.#open.at(-1) === '{'
    if (this.#next === 'key' || isAfterMember) throw this.#stuck('a key')
    this.#prepareItem()
    const written = this.#text[this.#at] ?? bracket
    if (written !== bracket) this.#change(this.#at, 1, bracket, `${written} became ${bracket}`)
    this.#open.push(bracket)
    this.#openCounts[bracket]++
    if (bracket === '(') this.#tuples.push({ offset: this.#at, hasComma: false })
    this.#advance(1)
    this.#comma = undefined
    this.#next = bracket === '{' ? 'key' : 'value'
  }

  #closeBracket(closer: '}' | ']'): void {
    const bracket = closer === '}' ? '{' : '['
    if (
      this.#open.length === 0 ||
      (this.#openCounts[bracket] === 0 && this.#match(BEFORE_ITEM) !== undefined)
    ) {
      this.#drop(1, `A ${closer} that nothing opened was removed`)
      return
    }
    if (this.#openCounts[bracket] > 0) while (this.#innermost() !== bracket) this.#closeMissing()
    const right = CLOSER[this.#innermost()]
    const written = this.#text[this.#at]
    if (written !== right) this.#change(this.#at, 1, right, `${written} became ${right}`)
    this.#finishItems()
    this.#popBracket()
    this.#advance(1)
    this.#finishValue()
  }

  /** Closes a tuple: with a comma it is an array, without one its parentheses are removed. */
  #closeTuple(): void {
    while (this.#innermost() !== '(') this.#closeMissing()
    const { offset = 0, hasComma = false } = this.#tuples.at(-1) ?? {}
    const isArray = hasComma || this.#end === offset + 1
    this.#finishItems()
    this.#popBracket(isArray)
    this.#change(this.#at, 1, isArray ? ']' : '', TUPLE_REASONS[isArray ? 'array' : 'value'])
    this.#advance(1)
    this.#finishValue()
  }

  #closeMissing(): void {
    this.#finishItems()
    const closer = CLOSER[this.#innermost()]
    this.#change(this.#end, 0, closer, `The missing ${closer} was added`)
    this.#popBracket()
    this.#finishValue()
  }

  #popBracket(isArray = true): void {
    this.#openCounts[this.#innermost()]--
    if (this.#open.pop() !== '(') return
    const { offset = 0 } = this.#tuples.pop() ?? {}
    this.#change(offset, 1, isArray ? '[' : '', TUPLE_REASONS[isArray ? 'array' : 'value'])
  }

  #closeAll(): void {
    while (this.#open.length > 0) this.#closeMissing()
    this.#finishItems()
    if (this.#rootValues < 2) return
    this.#change(this.#rootStart, 0, '[', 'Several values became one array')
    this.#change(this.#end, 0, ']', 'Several values became one array')
  }

  /** Before a bracket closes: no comma is left over and no key without a value. */
  #finishItems(): void {
    const isMember = this.#open.at(-1) === '{'
    if (this.#comma !== undefined)
      this.#change(this.#comma.offset, 1, '', 'A comma without a value after it was removed')
    else if (isMember && this.#next === 'colon')
      this.#change(this.#end, 0, ': null', 'A key without a value got null')
    else if (isMember && this.#next === 'value')
      this.#change(this.#end, 0, ' null', 'A key without a value got null')
    this.#comma = undefined
  }

  #takeComma(letter: string): void {
    const isMember = this.#innermost() === '{'
    if (isMember && this.#takeDecimalPlaces()) return
    const tuple = this.#innermost() === '(' ? this.#tuples.at(-1) : undefined
    if (tuple) tuple.hasComma = true
    const lacksValue = isMember && (this.#next === 'colon' || this.#next === 'value')
    if (lacksValue) this.#finishItems()
    else if (this.#next !== 'comma') {
      this.#drop(1, 'A comma without a value before it was removed')
      return
    }
    this.#comma = { offset: this.#at, letter }
    this.#at++
    this.#next = isMember ? 'key' : 'value'
  }

  /** Reads `5` of `{"price": 12,5}` as the decimal places that it is. */
  #takeDecimalPlaces(): boolean {
    const places = this.#match(DECIMAL_PLACES)
    const before = this.#text.slice(Math.max(0, this.#at - LOOK_BACK), this.#at)
    if (!places || this.#end !== this.#at || !ENDS_WITH_WHOLE_VALUE.test(before)) return false
    this.#change(this.#at, 1, '.', 'A decimal comma became a point')
    this.#advance(places.length)
    return true
  }

  #takeColon(): void {
    const colon = this.#match(COLON) ?? ''
    if (this.#next !== 'colon') throw this.#stuck('a value')
    if (colon !== ':') this.#change(this.#at, colon.length, ':', `${colon} became :`)
    this.#advance(colon.length)
    this.#next = 'value'
  }

  #openCall(): void {
    this.#openCalls++
    this.#remove(CALL, 'A call around a value was removed')
  }

  #closeCall(): void {
    this.#openCalls--
    this.#drop(1, 'A call around a value was removed')
  }

  #takeString(): void {
    this.#prepareItem()
    const start = this.#at
    this.#at = repairString(this.#text, start, this.#stringPlace(), this.#changes)
    this.#endString(start)
  }

  #endString(start: number): void {
    this.#end = this.#at
    const last = this.#changes.at(-1)
    const isUnclosed = last?.offset === this.#end && last.length === 0
    this.#closingQuote = isUnclosed ? this.#end : this.#end - countQuotes(this.#text, start)
    this.#finishItem()
  }

  #stringPlace(): StringPlace {
    const isMember = this.#innermost() === '{'
    return {
      role: this.#next === 'key' ? 'key' : isMember ? 'member' : 'item',
      isInParentheses: this.#openCalls > 0 || this.#openCounts['('] > 0,
    }
  }

  #isAfterString(): boolean {
    const length = this.#end - this.#closingQuote
    return this.#next === 'comma' && (length === 1 || length === 3)
  }

  /** Joins `"a" + "b"`: removes everything from the closing quote to the next opening one. */
  #joinString(): void {
    const plus = this.#match(JOINED_STRING)
    if (plus === undefined) throw this.#stuck('a comma')
    const start = this.#at + plus.length
    const from = this.#closingQuote
    while ((this.#changes.at(-1)?.offset ?? -1) >= from) this.#changes.pop()
    this.#change(from, start + countQuotes(this.#text, start) - from, '', 'Joined strings became one')
    this.#next = 'value'
    this.#at = repairRest(this.#text, start, this.#stringPlace(), this.#changes)
    this.#endString(start)
  }

  #takeBare(): void {
    this.#prepareItem()
    const found = this.#match(WORD) ?? ''
    const word = this.#beforeClosing(found)
    const repaired = repairWord(word)
    if (this.#next === 'key') this.#quote(this.#match(BARE_KEY), 'A key got its quotes')
    else if (repaired === undefined) this.#quote(this.#match(BARE_TEXT), 'Text got its quotes')
    else {
      if (repaired.reason) this.#change(this.#at, word.length, repaired.replacement, repaired.reason)
      this.#advance(word.length)
      this.#finishItem()
    }
  }

  /** The word without the parentheses that close a tuple or a call. */
  #beforeClosing(word: string): string {
    if (this.#innermost() === '(') return word.replace(/\).*$/s, '')
    return this.#openCalls > 0 ? word.replace(/\)+$/, '') : word
  }

  #quote(found: string | undefined, reason: string): void {
    const text = found && this.#innermost() === '(' ? this.#beforeClosing(found) : found
    const bare = text?.replace(/\s+(?:\/\/.*|\/\*.*|#.*)?$/, '') ?? ''
    if (bare === '') throw this.#stuck('a value')
    const from = this.#at
    this.#advance(bare.length)
    if (this.#match(LONE_QUOTE) !== undefined) this.#advance(1)
    this.#change(from, this.#at - from, JSON.stringify(bare), reason)
    this.#finishItem()
  }

  /** Adds the comma or colon missing before the item that starts here. */
  #prepareItem(): void {
    if (this.#next === 'comma') {
      this.#next = this.#open.at(-1) === '{' ? 'key' : 'value'
      const reason = this.#open.length === 0 ? 'Several values became one array' : 'A missing comma was added'
      this.#change(this.#end, 0, ',', reason)
    } else if (this.#next === 'colon') {
      this.#next = 'value'
      this.#change(this.#end, 0, ':', 'A missing colon was added')
    }
    if (this.#comma && this.#comma.letter !== ',')
      this.#change(this.#comma.offset, 1, ',', `${this.#comma.letter} became ,`)
    this.#comma = undefined
    if (this.#open.length > 0) return
    if (this.#rootValues === 0) this.#rootStart = this.#at
    this.#rootValues++
  }

  #finishItem(): void {
    this.#next = this.#next === 'key' ? 'colon' : 'comma'
  }

  #finishValue(): void {
    this.#next = 'comma'
  }

  skipWhitespace(): void {
    for (;;) {
      if (this.#match(WHITESPACE) !== undefined) this.#at += this.#match(WHITESPACE)?.length ?? 0
      else if (this.#match(COMMENT) !== undefined) this.#remove(COMMENT, 'A comment was removed')
      else if (this.#match(NONSTANDARD_WHITESPACE) !== undefined)
        this.#remove(NONSTANDARD_WHITESPACE, 'An unusual blank became a space', ' ')
      else return
    }
  }

  #remove(pattern: RegExp, reason: string, replacement = ''): void {
    this.#drop(this.#match(pattern)?.length ?? 0, reason, replacement)
  }

  #drop(length: number, reason: string, replacement = ''): void {
    this.#change(this.#at, length, replacement, reason)
    this.#at += length
  }

  #advance(length: number): void {
    this.#at += length
    this.#end = this.#at
  }

  #innermost(): Bracket {
    return this.#open.at(-1) ?? '['
  }

  /** Returns the match of a sticky pattern at this position. */
  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    return pattern.exec(this.#text)?.[0]
  }

  #change(offset: number, length: number, replacement: string, reason: string): void {
    this.#changes.push({ offset, length, replacement, reason })
  }

  #stuck(expected: string): UserError {
    const { line, column, offset } = positionInText(this.#text, this.#at)
    const detail = `found '${this.#text[offset] ?? ''}', expected ${expected} (line ${line} column ${column})`
    return new UserError('This text could not be repaired', detail, offset)
  }
}
