import { isCertain } from '#lib/content-detection/detection.ts'
import type { Offer } from './detectors.ts'
import type { Input } from './input.ts'

/** Says what an input looks like, by its best offer; undefined offers are still being found. */
export function sentenceOf(input: Input, offers: readonly Offer[] | undefined): string {
  if (!offers) return 'Looking at it…'
  const [best] = offers
  if (!best) return 'No tool can open this.'
  if (isCertain(best)) return `${best.says.slice(0, 1).toUpperCase()}${best.says.slice(1)}`
  return typeof input === 'string' && best.says === 'text'
    ? 'Text of no special kind'
    : `Perhaps ${best.says}`
}
