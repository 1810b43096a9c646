import { type Alternatives, type Node, walk } from './grammar/node.ts'
import { parsePattern } from './grammar/parse-pattern.ts'

/**
 * Meanings of escaped letters in PCRE, Ruby, Python or .NET, with the equivalent here, where they are the letter
 * itself.
 */
const ESCAPES: Readonly<Record<string, string>> = {
  A: 'Write ^ without the flag m for the start of the text.',
  Z: 'Write $ without the flag m for the end of the text.',
  z: 'Write $ without the flag m for the end of the text.',
  h: 'Write [ \\t] for a space or a tab.',
  R: 'Write (?:\\r\\n|[\\n\\r]) for a line break.',
  K: 'Write (?<=…) for what stands before a match.',
  G: 'Use the flag y to go on where the last match ended.',
  Q: 'Escape each sign by itself; \\Q…\\E is not known.',
  X: 'A whole visible character has no short form.',
  p: 'Set the flag u for \\p{…}.',
  P: 'Set the flag u for \\P{…}.',
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
    return `${source}] is no class of letters here, but any sign between the brackets. Write it as in [a-z] or \\p{L}.`
  if (node.kind !== 'character') return undefined
  const letter = /^\\([A-Za-z])$/.exec(source)?.[1]
  const instead = letter === node.text ? ESCAPES[letter] : undefined
  return instead && `${source} is just the letter ${letter} here. ${instead}`
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
