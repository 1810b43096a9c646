import type { Synced } from '../platform/store/synced.ts'

/** Items that can have changed since the last scan, by collection: their ids, or undefined for all. */
export type DirtyItems = Map<Synced, Set<string> | undefined>

/** With more items the whole collection is scanned. */
const MAX_ITEMS = 2000

export function markDirty(dirty: DirtyItems, collection: Synced, ids?: Iterable<string>): void {
  const known = dirty.has(collection) ? dirty.get(collection) : new Set<string>()
  for (const id of ids ?? []) known?.add(id)
  dirty.set(collection, ids && known && known.size <= MAX_ITEMS ? known : undefined)
}
