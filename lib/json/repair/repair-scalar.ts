import type { Change } from './change.ts'

/** Closing quotes allowed for each opening quote. */
const CLOSERS: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['“', '”“"'],
  ['”', '”"'],
  ['„', '“”"'],
  ['‘', '’‘'],
  ['’', '’'],
  ['«', '»'],
])
const WHITESPACE = /\s/
const ENDS_VALUE = /^\s*(?:$|[,:;}\]=]|\/[/*]|#)/
/** A quote right behind another closes the string in its place. */
const CLOSED_BY_NEXT = /^["'`”“’‘»](?!\s*["'`”“’‘»])\s*(?:$|[,:;}\]=])/
const NEW_VALUE = /^(?:\s*["'{[\d-]|\s+(?:true|false|null|True|False|None)\b|[ \t]*[\r\n])/
const PLAIN_ESCAPE = /^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/
const HEX_ESCAPE = /^\\x([0-9a-fA-F]{2})/
const LINE_JOIN = /^\\(?:\r\n|[\r\n])/
const LOOK_AHEAD = 64
const MAX_LINE_LOOKAHEAD = 500
/** Upper bound of a string's length after its first line. Without it, open quotes would take quadratic time. */
const MAX_TEXT_LOOKAHEAD = 2_000

export function opensString(letter: string): boolean {
  return CLOSERS.has(letter)
}

/** Repairs the string that opens at `start`: adds to `changes` and returns the index after the string. */
export function repairString(text: string, start: number, changes: Change[]): number {
  const mark = text[start] ?? '"'
  const end = findEnd(text, start, CLOSERS.get(mark) ?? mark)
  if (mark !== '"') changes.push(change(start, 1, '"', `${mark} around text became "`))
  repairContent(text, start + 1, end.contentEnd, changes)
  if (!end.isClosed)
    changes.push(change(end.contentEnd, 0, '"', 'The missing quote at the end of the text was added'))
  else if (text[end.contentEnd] !== '"')
    changes.push(change(end.contentEnd, 1, '"', `${text[end.contentEnd]} around text became "`))
  return end.contentEnd + (end.isClosed ? 1 : 0)
}

type StringEnd = { readonly contentEnd: number; readonly isClosed: boolean }

function findEnd(text: string, start: number, closers: string): StringEnd {
  let lineEnd = -1
  for (let at = start + 1; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (lineEnd !== -1 && at > lineEnd + MAX_TEXT_LOOKAHEAD) break
    if (letter === '\\') at++
    else if ((letter === '\n' || letter === '\r') && lineEnd === -1) lineEnd = at
    else if (closers.includes(letter)) {
      // A quote on a later line closes the text only if something else follows it; else it opens the next one.
      const isClosing = lineEnd === -1 ? closesHere(text, at, closers) : followsValue(text, at)
      if (isClosing) return { contentEnd: at, isClosed: true }
      if (lineEnd !== -1) break
    }
  }
  return { contentEnd: endOfUnclosed(text, start, lineEnd === -1 ? text.length : lineEnd), isClosed: false }
}

/** Whether the quote ends the string, or is a part of it that ought to be escaped, as in `"say "hi" to"`. */
function closesHere(text: string, at: number, closers: string): boolean {
  const after = text.slice(at + 1, at + 1 + LOOK_AHEAD)
  if (closers.includes(after[0] ?? '') && CLOSED_BY_NEXT.test(after)) return false
  if (ENDS_VALUE.test(after) || NEW_VALUE.test(after)) return true
  const restOfLine = text.slice(at + 1, at + MAX_LINE_LOOKAHEAD).match(/^[^\r\n]*/)?.[0] ?? ''
  return ![...closers].some((closer) => restOfLine.includes(closer))
}

function followsValue(text: string, at: number): boolean {
  return ENDS_VALUE.test(text.slice(at + 1, at + 1 + LOOK_AHEAD))
}

/** Excludes whitespace, a comma and closing brackets at the end of the line. */
function endOfUnclosed(text: string, start: number, lineEnd: number): number {
  let end = lineEnd
  while (end > start + 1 && /[\s,}\]]/.test(text[end - 1] ?? '')) end--
  return end
}

function repairContent(text: string, start: number, end: number, changes: Change[]): void {
  for (let at = start; at < end; ) {
    const letter = text[at] ?? ''
    if (letter === '\\') at += repairEscape(text.slice(at, Math.min(at + 6, end)), at, changes)
    else {
      if (letter === '"') changes.push(change(at, 1, '\\"', 'A quote within text was escaped'))
      else if (letter < ' ')
        changes.push(change(at, 1, JSON.stringify(letter).slice(1, -1), controlReason(letter)))
      at++
    }
  }
}

function controlReason(letter: string): string {
  return WHITESPACE.test(letter)
    ? 'A line break or tab within text was escaped'
    : 'A control character was escaped'
}

/** Returns the length of the escape. */
function repairEscape(ahead: string, at: number, changes: Change[]): number {
  const plain = PLAIN_ESCAPE.exec(ahead)?.[0]
  if (plain !== undefined) return plain.length
  const hex = HEX_ESCAPE.exec(ahead)
  if (hex) {
    changes.push(change(at, 4, `\\u00${hex[1]}`, `${hex[0]} became \\u00${hex[1]}`))
    return 4
  }
  const join = LINE_JOIN.exec(ahead)?.[0]
  if (join !== undefined) {
    changes.push(change(at, join.length, '', 'A line that went on in the next was joined'))
    return join.length
  }
  const isQuote = ahead[1] === "'" || ahead[1] === '`'
  const reason = isQuote
    ? `\\${ahead[1]} became ${ahead[1]}`
    : 'A backslash that begins no escape was doubled'
  changes.push(change(at, 1, isQuote ? '' : '\\\\', reason))
  return isQuote ? 2 : 1
}

function change(offset: number, length: number, replacement: string, reason: string): Change {
  return { offset, length, replacement, reason }
}

/** JSON for a bare word or number, and the reason of the change (`undefined` if unchanged). */
type Repaired = { readonly replacement: string; readonly reason?: string }

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/
const LOOSE_NUMBER = /^([-+]?)(\d*)(?:\.(\d*))?([eE][-+]?\d+)?n?$/
const HEX_NUMBER = /^([-+]?)0[xX]([0-9a-fA-F]+)$/
const WORDS: ReadonlyMap<string, string> = new Map([
  ['true', 'true'],
  ['false', 'false'],
  ['null', 'null'],
  ['none', 'null'],
  ['nil', 'null'],
  ['undefined', 'null'],
  ['nan', 'null'],
  ['infinity', 'null'],
  ['-infinity', 'null'],
  ['+infinity', 'null'],
])

/** The JSON value that a bare word stands for, or `undefined` if it is neither a known word nor a number. */
export function repairWord(word: string): Repaired | undefined {
  const literal = WORDS.get(word.toLowerCase())
  if (literal === word || JSON_NUMBER.test(word)) return { replacement: word }
  if (literal !== undefined) return { replacement: literal, reason: `${word} became ${literal}` }
  const number = repairNumber(word.replaceAll('_', ''))
  return number === undefined
    ? undefined
    : { replacement: number, reason: `The number ${word} became ${number}` }
}

function repairNumber(word: string): string | undefined {
  const hex = HEX_NUMBER.exec(word)
  if (hex) return minus(hex[1]) + BigInt(`0x${hex[2]}`).toString()
  const [match, char, whole = '', fraction = '', exponent = ''] = LOOSE_NUMBER.exec(word) ?? []
  if (match === undefined || whole + fraction === '') return undefined
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  return minus(char) + digits + (fraction === '' ? '' : `.${fraction}`) + exponent
}

function minus(char: string | undefined): string {
  return char === '-' ? '-' : ''
}
