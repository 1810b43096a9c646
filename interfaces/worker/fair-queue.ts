/** Maximum numbers of waiting items. */
export type QueueLimits = { readonly perOwner: number; readonly total: number }

/** Waiting items of several owners, taken in turn: an owner with many items does not delay the others. */
export class FairQueue<Item> {
  readonly #limits: QueueLimits
  /** In the order of their turns. */
  readonly #waiting = new Map<string, Item[]>()
  #size = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /** Adds an item; returns the limit that prevents it, if any. */
  add(owner: string, item: Item): keyof QueueLimits | undefined {
    const own = this.#waiting.get(owner) ?? []
    if (own.length >= this.#limits.perOwner) return 'perOwner'
    if (this.#size >= this.#limits.total) return 'total'
    own.push(item)
    this.#waiting.set(owner, own)
    this.#size++
    return undefined
  }

  /** Takes the first item of the first owner that passes the test; its owner's next turn is after all others. */
  take(canTake: (owner: string) => boolean): Item | undefined {
    for (const [owner, [item]] of this.#waiting) {
      if (item === undefined || !canTake(owner)) continue
      this.remove(owner, item)
      const rest = this.#waiting.get(owner)
      if (rest) {
        this.#waiting.delete(owner)
        this.#waiting.set(owner, rest)
      }
      return item
    }
    return undefined
  }

  /** Removes an item; returns whether it was waiting. */
  remove(owner: string, item: Item): boolean {
    const own = this.#waiting.get(owner) ?? []
    const at = own.indexOf(item)
    if (at === -1) return false
    own.splice(at, 1)
    this.#size--
    if (own.length === 0) this.#waiting.delete(owner)
    return true
  }

  clear(): void {
    this.#waiting.clear()
    this.#size = 0
  }
}
