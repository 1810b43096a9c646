import type { Matches } from './matches.ts'

/**
 * Estimates the positions of matches after an edit at one position: later matches move, a match containing the edit
 * grows or shrinks, and a deleted one becomes empty. Valid until the next search completes.
 */
export function movedMatches(matches: Matches, before: string, after: string): Matches {
  if (before === after || matches.count === 0) return matches
  const max = Math.min(before.length, after.length)
  let from = 0
  while (from < max && before[from] === after[from]) from++
  let suffixLength = 0
  while (
    suffixLength < max - from &&
    before[before.length - suffixLength - 1] === after[after.length - suffixLength - 1]
  )
    suffixLength++
  const end = before.length - suffixLength
  const longer = after.length - before.length
  const start = (place: number) => (place < from ? place : place < end ? from : place + longer)
  const finish = (place: number) => (place <= from ? place : place < end ? from : place + longer)
  const spans = matches.spans.map((place, index) => (index % 2 === 0 ? start(place) : finish(place)))
  // A match of no length just where something came moves along as a whole.
  for (let at = 0; at < spans.length; at += 2) spans[at + 1] = Math.max(spans[at] ?? 0, spans[at + 1] ?? 0)
  return { ...matches, spans }
}
