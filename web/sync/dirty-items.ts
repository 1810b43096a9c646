import type { Synced } from '../platform/store/synced.ts'

/** What may have changed here since it was looked at: items by their ids, or, undefined, all of a collection. */
export type Touched = Map<Synced, Set<string> | undefined>

/** Of more items all are looked at. */
const MAX_ITEMS = 2000

export function touch(touched: Touched, collection: Synced, ids?: Iterable<string>): void {
  const known = touched.has(collection) ? touched.get(collection) : new Set<string>()
  for (const id of ids ?? []) known?.add(id)
  touched.set(collection, ids && known && known.size <= MAX_ITEMS ? known : undefined)
}
