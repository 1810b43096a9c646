import type { Visit } from './visits.ts'

/** The numbers of the tools opened last, latest first. */
export function recentIds(visits: readonly Visit[], max: number): number[] {
  return [...visits]
    .sort((a, b) => b.last - a.last)
    .slice(0, max)
    .map(({ id }) => id)
}

/** The numbers of the tools opened most often, at least twice; of equals the later one first. */
export function oftenIds(visits: readonly Visit[], max: number): number[] {
  return visits
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.count - a.count || b.last - a.last)
    .slice(0, max)
    .map(({ id }) => id)
}
