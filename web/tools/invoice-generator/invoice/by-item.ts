import type { Item } from './invoice.ts'

type Reckoned<Value> = { readonly item: Item; readonly value: Value }

/**
 * Something of each item, in their order. What it gave last is kept: an item that changes is another object, so at a key
 * only one of thousands is reckoned again.
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
