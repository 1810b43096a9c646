/** Edit of a string; offsets and lengths are UTF-16 units of the original. */
export type Change = {
  readonly offset: number
  /** Number of characters removed; 0 for an insertion. */
  readonly length: number
  readonly replacement: string
  /** Human-readable description. */
  readonly reason: string
}

/** Sorts in the order of the text; an insertion precedes a replacement at the same position. */
export function inTextOrder(changes: readonly Change[]): Change[] {
  return changes.toSorted((a, b) => a.offset - b.offset || Math.sign(a.length) - Math.sign(b.length))
}

/** The text with all changes made; they must be in text order and not overlap. */
export function applyChanges(text: string, changes: readonly Change[]): string {
  let changed = ''
  let end = 0
  for (const { offset, length, replacement } of changes) {
    changed += text.slice(end, offset) + replacement
    end = offset + length
  }
  return changed + text.slice(end)
}
