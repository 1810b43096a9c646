import type { Filter } from './filters.ts'

/** A filter of resampling: how much a pixel counts, by its distance in pixels of the coarser of both pictures. */
export type Kernel = {
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
