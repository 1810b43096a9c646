import { favorites } from '../app/preferences/favorites.ts'
import { visitStore } from '../app/preferences/visits.ts'
import { tools } from '../catalog/catalog.ts'
import type { Offer } from './detectors.ts'

/** Visitor's affinity to a tool, the higher the better: a star outweighs any number of visits. */
export type Affinity = (slug: string) => number

/** Offers below this are for any text, and would precede what is searched for. */
export const WORTH_OFFERING = 0.45
const STEPS = 20
const MAX_OFFERS = 5

/** Returns the five best offers: the most confident first, and of about equal ones the visitor's favorite first. */
export function topOffers(offers: readonly Offer[], affinity: Affinity = () => 0): readonly Offer[] {
  const step = ({ confidence }: Offer) => Math.round(confidence * STEPS)
  return [...offers]
    .sort((a, b) => step(b) - step(a) || affinity(b.slug) - affinity(a.slug) || b.confidence - a.confidence)
    .slice(0, MAX_OFFERS)
}

const STAR = 1e9

/** The user's affinity for each tool, as this browser knows it. */
export const affinity: Affinity = (slug) => {
  const id = tools.find((tool) => tool.slug === slug)?.id ?? 0
  const star = favorites.get().includes(id) ? STAR : 0
  return star + (visitStore.get().visits.find((visit) => visit.id === id)?.count ?? 0)
}
