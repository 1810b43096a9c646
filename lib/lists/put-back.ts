/**
 * Returns the list with removed items restored: each after the nearest remaining one that preceded it, else at the
 * front. Later additions, removals and changes are preserved, and no item is duplicated. `before` is the list before
 * the removal; `keyOf` identifies an item.
 */
export function putBack<T>(
  now: readonly T[],
  before: readonly T[],
  removed: readonly T[],
  keyOf: (item: T) => unknown = (item) => item,
): T[] {
  const present = new Set(now.map(keyOf))
  const wanted = new Set(removed.map(keyOf))
  const first: T[] = []
  const behind = new Map<unknown, T[]>()
  let place = first
  for (const item of before) {
    const key = keyOf(item)
    if (present.has(key)) {
      place = []
      behind.set(key, place)
    } else if (wanted.has(key)) place.push(item)
  }
  return [...first, ...now.flatMap((item) => [item, ...(behind.get(keyOf(item)) ?? [])])]
}
