import { type RandomInteger, randomInteger } from './random-integer.ts'

/** A copy in random order, every order equally likely (Fisher–Yates, Knuth's Algorithm P). */
export function shuffle<T>(items: readonly T[], random: RandomInteger = randomInteger): T[] {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = random(0, last)
    // Both places lie inside the list, so what they hold is a T even where T includes undefined.
    const lastItem = shuffled[last] as T
    shuffled[last] = shuffled[other] as T
    shuffled[other] = lastItem
  }
  return shuffled
}

/** One of the items, each equally likely. Throws RangeError for an empty list. */
export function pick<T>(items: readonly T[], random: RandomInteger = randomInteger): T {
  if (items.length === 0) throw new RangeError('Nothing can be picked from an empty list')
  // The place lies inside the list, so what it holds is a T even where T includes undefined.
  return items[random(0, items.length - 1)] as T
}
