import { type CharacterSet, CharacterSets } from './character-sets.ts'
import type { Alternatives, Node, Repeat, Sequence, Span } from './node.ts'
import { parsePattern } from './parse-pattern.ts'

export type SlowPart = Span & { readonly reason: 'nested' | 'alternatives' | 'neighbors' }

/** Number of repetitions from which the possible divisions are too many to try. */
const MANY = 10

/**
 * Returns the first part of a valid pattern that can divide the same string in very many ways, so that a near match
 * takes forever: a nested repetition, repeated alternatives that start alike, and two neighbors that repeat the same
 * characters. A heuristic: it can miss cases and warn of impossible ones.
 */
export function findSlowPart(pattern: string, flags: string): SlowPart | undefined {
  const sets = new CharacterSets(pattern, flags)
  return inAlternatives(parsePattern(pattern, flags).root, sets)
}

function inAlternatives({ options }: Alternatives, sets: CharacterSets): SlowPart | undefined {
  for (const { items } of options) {
    const found = neighbors(items, sets) ?? firstFound(items, (item) => inNode(item, sets))
    if (found) return found
  }
  return undefined
}

function inNode(node: Node, sets: CharacterSets): SlowPart | undefined {
  if (node.kind === 'group') return inAlternatives(node.body, sets)
  if (node.kind !== 'repeat') return undefined
  const { start, end, item, max } = node
  if (max >= MANY && item.kind === 'group') {
    const whole = sets.firstOf(item)
    if (hasNested(item.body, whole, [], sets)) return { start, end, reason: 'nested' }
    if (hasDoubled(item.body, whole, sets)) return { start, end, reason: 'alternatives' }
  }
  return inNode(item, sets)
}

/**
 * Returns whether an iteration of the outer repetition contains an inner repetition that could equally be several
 * iterations: everything next to it can be empty or consist of its characters, and an iteration can start with them.
 */
function hasNested(
  body: Alternatives,
  whole: CharacterSet,
  beside: readonly Node[],
  sets: CharacterSets,
): boolean {
  return body.options.some(({ items }) =>
    items.some((item, index) => {
      const others = [...beside, ...items.filter((_, at) => at !== index)]
      if (item.kind === 'group') return hasNested(item.body, whole, others, sets)
      if (item.kind !== 'repeat') return false
      const own = sets.firstOf(item)
      const isOpen = others.every((other) => sets.mayBeEmpty(other) || (sets.firstOf(other) & own) !== 0n)
      if (item.max >= MANY && (own & whole) !== 0n && isOpen) return true
      return item.item.kind === 'group' && hasNested(item.item.body, whole, others, sets)
    }),
  )
}

/** Whether two alternatives of a repeated group can match the same text. */
function hasDoubled({ options }: Alternatives, whole: CharacterSet, sets: CharacterSets): boolean {
  return options.some((option, index) =>
    options.slice(index + 1).some((other) => isDouble(option, other, whole, sets)),
  )
}

function isDouble(one: Sequence, other: Sequence, whole: CharacterSet, sets: CharacterSets): boolean {
  for (let at = 0; ; at++) {
    const [a, b] = [one.items[at], other.items[at]]
    if (!a && !b) return true
    // The longer one continues where the next iteration would start.
    if (!a || !b) return (sets.firstOf(a ?? b ?? one) & whole) !== 0n
    if ((sets.firstOf(a) & sets.firstOf(b)) === 0n) return false
    if (!isOneCharacter(a) || !isOneCharacter(b)) return true
  }
}

function isOneCharacter({ kind }: Node): boolean {
  return kind === 'character' || kind === 'class' || kind === 'shorthand' || kind === 'property'
}

/** Two unbounded repetitions of the very same characters with nothing necessary between them. */
function neighbors(items: readonly Node[], sets: CharacterSets): SlowPart | undefined {
  let before: Repeat | undefined
  for (const item of items) {
    if (item.kind === 'repeat' && item.max === Infinity && isOneCharacter(item.item)) {
      if (before && sets.firstOf(before) === sets.firstOf(item))
        return { start: before.start, end: item.end, reason: 'neighbors' }
      before = item
    } else if (!sets.mayBeEmpty(item)) before = undefined
  }
  return undefined
}

function firstFound<T, R>(list: readonly T[], find: (entry: T) => R | undefined): R | undefined {
  for (const entry of list) {
    const found = find(entry)
    if (found !== undefined) return found
  }
  return undefined
}
