import type { Change } from './change.ts'

/** Closing quotes allowed for each opening quote. */
const CLOSERS: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ['`', '`´'],
  ['´', '´'],
  ['“', '”“"'],
  ['”', '”"'],
  ['„', '“”"'],
  ['‘', '’‘'],
  ['’', '’'],
  ['«', '»'],
])
const WHITESPACE = /\s/
const ENDS_VALUE = /^\s*(?:$|[,:;}\]=，：；｝］]|\/[/*]|#)/
/** A quote right behind another closes the string in its place. */
const CLOSED_BY_NEXT = /^["'`”“’‘»](?!\s*["'`”“’‘»])\s*(?:$|[,:;}\])=，：；｝］])/
const ENDS_ITEM = /^\s*[,;，；]/
/** Text after the comma of a member or an item: the next one, a closing bracket, a comment or a new line. */
const NEXT_MEMBER =
  /^\s*[,;，；][ \t]*(?:$|[\r\n}｝]|\/[/*]|#|\.\.\.|…|[bBfFrRuU]{0,2}"[^"\r\n]*"?\s*(?:[:=：]|$)|[bBfFrRuU]{0,2}'[^'\r\n]*'?\s*(?:[:=：]|$)|[“„‘«`’”][^\r\n]*?[”“’»`‘"]\s*[:=：]|[^\s,"'{}[\]:=：]+\s*(?:[:=：]|$))/
const NEXT_ITEM =
  /^\s*[,;，；][ \t]*(?:$|[\r\n\]］)]|\/[/*]|#|[bBfFrRuU]{0,2}["']|[“„‘«`’”{[(\d+.…-]|[^,"'“”{}[\]\r\n]+(?:$|[\r\n,\]]))/
/** A key and the begin of its value, from the quote that opens the key. */
const OPENS_MEMBER =
  /^(["'])[^"'\r\n:]{1,64}\1\s*[:：]\s*(?:["'{[\d-]|true\b|false\b|null\b|True\b|False\b|None\b)/
/** A line that begins or closes something, so that the line before might lack its closing quote. */
const OPENS_LINE = /^\s*(?:$|["'`“”„‘’«{}[\],;(+-]|\d|\/[/*]|#|(?:true|false|null)\b|[\w$]+\s*[:=：])/
const JOINED = /^\s*\+(?:\s|\/\*.*?\*\/)*["'`]/
const OPENS_PAIR = /[\s([{]/
const NEW_VALUE = /^(?:\s*["'“„‘«`{[\d-]|\s+(?:true|false|null|True|False|None)\b|[ \t]*[\r\n])/
const PLAIN_ESCAPE = /^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/
const HEX_ESCAPE = /^\\x([0-9a-fA-F]{2})/
const LINE_JOIN = /^\\(?:\r\n|[\r\n])/
/** A single quote as SQL and YAML write it within single quotes. */
const DOUBLED = /(?<=\p{L})''(?=\p{L})/gu
const LOOK_AHEAD = 64
const MAX_LINE_LOOKAHEAD = 500
/** Upper bound of a string's length after its first line. Without it, open quotes would take quadratic time. */
const MAX_TEXT_LOOKAHEAD = 2_000

export function opensString(letter: string): boolean {
  return CLOSERS.has(letter)
}

/** Place of a string: a key or a value of an object, or an item of an array or of the document. */
export type StringPlace = {
  readonly role: 'key' | 'member' | 'item'
  /** A `)` can follow, as in `ObjectId("5f")`. */
  readonly isInParentheses: boolean
}

/** Repairs the string that opens at `start`: adds to `changes` and returns the index after the string. */
export function repairString(text: string, start: number, place: StringPlace, changes: Change[]): number {
  const mark = text[start] ?? '"'
  const triple = tripleQuoteAt(text, start)
  if (triple !== '') changes.push(change(start, 3, '"', `${triple} around text became "`))
  else if (mark !== '"') changes.push(change(start, 1, '"', `${mark} around text became "`))
  return repairRest(text, start, place, changes)
}

/**
 * Joins the string that opens at `start` to the previous one, as for `"a" + "b"`; the caller removes everything between
 * the two. Returns the index after the string.
 */
export function repairRest(text: string, start: number, place: StringPlace, changes: Change[]): number {
  const triple = tripleQuoteAt(text, start)
  if (triple !== '') {
    const contentEnd = text.indexOf(triple, start + 3)
    repairContent(text, start + 3, contentEnd, changes)
    changes.push(change(contentEnd, 3, '"', `${triple} around text became "`))
    return contentEnd + 3
  }
  const mark = text[start] ?? '"'
  const end = findEnd(text, start, CLOSERS.get(mark) ?? mark, place)
  if (mark === "'")
    for (const { index } of text.slice(start, end.contentEnd).matchAll(DOUBLED))
      changes.push(change(start + index, 1, '', 'Doubled quotes became single'))
  repairContent(text, start + 1, end.contentEnd, changes)
  if (!end.isClosed)
    changes.push(change(end.contentEnd, 0, '"', 'The missing quote at the end of the text was added'))
  else if (text[end.contentEnd] !== '"')
    changes.push(change(end.contentEnd, 1, '"', `${text[end.contentEnd]} around text became "`))
  return end.contentEnd + (end.isClosed ? 1 : 0)
}

/** Returns the number of quotes that open a string at `start`: 3 for Python's triple quotes, otherwise 1. */
export function countQuotes(text: string, start: number): number {
  return tripleQuoteAt(text, start) === '' ? 1 : 3
}

/** Returns the triple quotes that open a string at `start` and are closed, otherwise an empty string. */
function tripleQuoteAt(text: string, start: number): string {
  const triple = (text[start] ?? '').repeat(3)
  const isTriple = /^["']{3}$/.test(triple) && text.startsWith(triple, start)
  return isTriple && text.includes(triple, start + 3) ? triple : ''
}

type StringEnd = { readonly contentEnd: number; readonly isClosed: boolean }

function findEnd(text: string, start: number, closers: string, place: StringPlace): StringEnd {
  let lineEnd = -1
  /** Inside a pair of quotes that belongs to the text. */
  let isInPair = false
  for (let at = start + 1; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (lineEnd !== -1 && at > lineEnd + MAX_TEXT_LOOKAHEAD) break
    if (letter === '\\' || (letter === "'" && text.slice(at - 1, at + 3).search(DOUBLED) === 1)) at++
    else if ((letter === '\n' || letter === '\r') && lineEnd === -1)
      lineEnd = OPENS_LINE.test(text.slice(at, at + LOOK_AHEAD)) ? at : -1
    else if (closers.includes(letter)) {
      const comma = place.role === 'member' ? commaBeforeMember(text, start, at) : -1
      if (comma !== -1) return endBeforeComma(text, comma)
      const opensPair = OPENS_PAIR.test(text[at - 1] ?? '') && /^[^\s"',]/.test(text[at + 1] ?? '')
      // A quote on a later line closes the text only if something else follows it; else it opens the next one.
      const isClosing =
        !(isInPair && lineEnd === -1) &&
        (lineEnd === -1 ? closesHere(text, at, closers, place, opensPair) : followsValue(text, at))
      if (isClosing) return { contentEnd: at, isClosed: true }
      if (lineEnd !== -1) break
      isInPair = !isInPair && opensPair
    }
  }
  return { contentEnd: endOfUnclosed(text, start, lineEnd === -1 ? text.length : lineEnd), isClosed: false }
}

/** Returns the position of the comma if the next member begins at the quote at `at`, otherwise -1. */
function commaBeforeMember(text: string, start: number, at: number): number {
  let before = at - 1
  while (before > start && /[ \t]/.test(text[before] ?? '')) before--
  const isNext =
    text[before] === ',' && before > start && OPENS_MEMBER.test(text.slice(at, at + 2 * LOOK_AHEAD))
  return isNext ? before : -1
}

/** A path such as `"C:\\dir\\"` escapes its closing quote by mistake. */
function endBeforeComma(text: string, comma: number): StringEnd {
  const isEscaped = text.slice(comma - 2, comma) === '\\"'
  return isEscaped ? { contentEnd: comma - 1, isClosed: true } : { contentEnd: comma, isClosed: false }
}

/** Whether the quote ends the string, or is a part of it that ought to be escaped, as in `"say "hi" to"`. */
function closesHere(
  text: string,
  at: number,
  closers: string,
  place: StringPlace,
  opensPair: boolean,
): boolean {
  const after = text.slice(at + 1, at + 1 + LOOK_AHEAD)
  if (closers.includes(after[0] ?? '') && CLOSED_BY_NEXT.test(after)) return false
  if (ENDS_ITEM.test(after)) return (place.role === 'member' ? NEXT_MEMBER : NEXT_ITEM).test(after)
  if (ENDS_VALUE.test(after) || JOINED.test(after)) return true
  if (place.isInParentheses && /^\s*\)/.test(after)) return true
  if (!opensPair && NEW_VALUE.test(after)) return true
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
