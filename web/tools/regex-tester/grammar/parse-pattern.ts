import {
  type Alternatives,
  type Assertion,
  type Character,
  GROUP_OPENINGS,
  type Group,
  type Node,
  type Sequence,
} from './node.ts'
import { parseClass, parseEscape } from './parse-class.ts'
import { PatternReader } from './pattern-reader.ts'

type ParsedPattern = {
  readonly root: Alternatives
  /** By group number; undefined for 0 and for groups without a name. */
  readonly names: readonly (string | undefined)[]
}

/**
 * The parts of a pattern that the engine accepts (ECMA-262 §22.2.1 and annex B.1.2). Of any other text it makes
 * what it can; it never fails.
 */
export function parsePattern(pattern: string, flags: string): ParsedPattern {
  const first = new PatternReader(pattern, flags)
  const root = parseAlternatives(first)
  const known = { groups: first.groups, hasNames: first.names.some(Boolean) }
  if (known.groups === 0 || !pattern.includes('\\')) return { root, names: first.names }
  const reader = new PatternReader(pattern, flags, known)
  return { root: parseAlternatives(reader), names: reader.names }
}

function parseAlternatives(reader: PatternReader, depth = 0): Alternatives {
  const start = reader.at
  const options: Sequence[] = []
  do options.push(parseSequence(reader, depth))
  while (reader.take('|'))
  return { kind: 'alternatives', options, start, end: reader.at }
}

function parseSequence(reader: PatternReader, depth: number): Sequence {
  const start = reader.at
  const items: Node[] = []
  while (!reader.isAtEnd && !reader.looksAt('|') && !(depth > 0 && reader.looksAt(')')))
    items.push(parseRepeat(reader, parseAtom(reader, depth)))
  return { kind: 'sequence', items, start, end: reader.at }
}

const QUANTIFIER = /(?:([*+?])|\{(\d+)(,?)(\d*)\})(\??)/y

function parseRepeat(reader: PatternReader, item: Node): Node {
  if (item.kind === 'assertion') return item
  const match = reader.takeMatch(QUANTIFIER)
  if (!match) return item
  const [, sign, low = '', comma, high, lazy] = match
  const bounds = sign
    ? BOUNDS[sign]
    : { min: Number(low), max: comma ? Number(high || Infinity) : Number(low) }
  const { min, max } = bounds ?? { min: 0, max: Infinity }
  return { kind: 'repeat', item, min, max, isLazy: lazy === '?', start: item.start, end: reader.at }
}

const BOUNDS: Readonly<Record<string, { min: number; max: number }>> = {
  '*': { min: 0, max: Infinity },
  '+': { min: 1, max: Infinity },
  '?': { min: 0, max: 1 },
}

function parseAtom(reader: PatternReader, depth: number): Node {
  const start = reader.at
  if (reader.looksAt('(')) return parseGroup(reader, depth)
  if (reader.looksAt('[')) return parseClass(reader)
  if (reader.looksAt('\\')) return parseEscape(reader)
  if (reader.take('.')) return { kind: 'shorthand', sign: '.', start, end: reader.at }
  if (reader.take('^')) return assertion('^', start, reader)
  if (reader.take('$')) return assertion('$', start, reader)
  const text = reader.takeCharacter()
  return { kind: 'character', text, start, end: reader.at } satisfies Character
}

function assertion(sign: '^' | '$', start: number, reader: PatternReader): Assertion {
  return { kind: 'assertion', sign, start, end: reader.at }
}

const NAME = /\(\?<([^>]*)>/y
const MODIFIERS = /\(\?([ims]*(?:-[ims]*)?):/y

function parseGroup(reader: PatternReader, depth: number): Group {
  const start = reader.at
  const head = parseGroupStart(reader)
  const body = parseAlternatives(reader, depth + 1)
  reader.take(')')
  return { kind: 'group', ...head, body, start, end: reader.at }
}

function parseGroupStart(reader: PatternReader): Pick<Group, 'type' | 'number' | 'name' | 'modifiers'> {
  for (const [prefix, type] of Object.entries(GROUP_OPENINGS)) if (reader.take(prefix)) return { type }
  const modifiers = reader.takeMatch(MODIFIERS)?.[1]
  if (modifiers !== undefined) return { type: 'plain', modifiers }
  const written = reader.takeMatch(NAME)?.[1]
  if (written === undefined) reader.take('(')
  const number = ++reader.groups
  const name = written === undefined ? undefined : unescapedName(written)
  reader.names[number] = name
  return { type: 'capture', number, ...(name !== undefined && { name }) }
}

/** Decodes Unicode escapes in a name. */
function unescapedName(name: string): string {
  return name
    .replace(/\\u\{([0-9A-Fa-f]+)\}/g, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/\\u([0-9A-Fa-f]{4})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** The names of a valid pattern's groups, by number; undefined for 0 and for groups without a name. */
export function groupNames(pattern: string, flags: string): readonly (string | undefined)[] {
  return pattern.includes('(') ? parsePattern(pattern, flags).names : [undefined]
}
