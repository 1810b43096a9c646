import { flavorHints } from './flavor-hints.ts'
import { findSlowPart, type SlowPart } from './grammar/find-slow-part.ts'

const REASONS = {
  nested: 'repeats something that itself repeats, and both can take the same characters',
  alternatives: 'repeats alternatives that can take the same text',
  neighbors: 'repeats the same characters twice in a row',
} as const

export const SLOW_PATTERN = 'This pattern may be slow.'

/** Continues a sentence that begins with the slow part. */
export function slowReason({ reason }: SlowPart): string {
  return `${REASONS[reason]}: on a text that almost matches, every way to divide it is tried.`
}

/** Warnings of a valid pattern in the words of the page: catastrophic backtracking, and syntax of other engines. */
export function patternWarnings(pattern: string, flags: string): string[] {
  const slow = findSlowPart(pattern, flags)
  const hints = flavorHints(pattern, flags)
  if (!slow) return [...hints]
  return [`${SLOW_PATTERN} ${pattern.slice(slow.start, slow.end)} ${slowReason(slow)}`, ...hints]
}
