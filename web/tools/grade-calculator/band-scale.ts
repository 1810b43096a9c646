import type { Decimal } from '#lib/numbers/decimal.ts'
import { approximately } from '#lib/numbers/powers.ts'
import type { Band } from './scales.ts'

/** A part of the drawn scale, from the lowest band up; its width is a share of the whole, as a float. */
export type BandPart = { readonly grade: string; readonly from: string; readonly width: number }

/** The scale as drawn: its parts, and the percentage at which the lowest one starts. */
export type BandScale = { readonly start: number; readonly parts: readonly BandPart[] }

const TOP = 100
/** Percent of the lowest band that are drawn: most of it is never needed. */
const LOWEST = 5

/** The bands up to 100 %; the lowest is drawn in part. Undefined without two bands below that. */
export function bandScale(bands: readonly Band[]): BandScale | undefined {
  const rising = bands.toReversed().filter(({ from }) => Number(from) < TOP)
  const [lowest, second] = rising
  if (!lowest || !second) return undefined
  const start = Math.max(Number(lowest.from), Number(second.from) - LOWEST)
  const parts = rising.map(({ grade, from }, index) => {
    const end = Number(rising[index + 1]?.from ?? TOP)
    return { grade, from, width: (end - Math.max(start, Number(from))) / (TOP - start) }
  })
  return { start, parts }
}

/** Returns the place of a percentage on the drawn scale, 0 to 1; clamped to its ends. */
export function placeOn({ start }: BandScale, percent: Decimal): number {
  return Math.min(1, Math.max(0, (approximately(percent) - start) / (TOP - start)))
}
