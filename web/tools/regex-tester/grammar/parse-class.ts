import type { Class, ClassItem } from './node.ts'
import { parseClassEscape } from './parse-escape.ts'
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
