/** Edit of a string; offsets and lengths are UTF-16 units of the original. */
export type Change = {
  readonly offset: number
  /** How much is taken away; 0 for an insertion. */
  readonly length: number
  readonly replacement: string
  /** Human-readable description. */
  readonly reason: string
}

/** In the order of the text; an insertion comes before a replacement at the same place. */
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
