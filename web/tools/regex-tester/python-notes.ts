import type { Alternatives, Node } from './grammar/node.ts'
import { parsePattern } from './grammar/parse-pattern.ts'
import { walk } from './grammar/walk.ts'

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
