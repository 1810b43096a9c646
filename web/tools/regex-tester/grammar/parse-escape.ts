import type { Assertion, Backreference, Character, Property, Shorthand } from './node.ts'
import type { PatternReader } from './pattern-reader.ts'

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
export function parseClassEscape(reader: PatternReader): Character | Shorthand | Property {
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
