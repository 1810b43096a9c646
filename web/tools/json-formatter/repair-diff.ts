import type { Change } from '#lib/json/repair/change.ts'

/** Part of the diff of a repair. */
export type DiffPart = { readonly kind: 'same' | 'removed' | 'added' | 'skipped'; readonly text: string }

/** Returns each reason once, in the order of the text, with the number of its changes if there are several. */
export function listReasons(changes: readonly Change[]): string[] {
  const counts = new Map<string, number>()
  for (const { reason } of changes) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return Array.from(counts, ([reason, count]) =>
    count === 1 ? reason : `${reason} (${count.toLocaleString('en')} times)`,
  )
}

const CONTEXT = 60

/**
 * Returns the text with its changes highlighted; of unchanged text only the surroundings of a change, the rest as
 * `skipped`.
 */
export function repairDiff(text: string, changes: readonly Change[]): DiffPart[] {
  const parts: DiffPart[] = []
  let end = 0
  for (const { offset, length, replacement } of changes) {
    parts.push(...sameParts(text.slice(end, offset), end > 0, true))
    parts.push({ kind: 'removed', text: text.slice(offset, offset + length) })
    parts.push({ kind: 'added', text: replacement })
    end = offset + length
  }
  parts.push(...sameParts(text.slice(end), changes.length > 0, false))
  return parts.filter((part) => part.text !== '')
}

function sameParts(text: string, isAfterChange: boolean, isBeforeChange: boolean): DiffPart[] {
  const head = isAfterChange ? CONTEXT : 0
  const tail = text.length - (isBeforeChange ? CONTEXT : 0)
  if (tail <= head) return [{ kind: 'same', text }]
  return [
    { kind: 'same', text: text.slice(0, head) },
    { kind: 'skipped', text: text.slice(head, tail) },
    { kind: 'same', text: text.slice(tail) },
  ]
}
