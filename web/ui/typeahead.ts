/** Characters that were typed in short succession, to find an item of a menu or a tree by the start of its label. */
export type Typeahead = { readonly text: string; readonly atMs: number }

export const NOTHING_TYPED: Typeahead = { text: '', atMs: Number.NEGATIVE_INFINITY }

/** Pause after which a character starts again. */
const PAUSE_MS = 500

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'timeStamp'>

/** Returns the typed characters with that of a key; undefined for any other key. A space cannot be the first. */
export function typeAhead({ text, atMs }: Typeahead, key: Key): Typeahead | undefined {
  if ([...key.key].length !== 1 || key.ctrlKey || key.metaKey || key.altKey) return undefined
  const before = key.timeStamp - atMs > PAUSE_MS ? '' : text
  if (key.key === ' ' && before === '') return undefined
  return { text: before + key.key.toLowerCase(), atMs: key.timeStamp }
}

/**
 * Returns the index of the next item whose label starts with the typed text, from the item at `from` to the one before
 * it; undefined without a match. One character, even if repeated, leads to the items after `from`; more of them can
 * match the same item again.
 */
export function findTyped(
  text: string,
  from: number,
  count: number,
  labelAt: (index: number) => string,
): number | undefined {
  const [first = ''] = text
  const isRepeated = [...text].every((char) => char === first)
  const wanted = isRepeated ? first : text
  const start = isRepeated ? 1 : 0
  for (let step = start; step < count + start; step++) {
    const index = (from + step) % count
    if (labelAt(index).trimStart().toLowerCase().startsWith(wanted)) return index
  }
  return undefined
}
