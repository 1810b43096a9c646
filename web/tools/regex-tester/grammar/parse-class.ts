import type { Assertion, Backreference, Character, Class, ClassItem, Property, Shorthand } from './node.ts'
import type { PatternReader } from './pattern-reader.ts'

/** A class such as `[^a-z\d]`; with flag v also classes in it, `\q{…}`, `--` and `&&`. */
export function parseClass(reader: PatternReader): Class {
  const start = reader.at
  reader.take('[')
  const isNegated = reader.take('^')
  const items: ClassItem[] = []
  while (!reader.isAtEnd && !reader.looksAt(']')) items.push(parseItem(reader))
  reader.take(']')
  return { kind: 'class', isNegated, items, start, end: reader.at }
}

function parseItem(reader: PatternReader): ClassItem {
  const special = reader.isSets ? parseSetItem(reader) : undefined
  if (special) return special
  const start = reader.at
  const from = parseMember(reader)
  const isRange = from.kind === 'character' && reader.looksAt('-') && isMemberAfter(reader)
  if (!isRange) return from
  const dash = reader.at
  reader.take('-')
  const to = parseMember(reader)
  if (to.kind === 'character') return { kind: 'range', from: from.text, to: to.text, start, end: reader.at }
  // Annex B: in `[a-\d]` the dash is a dash.
  reader.at = dash
  return from
}

/** Whether after a dash there is another end for a range. */
function isMemberAfter({ source, at, isSets }: PatternReader): boolean {
  const next = source[at + 1]
  return next !== undefined && next !== ']' && !(isSets && next === '-')
}

function parseMember(reader: PatternReader) {
  const start = reader.at
  const backspace = reader.takeMatch(/\\b/y)
  if (backspace) return { kind: 'character', text: '\b', start, end: reader.at } as const
  if (reader.looksAt('\\')) return parseClassEscape(reader)
  return { kind: 'character', text: reader.takeCharacter(), start, end: reader.at } as const
}

function parseSetItem(reader: PatternReader): ClassItem | undefined {
  const start = reader.at
  if (reader.looksAt('[')) return parseClass(reader)
  const sign = reader.takeMatch(/--|&&/y)?.[0]
  if (sign) return { kind: 'operator', sign: sign === '--' ? '--' : '&&', start, end: reader.at }
  const strings = reader.takeMatch(/\\q\{([^}]*)\}/y)?.[1]
  if (strings !== undefined) return { kind: 'strings', strings: strings.split('|'), start, end: reader.at }
  return undefined
}

type Escape = Character | Shorthand | Property | Backreference | Assertion

/** A backslash outside of a class, and what it makes of the characters after it. */
export function parseEscape(reader: PatternReader): Escape {
  const start = reader.at
  const boundary = reader.takeMatch(/\\([bB])/y)?.[1]
  if (boundary) return { kind: 'assertion', sign: boundary === 'b' ? 'b' : 'B', start, end: reader.at }
  return parseReference(reader) ?? parseClassEscape(reader)
}

function parseReference(reader: PatternReader): Backreference | undefined {
  const start = reader.at
  const { isUnicode, known } = reader
  if (isUnicode || known.hasNames) {
    const name = reader.takeMatch(/\\k<([^>]*)>/y)?.[1]
    if (name !== undefined) return { kind: 'backreference', to: name, start, end: reader.at }
  }
  const digits = reader.takeMatch(/\\([1-9]\d*)/y)?.[1]
  if (digits === undefined) return undefined
  if (isUnicode || Number(digits) <= known.groups)
    return { kind: 'backreference', to: Number(digits), start, end: reader.at }
  reader.at = start
  return undefined
}

/** An escape that stands for characters: those that classes have too. */
function parseClassEscape(reader: PatternReader): Character | Shorthand | Property {
  const start = reader.at
  const shorthand = reader.takeMatch(/\\([dDsSwW])/y)?.[1]
  if (shorthand) return { kind: 'shorthand', sign: `\\${shorthand}`, start, end: reader.at }
  if (reader.isUnicode) {
    const property = reader.takeMatch(/\\([pP])\{([^}]*)\}/y)
    if (property) {
      const [, letter, name = ''] = property
      return { kind: 'property', isNegated: letter === 'P', name, start, end: reader.at }
    }
  }
  const text = escapedCharacter(reader)
  return { kind: 'character', text, start, end: reader.at }
}

const CONTROLS: Readonly<Record<string, string>> = { f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

function escapedCharacter(reader: PatternReader): string {
  const surrogates = reader.isUnicode
    ? reader.takeMatch(/\\u([dD][89abAB][\dA-Fa-f]{2})\\u([dD][c-fC-F][\dA-Fa-f]{2})/y)
    : undefined
  if (surrogates)
    return String.fromCharCode(...surrogates.slice(1).map((digits) => Number.parseInt(digits, 16)))
  const hex = reader.takeMatch(/\\(?:u([\dA-Fa-f]{4})|x([\dA-Fa-f]{2}))/y)
  if (hex) return String.fromCharCode(Number.parseInt(hex[1] ?? hex[2] ?? '', 16))
  const long = reader.isUnicode ? reader.takeMatch(/\\u\{([\dA-Fa-f]+)\}/y)?.[1] : undefined
  if (long) return String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(long, 16)))
  const letter = reader.takeMatch(/\\c([A-Za-z])/y)?.[1]
  if (letter) return String.fromCharCode(letter.charCodeAt(0) % 32)
  // Annex B: up to three octal digits, and a lone `\c` is a backslash.
  const octal = reader.takeMatch(/\\([0-3][0-7]{0,2}|[4-7][0-7]?)/y)?.[1]
  if (octal) return String.fromCharCode(Number.parseInt(octal, 8))
  reader.take('\\')
  if (reader.isAtEnd || (reader.looksAt('c') && !reader.isUnicode)) return '\\'
  const character = reader.takeCharacter()
  return CONTROLS[character] ?? character
}
