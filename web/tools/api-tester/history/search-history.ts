import type { Entry } from './history.ts'

/** Entries whose method, address or status holds every word that is searched for. */
export function searchHistory(entries: readonly Entry[], query: string): readonly Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter(({ request, status }) => {
    const text = `${request.method} ${request.url} ${status}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
