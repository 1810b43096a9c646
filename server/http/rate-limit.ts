import { createHmac, hash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Background } from '../background.ts'
import type { Database } from '../database/open-database.ts'
import { serverSecret } from '../database/server-secrets.ts'
import type { Runtime } from '../runtime.ts'
import type { Connection } from './connection.ts'
import { HttpProblem } from './errors.ts'
import type { RequestLike } from './request-like.ts'

const MAX_KEYS = 100_000

type RateLimit = {
  /** Counts one try of this key. Throws HttpProblem 429 that says how long to wait when there were too many. */
  readonly consume: (key: string) => void
}

/**
 * Allows `burst` attempts at once and then one every `refillMs` (generic cell rate algorithm, ITU-T I.371). Each
 * process counts for itself. Keys (including network addresses) are stored only as a hash with a salt that dies with
 * the process.
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

/** Limit of each network, and its figures. */
export type NetworkLimit = {
  readonly burst: number
  readonly refillMs: number
  /** Counts a request of its visitor's network. Throws HttpProblem 429 that says how long to wait. */
  readonly consume: (request: RequestLike) => void
}

/** Creates a limit that counts the networks of visitors (`createRateLimit`). */
export function createNetworkLimit(
  { connection, elapsed }: Pick<Runtime, 'elapsed'> & { readonly connection: Pick<Connection, 'networkOf'> },
  rate: { readonly burst: number; readonly refillMs: number },
): NetworkLimit {
  const limit = createRateLimit({ ...rate, elapsed })
  return { ...rate, consume: (request) => limit.consume(connection.networkOf(request)) }
}

function tooMany(waitMs: number): HttpProblem {
  const waitS = Math.ceil(waitMs / 1000)
  return new HttpProblem(429, `Too many requests. Try again in ${waitS} s.`, waitS)
}

/** Drops what is full again from the front, and the oldest where there are too many. */
function forget(fullAt: Map<string, number>, time: number): void {
  for (const [hash, at] of fullAt) {
    if (at > time && fullAt.size <= MAX_KEYS) return
    fullAt.delete(hash)
  }
}

/** A key belongs to one of a million buckets; about four thousand IPv4 addresses share each, so it identifies none. */
const BUCKET_BITS = 20
const FORGET_MS = 60_000

type SharedLimit = {
  /** Counts one try of this key, in all processes. Throws HttpProblem 429 that says how long to wait. */
  readonly consume: (key: string) => Promise<void>
}

/** Creates a limit; its name separates it from the others. */
export type SharedLimits = (
  name: string,
  how: { readonly burst: number; readonly refillMs: number },
) => SharedLimit

/**
 * Creates rate limits shared by all processes of one database. The process counts first, so that its own rejections
 * cause no database query. Keys are not stored: a bucket is a few bits of the key's hash, and is deleted when it is
 * full again.
 */
export async function createSharedLimits(
  dependencies: Runtime & { readonly database: Database; readonly background: Background },
): Promise<SharedLimits> {
  const { database, background, now, elapsed, randomBytes } = dependencies
  const secret = await serverSecret(database, 'limits', randomBytes)
  let forgottenAt = elapsed()
  const forgetNowAndThen = () => {
    if (elapsed() - forgottenAt < FORGET_MS) return
    forgottenAt = elapsed()
    background.run(() => deleteFullBuckets(dependencies))
  }
  return (name, { burst, refillMs }) => {
    const own = createRateLimit({ burst, refillMs, elapsed })
    return {
      async consume(key) {
        own.consume(key)
        forgetNowAndThen()
        const waitMs = await waitFor(bucketOf(secret, name, key), { burst, refillMs })
        if (waitMs > 0) throw tooMany(waitMs)
      },
    }
  }

  /** Counts in a bucket (generic cell rate algorithm); returns the milliseconds to wait if it is empty. */
  async function waitFor(bucket: string, { burst, refillMs }: { burst: number; refillMs: number }) {
    const time = sql<number>`CAST(${now()} AS bigint)`
    const refill = sql<number>`CAST(${refillMs} AS bigint)`
    const max = sql<number>`CAST(${burst * refillMs} AS bigint)`
    // A bucket that is emptier than empty was counted by a clock that has been set back since.
    const begin = sql<number>`CASE WHEN request_limit.full_at BETWEEN ${time} AND ${time} + ${max} THEN request_limit.full_at ELSE ${time} END`
    const counted = await database
      .insertInto('request_limit')
      .values({ bucket, full_at: sql`${time} + ${refill}` })
      .onConflict((conflict) =>
        conflict
          .column('bucket')
          .doUpdateSet({ full_at: sql`${begin} + ${refill}` })
          .where(sql<boolean>`${begin} + ${refill} - ${time} <= ${max}`),
      )
      .returning('full_at')
      .executeTakeFirst()
    if (counted) return 0
    const row = await database
      .selectFrom('request_limit')
      .select('full_at')
      .where('bucket', '=', bucket)
      .executeTakeFirst()
    return Math.max(1, (row?.full_at ?? 0) + refillMs - now() - burst * refillMs)
  }
}

function bucketOf(secret: string, name: string, key: string): string {
  const digest = createHmac('sha256', secret).update(`${name} ${key}`).digest()
  return `${name} ${digest.readUInt32BE() >>> (32 - BUCKET_BITS)}`
}

/** Whether the limit lets this through, for work that then silently is not done. */
export async function isWithin(limit: SharedLimit, key: string): Promise<boolean> {
  try {
    await limit.consume(key)
    return true
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 429) return false
    throw error
  }
}

/** Deletes the buckets that are full again; they limit nothing. */
export async function deleteFullBuckets({
  database,
  now,
}: { readonly database: Database } & Pick<Runtime, 'now'>): Promise<void> {
  await database.deleteFrom('request_limit').where('full_at', '<=', now()).execute()
}
