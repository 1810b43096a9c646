import type { Node } from './grammar/node.ts'
import { parsePattern } from './grammar/parse-pattern.ts'
import { walk } from './grammar/walk.ts'

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
