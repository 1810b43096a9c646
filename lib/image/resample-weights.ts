import type { Filter } from './image-options.ts'

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

/** A filter of resampling: how much a pixel counts, by its distance in pixels of the coarser of both pictures. */
type Kernel = {
  /** Beyond this distance nothing counts. */
  readonly reach: number
  readonly weigh: (distance: number) => number
}

export const KERNELS: Readonly<Record<Exclude<Filter, 'nearest'>, Kernel>> = {
  lanczos: { reach: 3, weigh: (x) => sinc(x) * sinc(x / 3) },
  mitchell: { reach: 2, weigh: mitchell },
  bilinear: { reach: 1, weigh: (x) => Math.max(0, 1 - Math.abs(x)) },
}

/** The normalized sinc. */
function sinc(x: number): number {
  if (x === 0) return 1
  const angle = Math.PI * x
  return Math.sin(angle) / angle
}

/** Mitchell and Netravali, "Reconstruction Filters in Computer Graphics" (1988), with B = C = 1/3. */
function mitchell(distance: number): number {
  const x = Math.abs(distance)
  if (x < 1) return (7 * x ** 3 - 12 * x ** 2 + 16 / 3) / 6
  if (x < 2) return ((-7 / 3) * x ** 3 + 12 * x ** 2 - 20 * x + 32 / 3) / 6
  return 0
}
