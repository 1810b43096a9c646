import * as v from 'valibot'
import { ApiRequest } from './api-request.ts'
import { storable, withoutCredentials } from './request/secrets.ts'

const MAX_ENTRIES = 100

/** Adds an entry to the history without its credentials; drops the hundredth before it. */
export function withEntry({ entries }: History, entry: Entry): History {
  const bare = { ...entry, request: withoutCredentials(entry.request) }
  return { entries: [bare, ...entries].slice(0, MAX_ENTRIES) }
}

/** Returns the entries whose method, URL or status contains every word of the query. */
export function searchHistory(entries: readonly Entry[], query: string): readonly Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter(({ request, status }) => {
    const text = `${request.method} ${request.url} ${status}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

const Entry = v.object({
  id: v.string(),
  /** Milliseconds since 1970. */
  at: v.number(),
  request: ApiRequest,
  /** 0 without a response. */
  status: v.number(),
  timeMs: v.number(),
})
export type Entry = v.InferOutput<typeof Entry>

/** Requests that were sent, the latest first, without credentials. */
export const History = v.object({ entries: v.optional(v.array(Entry), []) })
export type History = v.InferOutput<typeof History>

export function storableHistory({ entries }: History): History {
  return { entries: entries.map((entry) => ({ ...entry, request: storable(entry.request) })) }
}

/** Merges another tab's stored history with the complete entries of this one. */
export function historyWithMine(stored: History, mine: History): History {
  const fuller = new Map(mine.entries.map((entry) => [entry.id, entry]))
  return { entries: stored.entries.map((entry) => fuller.get(entry.id) ?? entry) }
}
