import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import type { Outside } from '../../outside.ts'

const COOKIE = 'sundry-voter'
const TOKEN_BYTES = 18
const YEAR_S = 400 * 24 * 60 * 60

const receiptOf = v.strictObject({
  poll: v.string(),
  voter: v.string(),
  choices: v.array(v.number()),
  /** How often this vote has been changed, and its poll emptied, before. */
  revision: v.number(),
  timesEmptied: v.number(),
})
export type Receipt = v.InferOutput<typeof receiptOf>

/** Tells browsers apart by a random token in a signed cookie, and knows nothing else of them. */
export type Voters = {
  /** Gives a token to a browser that has none. */
  readonly greet: (context: Context) => void
  /** The token that came with the request; undefined where the browser sent none, or one that we did not sign. */
  readonly tokenOf: (context: Context) => string | undefined
  /** What stands for a browser in one poll, and nowhere else. */
  readonly hashOf: (token: string, pollId: string) => string
  readonly writeReceipt: (receipt: Receipt) => string
  /** undefined where the receipt is not ours, or has been changed. */
  readonly readReceipt: (text: string) => Receipt | undefined
}

export function votersOf(secret: string, { connection, randomBytes }: Outside): Voters {
  const mac = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const tokenOf = (context: Context) => {
    const cookie = getCookie(context, COOKIE)
    if (cookie === undefined) return undefined
    const [token = '', signature = ''] = cookie.split('.')
    return isSame(signature, mac(`token ${token}`)) ? token : undefined
  }
  return {
    tokenOf,
    greet(context) {
      if (tokenOf(context) !== undefined) return
      const token = Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url')
      setCookie(context, COOKIE, `${token}.${mac(`token ${token}`)}`, {
        httpOnly: true,
        sameSite: 'Lax',
        path: '/api/polls',
        maxAge: YEAR_S,
        secure: connection.isSecure(context),
      })
    },
    hashOf: (token, pollId) => mac(`voter ${pollId} ${token}`),
    writeReceipt(receipt) {
      const text = Buffer.from(JSON.stringify(receipt)).toString('base64url')
      return `${text}.${mac(`receipt ${text}`)}`
    },
    readReceipt(signed) {
      const [text = '', signature = ''] = signed.split('.')
      if (!isSame(signature, mac(`receipt ${text}`))) return undefined
      return v.parse(receiptOf, JSON.parse(Buffer.from(text, 'base64url').toString()))
    },
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.byteLength === b.byteLength && timingSafeEqual(a, b)
}
