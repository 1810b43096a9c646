import { favorites } from '../app/preferences/favorites.ts'
import { visitStore } from '../app/preferences/visits.ts'
import { tools } from '../catalog/catalog.ts'
import type { Affinity } from './rank.ts'

const STAR = 1e9

/** The user's affinity for each tool, as this browser knows it. */
export const affinity: Affinity = (slug) => {
  const id = tools.find((tool) => tool.slug === slug)?.id ?? 0
  const star = favorites.get().includes(id) ? STAR : 0
  return star + (visitStore.get().visits.find((visit) => visit.id === id)?.count ?? 0)
}
