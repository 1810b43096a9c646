import { putBack } from './put-back.ts'

/** Restores one item under its own number, or under a free one if another item has that number. */
export function putBackNumbered<T extends { readonly id: number }>(
  now: readonly T[],
  before: readonly T[],
  removed: T,
): T[] {
  const numbers = now.map(({ id }) => id)
  const back = numbers.includes(removed.id) ? { ...removed, id: 1 + Math.max(...numbers) } : removed
  const places = before.map((item) => (item.id === removed.id ? back : item))
  return putBack(now, places, [back], ({ id }) => id)
}
