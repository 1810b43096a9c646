import { type Alternatives, type Node, walk } from './grammar/node.ts'
import { parsePattern } from './grammar/parse-pattern.ts'

/** Meaning of an escaped letter in other engines, where JavaScript without flag u takes the letter itself. */
type ForeignEscape = { readonly meaning: string; readonly instead: string }

const ESCAPES: Readonly<Record<string, ForeignEscape>> = {
  A: {
    meaning: 'the start of the text in Python, PCRE, Java and Ruby',
    instead: 'Write ^ without the flag m.',
  },
  Z: {
    meaning: 'the end of the text in Python, PCRE, Java and Ruby',
    instead: 'Write $ without the flag m.',
  },
  z: { meaning: 'the end of the text in PCRE, Java and Ruby', instead: 'Write $ without the flag m.' },
  h: {
    meaning: 'a space or a tab in PCRE and Java, a hexadecimal digit in Ruby',
    instead: 'Write [ \\t] or [0-9a-fA-F].',
  },
  H: { meaning: 'no space and no tab in PCRE and Java', instead: 'Write [^ \\t].' },
  R: { meaning: 'a line break in PCRE, Java and Ruby', instead: 'Write (?:\\r\\n|[\\n\\r]).' },
  K: { meaning: 'the start of the match in PCRE and Ruby', instead: 'Write (?<=…) for the text before it.' },
  G: { meaning: 'the end of the last match in PCRE, Java and .NET', instead: 'Use the flag y.' },
  Q: { meaning: 'the start of literal text in PCRE and Java', instead: 'Escape each sign with \\.' },
  E: { meaning: 'the end of literal text in PCRE and Java', instead: 'Escape each sign with \\.' },
  X: { meaning: 'a whole visible character in PCRE and Java', instead: 'JavaScript has no short form.' },
  p: { meaning: 'a property of Unicode', instead: 'Set the flag u for \\p{…}.' },
  P: { meaning: 'a property of Unicode', instead: 'Set the flag u for \\P{…}.' },
}

/** Signs of a valid pattern that mean something else in other engines than in JavaScript; each once, in their order. */
export function flavorHints(pattern: string, flags: string): readonly string[] {
  const hints = new Set<string>()
  for (const node of walk(parsePattern(pattern, flags).root)) {
    const hint = hintOn(node, pattern)
    if (hint !== undefined) hints.add(hint)
  }
  return [...hints]
}

function hintOn(node: Node, pattern: string): string | undefined {
  const source = pattern.slice(node.start, node.end)
  if (node.kind === 'class' && /\[:\^?[a-z]+:\]$/.test(source))
    return `${source}] is a class of POSIX, PCRE and Ruby. Here it is any sign between the brackets: write [a-z] or \\p{L}.`
  if (node.kind !== 'character') return undefined
  const letter = /^\\([A-Za-z])$/.exec(source)?.[1]
  const foreign = letter === node.text ? ESCAPES[letter] : undefined
  return foreign && `${source} is just the letter ${letter} here, but ${foreign.meaning}. ${foreign.instead}`
}

/** Returns hints on escapes that flag u or v rejects, such as `\\A`; each once, in their order. */
export function foreignEscapeHints(pattern: string): readonly string[] {
  const hints = new Set<string>()
  for (const [source, letter = ''] of pattern.matchAll(/\\([\s\S])/g)) {
    const foreign = /[pP]/.test(letter) ? undefined : ESCAPES[letter]
    if (foreign) hints.add(`${source} is ${foreign.meaning}. ${foreign.instead}`)
  }
  return [...hints]
}

/** Returns notes on parts of a valid pattern that Python's `re` writes differently or interprets differently. */
export function pythonNotes(pattern: string, flags: string): string[] {
  const notes = new Set<string>()
  for (const node of walk(parsePattern(pattern, flags).root)) {
    const note = noteOn(node, pattern)
    if (note !== undefined) notes.add(note)
  }
  for (const flag of flags) {
    const note = FLAG_NOTES[flag]
    if (note !== undefined) notes.add(note)
  }
  return [...notes]
}

const FLAG_NOTES: Readonly<Record<string, string>> = {
  g: 'There is no flag g: re.finditer finds all matches, re.search the first.',
  i: 'Flag i is re.IGNORECASE.',
  m: 'Flag m is re.MULTILINE.',
  s: 'Flag s is re.DOTALL.',
  u: 'Flag u is not needed: Python always reads whole characters.',
  v: 'Sets in classes (flag v) do not exist in re; the package regex has them.',
  y: 'There is no flag y: compile the pattern and use its match(text, position).',
}

function noteOn(node: Node, pattern: string): string | undefined {
  const source = pattern.slice(node.start, node.end)
  if (node.kind === 'group' && node.name !== undefined)
    return `(?<${node.name}>…) is written (?P<${node.name}>…).`
  if (
    node.kind === 'group' &&
    (node.type === 'behind' || node.type === 'not behind') &&
    hasVaryingLength(node.body)
  )
    return 'What stands before (?<=…) or (?<!…) must have a fixed length.'
  if (node.kind === 'backreference' && typeof node.to === 'string')
    return `\\k<${node.to}> is written (?P=${node.to}).`
  if (node.kind === 'property') return '\\p{…} does not exist in re; the package regex has it.'
  if (node.kind === 'assertion' && node.sign === '$')
    return '$ also matches before a line break at the end of the text; \\Z matches the very end only.'
  if (node.kind === 'class' && node.items.length === 0)
    return `${source} is written ${node.isNegated ? '[\\s\\S]' : '(?!)'}.`
  if (node.kind === 'shorthand' && /^\\[dDwW]$/.test(node.sign))
    return '\\d and \\w also take digits and letters of other scripts, unless re.ASCII is set.'
  if (node.kind === 'character' && source.startsWith('\\u{'))
    return `${source} is written \\U${source.slice(3, -1).padStart(8, '0')}.`
  return undefined
}

function hasVaryingLength(body: Alternatives): boolean {
  for (const node of walk(body)) if (node.kind === 'repeat' && node.min !== node.max) return true
  return false
}
