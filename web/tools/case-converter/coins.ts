import type { RandomInteger } from '#lib/random/random.ts'
import type { IsCapital } from './letter-case.ts'

const BITS = 30

/**
 * Coins that lie as they fell: each position is tossed once, fairly, when it is first asked for. So what is typed
 * on leaves the rest as it was.
 */
export class Coins {
  readonly #random: RandomInteger
  readonly #tossed: number[] = []

  constructor(random: RandomInteger) {
    this.#random = random
  }

  readonly isHead: IsCapital = (position) => {
    const word = Math.floor(position / BITS)
    while (this.#tossed.length <= word) this.#tossed.push(this.#random(0, 2 ** BITS - 1))
    return headAt(this.#tossed, position)
  }

  /** The first coins as plain data, enough for `count` positions; see {@link headAt}. */
  upTo(count: number): Uint32Array<ArrayBuffer> {
    this.isHead(count)
    return Uint32Array.from(this.#tossed)
  }
}

/** Whether the coin at a position shows its head. */
export function headAt(tossed: ArrayLike<number>, position: number): boolean {
  return (((tossed[Math.floor(position / BITS)] ?? 0) >> (position % BITS)) & 1) === 1
}
