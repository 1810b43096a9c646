import { createHmac, hash, randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import * as v from 'valibot'
import { DAY_MS } from '#lib/dates/durations.ts'
import { serverSecret, signingSecrets } from '../../database/server-secrets.ts'
import type { Dependencies } from '../../dependencies.ts'
import { MAX_COOKIE_AGE_S } from '../../http/max-cookie-age.ts'
import type { RequestLike } from '../../http/request-like.ts'
import { isSameSecret } from '../../http/timing-safe.ts'

const COOKIE = 'sundry-voter'
const TOKEN_BYTES = 18

const receiptSchema = v.strictObject({
  poll: v.string(),
  voter: v.string(),
  choices: v.array(v.number()),
  /** How often this vote has been changed, and its poll emptied, before. */
  revision: v.number(),
  timesEmptied: v.number(),
})
export type Receipt = v.InferOutput<typeof receiptSchema>

/** Tells browsers apart by a random token in a signed cookie, and knows nothing else of them. */
export type Voters = {
  /** Sets a token for a browser without one, and renews the signature of an existing one. */
  readonly greet: (context: Context) => Promise<void>
  /** Token of the request; undefined if the browser sent none, or one without a valid signature. */
  readonly tokenOf: (request: RequestLike) => Promise<string | undefined>
  /** Identifier of a browser in one poll, different in each. */
  readonly hashOf: (token: string, pollId: string) => string
  readonly writeReceipt: (receipt: Receipt) => Promise<string>
  /** Returns undefined if the receipt is forged or changed. */
  readonly readReceipt: (text: string) => Promise<Receipt | undefined>
}

export async function createVoterService(dependencies: Dependencies): Promise<Voters> {
  const { connection, basePath, randomBytes } = dependencies
  // Never rotated: with another one everyone could vote again.
  const votersSecret = await serverSecret(dependencies.database, 'polls', randomBytes)
  const secrets = signingSecrets(dependencies, 'votes')
  const sign = async (what: string, text: string) => signed(what, text, (await secrets.now())[0])
  /** The text, where one of our secrets has signed it. */
  const textOf = (what: string, whole: string): Promise<string | undefined> => {
    const [text = ''] = whole.split('.')
    return secrets.firstOf((secret) => (isSameSecret(whole, signed(what, text, secret)) ? text : undefined))
  }
  const tokenOf = async (request: RequestLike) => {
    const cookie = cookieOf(request)
    return cookie === undefined ? undefined : textOf('token', cookie)
  }
  return {
    tokenOf,
    async greet(context) {
      const token = (await tokenOf(context)) ?? Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url')
      const cookie = await sign('token', token)
      if (cookie === cookieOf(context)) return
      setCookie(context, COOKIE, cookie, {
        httpOnly: true,
        sameSite: 'Lax',
        path: `${basePath}/api/polls`,
        maxAge: MAX_COOKIE_AGE_S,
        secure: connection.isSecure(context),
      })
    },
    hashOf: (token, pollId) => hmac(`voter ${pollId} ${token}`, votersSecret),
    writeReceipt: (receipt) => sign('receipt', Buffer.from(JSON.stringify(receipt)).toString('base64url')),
    async readReceipt(whole) {
      const text = await textOf('receipt', whole)
      return text === undefined
        ? undefined
        : v.parse(receiptSchema, JSON.parse(Buffer.from(text, 'base64url').toString()))
    },
  }
}

/** Returns the cookie as set: it contains nothing that needs decoding. */
function cookieOf({ req }: RequestLike): string | undefined {
  const pairs = req.header('cookie')?.split(';') ?? []
  return pairs
    .find((pair) => pair.trimStart().startsWith(`${COOKIE}=`))
    ?.trim()
    .slice(COOKIE.length + 1)
}

/** Returns a string with its signature, which is valid for one purpose only. */
function signed(purpose: string, text: string, secret: string): string {
  return `${text}.${hmac(`${purpose} ${text}`, secret)}`
}

/** Returns the HMAC-SHA-256 (RFC 2104) of a string in base64url. */
function hmac(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}

const MAX_KEYS = 100_000

/** The places that a network has for new voters of a poll. */
export type VoterQuota = {
  /** Acquires one slot and returns its release function; undefined if all are in use. */
  readonly acquire: (key: string, max: number) => (() => void) | undefined
}

/**
 * Counts up to a limit per key for a day from the first one. Each process counts for itself. Keys contain network
 * addresses: they are stored only as a hash with a salt that dies with the process.
 */
export function createVoterQuota(elapsed: () => number): VoterQuota {
  const salt = randomUUID()
  /** In the order of their start, and therefore also of their end. */
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
