import { hash, randomUUID } from 'node:crypto'
import { HttpProblem } from './errors.ts'

const MAX_KEYS = 100_000

export type RateLimit = {
  /** Counts one try of this key. Throws HttpProblem 429 that says how long to wait when there were too many. */
  readonly consume: (key: string) => void
}

/**
 * Lets `burst` tries through at once and then one every `refillMs` (generic cell rate algorithm, ITU-T I.371). Each process
 * counts for itself. Keys (addresses of the network among them) are kept only as a hash with a salt that dies with the
 * process.
 */
export function createRateLimit({
  burst,
  refillMs,
  elapsed,
}: {
  readonly burst: number
  readonly refillMs: number
  /** Milliseconds of a clock that is never set. */
  readonly elapsed: () => number
}): RateLimit {
  const salt = randomUUID()
  /** When each key's bucket will be full again, the oldest entry first. */
  const fullAt = new Map<string, number>()
  return {
    consume(key) {
      const time = elapsed()
      const salted = hash('sha256', salt + key, 'base64')
      const next = Math.max(fullAt.get(salted) ?? time, time) + refillMs
      const waitMs = next - time - burst * refillMs
      if (waitMs > 0) throw tooMany(waitMs)
      fullAt.delete(salted)
      fullAt.set(salted, next)
      forget(fullAt, time)
    },
  }
}

export function tooMany(waitMs: number): HttpProblem {
  return new HttpProblem(429, `Too many requests. Try again in ${Math.ceil(waitMs / 1000)} s.`)
}

/** Drops what is full again from the front, and the oldest where there are too many. */
function forget(fullAt: Map<string, number>, time: number): void {
  for (const [hash, at] of fullAt) {
    if (at > time && fullAt.size <= MAX_KEYS) return
    fullAt.delete(hash)
  }
}
