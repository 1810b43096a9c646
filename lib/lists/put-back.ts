/**
 * A list with those items in it again that were taken out of it: each behind the nearest one that stood before it and
 * still does, else at the front. What came, went or was changed since then stays so, and none is there twice.
 * `before` is the list before they were taken out; `keyOf` tells which item is which.
 */
export function putBack<T>(
  now: readonly T[],
  before: readonly T[],
  gone: readonly T[],
  keyOf: (item: T) => unknown = (item) => item,
): T[] {
  const present = new Set(now.map(keyOf))
  const wanted = new Set(gone.map(keyOf))
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

/** One item put back, under its own number, or under a free one where something else has got that meanwhile. */
export function putBackNumbered<T extends { readonly id: number }>(
  now: readonly T[],
  before: readonly T[],
  gone: T,
): T[] {
  const numbers = now.map(({ id }) => id)
  const back = numbers.includes(gone.id) ? { ...gone, id: 1 + Math.max(...numbers) } : gone
  const places = before.map((item) => (item.id === gone.id ? back : item))
  return putBack(now, places, [back], ({ id }) => id)
}
