import type { Segment } from './segments.ts'

export type ProjectTime = { readonly projectId: string; readonly seconds: number }

/** The time of each project, the longest first. */
export function projectTimes(segments: readonly Segment[]): ProjectTime[] {
  const sums = new Map<string, number>()
  for (const { entry, seconds } of segments)
    sums.set(entry.projectId, (sums.get(entry.projectId) ?? 0) + seconds)
  return [...sums]
    .map(([projectId, seconds]) => ({ projectId, seconds }))
    .sort((a, b) => b.seconds - a.seconds)
}
