import { wantedKey } from '../key-search.ts'
import { parseFilter } from './parse-filter.ts'
import { PathReader } from './path-reader.ts'
import type { PathQuery, Segment, Selector } from './path-syntax.ts'

/** RFC 9535 §2.5.1.1: ALPHA, `_` or any character beyond ASCII, and later digits. */
const SHORTHAND = /[A-Za-z_\u{80}-\u{10ffff}][A-Za-z0-9_\u{80}-\u{10ffff}]*/uy

/** Parses a JSONPath query (RFC 9535). Throws UserError `Invalid JSONPath: … (column C)`. */
export function parseJsonPath(text: string): PathQuery {
  const reader = new PathReader(text)
  reader.expect('$', ', the start of every path')
  const segments = parseSegments(reader)
  if (reader.at < text.length) throw reader.expected("'.', '..', '[' or the end")
  return { start: 'root', segments }
}

function parseSegments(reader: PathReader): Segment[] {
  const segments: Segment[] = []
  for (;;) {
    const end = reader.at
    reader.skipWhitespace()
    const segment = parseSegment(reader)
    if (segment === undefined) {
      reader.at = end
      return segments
    }
    segments.push(segment)
  }
}

function parseSegment(reader: PathReader): Segment | undefined {
  if (reader.take('..')) {
    const selectors = reader.isAt('[')
      ? parseBrackets(reader)
      : [parseShorthand(reader, "a name, '*' or '[' after '..'")]
    return { isDescendant: true, selectors }
  }
  if (reader.take('.'))
    return { isDescendant: false, selectors: [parseShorthand(reader, "a name or '*' after '.'")] }
  return reader.isAt('[') ? { isDescendant: false, selectors: parseBrackets(reader) } : undefined
}

function parseShorthand(reader: PathReader, expected: string): Selector {
  if (reader.take('*')) return { kind: 'wildcard' }
  const name = reader.takeMatch(SHORTHAND)
  if (name === undefined) throw reader.expected(expected)
  return { kind: 'name', key: wantedKey(name) }
}

function parseBrackets(reader: PathReader): Selector[] {
  reader.expect('[')
  const selectors: Selector[] = []
  do {
    reader.skipWhitespace()
    selectors.push(parseSelector(reader))
    reader.skipWhitespace()
  } while (reader.take(','))
  if (!reader.take(']')) throw reader.expected("',' or ']'")
  return selectors
}

function parseSelector(reader: PathReader): Selector {
  if (reader.take('*')) return { kind: 'wildcard' }
  if (reader.take('?')) return { kind: 'filter', test: parseFilter(reader, parseSegments) }
  const name = reader.takeString()
  return name === undefined ? parseNumbers(reader) : { kind: 'name', key: wantedKey(name) }
}

function parseNumbers(reader: PathReader): Selector {
  const start = reader.takeInteger()
  const afterStart = reader.at
  reader.skipWhitespace()
  if (reader.take(':')) return parseSlice(reader, start)
  reader.at = afterStart
  if (start === undefined) throw reader.expected("a name in quotes, an index, a slice, '*' or a filter '?'")
  return { kind: 'index', index: start }
}

function parseSlice(reader: PathReader, start: number | undefined): Selector {
  reader.skipWhitespace()
  const end = reader.takeInteger()
  const step = parseStep(reader)
  return { kind: 'slice', ...(start !== undefined && { start }), ...(end !== undefined && { end }), step }
}

function parseStep(reader: PathReader): number {
  const before = reader.at
  reader.skipWhitespace()
  if (!reader.take(':')) {
    reader.at = before
    return 1
  }
  reader.skipWhitespace()
  return reader.takeInteger() ?? 1
}
