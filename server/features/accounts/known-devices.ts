import { createHmac, hash, randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { signingSecrets } from '../../database/server-secrets.ts'
import type { Dependencies } from '../../dependencies.ts'
import { MAX_COOKIE_AGE_S } from '../../http/max-cookie-age.ts'
import { isSameSecret } from '../../http/timing-safe.ts'

const COOKIE = 'sundry-known'
const NONCE_BYTES = 12
/** Maximum number of accounts remembered per browser. */
const MAX_ACCOUNTS = 5
const MAX_NETWORKS = 100_000

/**
 * Devices from which an account was signed in to before. Password guesses from there are counted separately, so that
 * guesses elsewhere do not lock the owner out. A browser has a signed cookie without the account's name (device cookies
 * of OWASP); without a cookie, its network is identified by a hash with a salt that lives as long as the process.
 */
type KnownDevices = {
  /** Returns the identifier of this device and account; undefined if the account was never signed in to from here. */
  readonly find: (context: Context, email: string) => Promise<string | undefined>
  readonly remember: (context: Context, email: string) => Promise<void>
}

export function createKnownDevices(dependencies: Dependencies): KnownDevices {
  const { connection, basePath, randomBytes } = dependencies
  const secrets = signingSecrets(dependencies, 'places')
  const salt = randomUUID()
  const networks = new Set<string>()
  const networkOf = (context: Context, email: string) =>
    hash('sha256', `${salt} ${connection.networkOf(context)} ${email}`, 'base64')
  const entriesOf = (context: Context) =>
    (getCookie(context, COOKIE) ?? '').split('~').filter((entry) => /^[\w-]{16}\.[\w-]{43}$/.test(entry))
  const entryOf = async (context: Context, email: string) => {
    const entries = entriesOf(context)
    if (entries.length === 0) return undefined
    return secrets.firstOf((secret) =>
      entries.find((entry) => isSameSecret(entry, signed(nonceOf(entry), email, secret))),
    )
  }
  return {
    async find(context, email) {
      const network = networkOf(context, email)
      return (await entryOf(context, email)) ?? (networks.has(network) ? network : undefined)
    },
    async remember(context, email) {
      keepLast(networks, networkOf(context, email))
      const known = await entryOf(context, email)
      const nonce = known ? nonceOf(known) : Buffer.from(randomBytes(NONCE_BYTES)).toString('base64url')
      const entry = signed(nonce, email, (await secrets.now())[0])
      const others = entriesOf(context).filter((other) => other !== entry && other !== known)
      setCookie(context, COOKIE, [entry, ...others].slice(0, MAX_ACCOUNTS).join('~'), {
        httpOnly: true,
        sameSite: 'Strict',
        path: `${basePath}/api/account`,
        maxAge: MAX_COOKIE_AGE_S,
        secure: connection.isSecure(context),
      })
    },
  }
}

function nonceOf(entry: string): string {
  return entry.split('.')[0] ?? ''
}

function signed(nonce: string, email: string, secret: string): string {
  return `${nonce}.${createHmac('sha256', secret).update(`${nonce} ${email}`).digest('base64url')}`
}

function keepLast(networks: Set<string>, network: string): void {
  networks.delete(network)
  networks.add(network)
  const [oldest] = networks
  if (networks.size > MAX_NETWORKS && oldest !== undefined) networks.delete(oldest)
}
