import { UserError } from '../../result/user-error.ts'
import { positionInText } from '../error-position.ts'
import type { Change } from './change.ts'
import { opensString, repairString, repairWord } from './repair-scalar.ts'

type Bracket = '{' | '['
/** Expected token in the innermost open bracket. */
type Next = 'key' | 'colon' | 'value' | 'comma'

const CLOSER = { '{': '}', '[': ']' } as const
const COMMENT = /\/\/[^\r\n]*|#[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)|```\w*/y
const NONSTANDARD_WHITESPACE = /[\u00a0\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u3000\ufeff\v\f]+/y
const WHITESPACE = /[ \t\r\n]+/y
const COLON = /:|=>?/y
const ELLIPSIS = /\.\.\.|…/y
/** `callback({…})`, `new Date("…")`, `NumberLong(12)`: a call around one value. */
const CALL =
  /(?:new +)?[\p{L}_$][\w$.]*\((?=\s*(?:[[{]|"[^"\\]*"\s*\)|'[^'\\]*'\s*\)))|\p{Lu}\w*\((?=-?[\d.]+\))/uy
const WORD = /[^\s,:;{}[\]"'`“”‘’=]+/y
const BARE_KEY = /[^\r\n,:{}[\]"'=]+/y
const BARE_TEXT = /(?:[^\r\n,{}[\]"':]|:\/\/)+/y

/** Scans almost valid JSON and collects the necessary changes. Iterative, so depth is unlimited. */
export class JsonRepairer {
  readonly #text: string
  readonly #changes: Change[] = []
  readonly #open: Bracket[] = []
  /** How many of each are open; searching `#open` at every closing bracket would be quadratic. */
  readonly #openCounts = { '{': 0, '[': 0 }
  #at = 0
  #next: Next = 'value'
  /** End of the latest remaining token. */
  #end = 0
  /** Comma that is superfluous if no further item follows. */
  #comma: { readonly offset: number; readonly letter: string } | undefined
  #rootStart = 0
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
    if (letter === '{' || letter === '[') this.#openBracket(letter)
    else if (letter === '}' || letter === ']') this.#closeBracket(letter)
    else if (letter === ',' || letter === ';') this.#takeComma(letter)
    else if (this.#match(COLON) !== undefined) this.#takeColon()
    else if (this.#match(ELLIPSIS) !== undefined) this.#remove(ELLIPSIS, 'An ellipsis was removed')
    else if (opensString(letter)) this.#takeString()
    else if (this.#next !== 'key' && this.#match(CALL) !== undefined) this.#openCall()
    else if (letter === ')' && this.#openCalls > 0) this.#closeCall()
    else this.#takeBare()
  }

  #openBracket(bracket: Bracket): void {
    const isAfterMember = this.#next === 'comma' && this.#open.at(-1) === '{'
    if (this.#next === 'key' || isAfterMember) throw this.#stuck('a key')
    this.#prepareItem()
    this.#open.push(bracket)
    this.#openCounts[bracket]++
    this.#advance(1)
    this.#comma = undefined
    this.#next = bracket === '{' ? 'key' : 'value'
  }

  #closeBracket(closer: '}' | ']'): void {
    const bracket = closer === '}' ? '{' : '['
    if (this.#open.length === 0) {
      this.#drop(1, `A ${closer} that nothing opened was removed`)
      return
    }
    if (this.#openCounts[bracket] > 0) while (this.#innermost() !== bracket) this.#closeMissing()
    const right = CLOSER[this.#innermost()]
    if (closer !== right) this.#change(this.#at, 1, right, `${closer} became ${right}`)
    this.#finishItems()
    this.#popBracket()
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

  #popBracket(): void {
    this.#openCounts[this.#innermost()]--
    this.#open.pop()
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
    this.#at = repairString(this.#text, this.#at, this.#changes)
    this.#end = this.#at
    this.#finishItem()
  }

  #takeBare(): void {
    this.#prepareItem()
    const found = this.#match(WORD) ?? ''
    const word = this.#openCalls > 0 ? found.replace(/\)+$/, '') : found
    const repaired = repairWord(word)
    if (this.#next === 'key') this.#quote(this.#match(BARE_KEY), 'A key got its quotes')
    else if (repaired === undefined) this.#quote(this.#match(BARE_TEXT), 'Text got its quotes')
    else {
      if (repaired.reason) this.#change(this.#at, word.length, repaired.replacement, repaired.reason)
      this.#advance(word.length)
      this.#finishItem()
    }
  }

  #quote(found: string | undefined, reason: string): void {
    const bare = found?.replace(/\s+(?:\/\/.*|\/\*.*|#.*)?$/, '') ?? ''
    if (bare === '') throw this.#stuck('a value')
    this.#change(this.#at, bare.length, JSON.stringify(bare), reason)
    this.#advance(bare.length)
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
    if (this.#comma?.letter === ';') this.#change(this.#comma.offset, 1, ',', '; became ,')
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
