import { withoutCredentials } from '../request/secrets.ts'
import type { Entry, History } from './history.ts'

const MAX_ENTRIES = 100

/** The history with an entry more, which leaves its credentials behind; the hundredth before it goes. */
export function withEntry({ entries }: History, entry: Entry): History {
  const bare = { ...entry, request: withoutCredentials(entry.request) }
  return { entries: [bare, ...entries].slice(0, MAX_ENTRIES) }
}
