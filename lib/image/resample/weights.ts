import type { Kernel } from './kernels.ts'

/** For each pixel of a line that is made, which pixels of the line it is made of count, and how much. */
export type Weights = {
  /** The first that counts, by the place made. */
  readonly first: Int32Array
  /** How many count, by the place made. */
  readonly count: Int32Array
  /** The weights of each place, `most` apart; those of a place sum to 1. */
  readonly weight: Float32Array
  readonly max: number
}

/** Pixels beyond the ends do not count; the others share what is theirs. */
export function getWeights(from: number, to: number, { reach, weigh }: Kernel): Weights {
  const scale = from / to
  // When it shrinks, the filter is as wide as the pixels that are made.
  const stretch = Math.max(1, scale)
  const max = Math.min(from, Math.ceil(2 * reach * stretch) + 1)
  const first = new Int32Array(to)
  const count = new Int32Array(to)
  const weight = new Float32Array(to * max)
  for (let place = 0; place < to; place++) {
    const center = (place + 0.5) * scale
    const start = Math.max(0, Math.ceil(center - reach * stretch - 0.5))
    const end = Math.min(from, Math.floor(center + reach * stretch - 0.5) + 1, start + max)
    let sum = 0
    for (let pixel = start; pixel < end; pixel++) sum += weigh((pixel + 0.5 - center) / stretch)
    for (let pixel = start; pixel < end; pixel++)
      weight[place * max + pixel - start] = weigh((pixel + 0.5 - center) / stretch) / sum
    first[place] = start
    count[place] = end - start
  }
  return { first, count, weight, max }
}
