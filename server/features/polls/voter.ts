import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import * as v from 'valibot'
import { serverSecret } from '../../database/server-secret.ts'
import { signingSecrets } from '../../database/signing-secrets.ts'
import type { Asked } from '../../http/asked.ts'
import { MAX_COOKIE_AGE_S } from '../../http/max-cookie-age.ts'
import type { Outside } from '../../outside.ts'
import { hmacWith } from '../../shared/hmac.ts'

const COOKIE = 'sundry-voter'
const TOKEN_BYTES = 18

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
  /** Gives a token to a browser that has none, and the newest signature to one that has. */
  readonly greet: (context: Context) => Promise<void>
  /** The token that came with the request; undefined where the browser sent none, or one that we did not sign. */
  readonly tokenOf: (asked: Asked) => Promise<string | undefined>
  /** What stands for a browser in one poll, and nowhere else. */
  readonly hashOf: (token: string, pollId: string) => string
  readonly writeReceipt: (receipt: Receipt) => Promise<string>
  /** undefined where the receipt is not ours, or has been changed. */
  readonly readReceipt: (text: string) => Promise<Receipt | undefined>
}

export async function votersOf(outside: Outside): Promise<Voters> {
  const { connection, basePath, randomBytes } = outside
  // Never exchanged: with another one everybody could vote again.
  const hashed = hmacWith(await serverSecret(outside.database, 'polls', randomBytes))
  const secrets = signingSecrets(outside, 'votes')
  const signed = signs()
  const sign = async (what: string, text: string) => signed(what, text, (await secrets.now())[0])
  /** The text, where one of our secrets has signed it. */
  const textOf = (what: string, whole: string): Promise<string | undefined> => {
    const [text = ''] = whole.split('.')
    return secrets.firstOf((secret) => (isSame(whole, signed(what, text, secret)) ? text : undefined))
  }
  const tokenOf = async (asked: Asked) => {
    const cookie = cookieOf(asked)
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
    hashOf: (token, pollId) => hashed(`voter ${pollId} ${token}`),
    writeReceipt: (receipt) => sign('receipt', Buffer.from(JSON.stringify(receipt)).toString('base64url')),
    async readReceipt(whole) {
      const text = await textOf('receipt', whole)
      return text === undefined
        ? undefined
        : v.parse(receiptOf, JSON.parse(Buffer.from(text, 'base64url').toString()))
    },
  }
}

/** The cookie as it was set: it holds nothing that would have to be decoded. */
function cookieOf({ req }: Asked): string | undefined {
  const pairs = req.header('cookie')?.split(';') ?? []
  return pairs
    .find((pair) => pair.trimStart().startsWith(`${COOKIE}=`))
    ?.trim()
    .slice(COOKIE.length + 1)
}

/** Signs with secrets, and remembers what was made of each: there are few of them. */
function signs(): (what: string, text: string, secret: string) => string {
  const known = new Map<string, (text: string) => string>()
  return (what, text, secret) => {
    const mac = known.get(secret) ?? hmacWith(secret)
    known.set(secret, mac)
    return `${text}.${mac(`${what} ${text}`)}`
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.byteLength === b.byteLength && timingSafeEqual(a, b)
}
