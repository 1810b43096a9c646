type Entry<T> = { readonly at: number; readonly value: Promise<T> }

/** Caches what is costly to read, for a moment. */
type BriefCache<T> = {
  /** Returns the value, read at most once in the moment, however many ask. A failed reading is not kept. */
  readonly get: (key: string) => Promise<T>
  /** Makes the next `get` read again. */
  readonly forget: (key: string) => void
}

/** Creates a cache of up to `max` values, each for `maxAgeMs`. */
export function createBriefCache<T>({
  read,
  elapsed,
  maxAgeMs,
  max = 300,
}: {
  readonly read: (key: string) => Promise<T>
  readonly elapsed: () => number
  readonly maxAgeMs: number
  readonly max?: number
}): BriefCache<T> {
  /** The oldest first. */
  const entries = new Map<string, Entry<T>>()
  const dropOld = () => {
    for (const [key, { at }] of entries) {
      if (entries.size <= max && elapsed() - at < maxAgeMs) return
      entries.delete(key)
    }
  }
  return {
    get(key) {
      dropOld()
      const known = entries.get(key)
      if (known) return known.value
      const entry = { at: elapsed(), value: read(key) }
      entries.set(key, entry)
      entry.value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key)
      })
      return entry.value
    },
    forget: (key) => entries.delete(key),
  }
}
