import { hash, randomUUID } from 'node:crypto'
import { DAY_MS } from '#lib/dates/durations.ts'

const MAX_KEYS = 100_000

/** The places that a network has for new voters of a poll. */
export type VoterQuota = {
  /** Acquires one slot and returns its release function; undefined if all are in use. */
  readonly acquire: (key: string, max: number) => (() => void) | undefined
}

/**
 * Counts up to so many of a key for a day from the first one on. Each process counts for itself. Keys hold addresses of
 * the network: they are kept only as a hash with a salt that dies with the process.
 */
export function createVoterQuota(elapsed: () => number): VoterQuota {
  const salt = randomUUID()
  /** In the order in which they begin, so also in that in which they end. */
  const days = new Map<string, { readonly endsAt: number; used: number }>()
  const begin = (key: string) => {
    const day = { endsAt: elapsed() + DAY_MS, used: 0 }
    days.set(key, day)
    for (const [oldest, { endsAt }] of days) {
      if (endsAt > elapsed() && days.size <= MAX_KEYS) break
      days.delete(oldest)
    }
    return day
  }
  return {
    acquire(key, max) {
      const salted = hash('sha256', salt + key, 'base64')
      const known = days.get(salted)
      if (known && known.endsAt <= elapsed()) days.delete(salted)
      const day = known && known.endsAt > elapsed() ? known : begin(salted)
      if (day.used >= max) return undefined
      day.used++
      return () => {
        day.used--
      }
    },
  }
}
