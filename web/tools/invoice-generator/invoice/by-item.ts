import type { Item } from './invoice.ts'

type Reckoned<Value> = { readonly item: Item; readonly value: Value }

/**
 * Maps each item, in order. Caches the last results: a changed item is another object, so at a key press only one of
 * thousands is computed again.
 */
export function byItem<Value>(reckon: (item: Item) => Value): (items: readonly Item[]) => readonly Value[] {
  let last: readonly Reckoned<Value>[] = []
  return (items) => {
    const before = last
    /** Made for rows that have moved. */
    let places: Map<Item, Reckoned<Value>> | undefined
    last = items.map((item, index) => {
      const same = before[index]
      if (same?.item === item) return same
      places ??= new Map(before.map((one) => [one.item, one]))
      return places.get(item) ?? { item, value: reckon(item) }
    })
    return last.map(({ value }) => value)
  }
}
