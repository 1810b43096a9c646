import type { Offer } from './detectors.ts'

/** What the visitor thinks of a tool, the higher the better: a star before any number of visits. */
export type Liking = (slug: string) => number

const STEPS = 20
export const MAX_OFFERS = 5

/** The surest first; of those about as sure the one that the visitor likes more. */
export function ranked(offers: readonly Offer[], liking: Liking = () => 0): readonly Offer[] {
  const step = ({ sure }: Offer) => Math.round(sure * STEPS)
  return [...offers]
    .sort((a, b) => step(b) - step(a) || liking(b.slug) - liking(a.slug) || b.sure - a.sure)
    .slice(0, MAX_OFFERS)
}
