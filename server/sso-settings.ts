import { type Environment, oneOf } from './read-setting.ts'

/** Settings of single sign-on (OpenID Connect). */
export type SsoSettings = {
  /** `OIDC_ISSUER`, as its discovery document names it. */
  readonly issuer: string
  /** `OIDC_CLIENT_ID` and `OIDC_CLIENT_SECRET`. */
  readonly clientId: string
  readonly clientSecret: string
  /** `OIDC_NAME`, default the issuer's host: what people know it by. */
  readonly name: string
}

/**
 * Reads the settings of single sign-on, if configured, and whether passwords are allowed. Throws an Error that names
 * the variable.
 */
export function readSso(environment: Environment): {
  readonly sso?: SsoSettings
  readonly allowsPasswords: boolean
} {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = environment
  const allowsPasswords = oneOf('PASSWORDS', environment, ['on', 'off'], 'on') === 'on'
  const set = [issuer, clientId, clientSecret].filter(Boolean)
  if (!issuer || !clientId || !clientSecret) {
    if (set.length > 0)
      throw new Error('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all three')
    if (!allowsPasswords) throw new Error('PASSWORDS=off needs OIDC_ISSUER: nobody could sign in')
    return { allowsPasswords }
  }
  const url = URL.parse(issuer)
  if (!url || !isSafe(url) || url.search || url.hash)
    throw new Error(`OIDC_ISSUER must look like https://login.example.org/realm, not "${issuer}"`)
  if (!environment.PUBLIC_URL) throw new Error('OIDC_ISSUER needs PUBLIC_URL too: people come back there')
  const name = environment.OIDC_NAME?.trim() || url.host
  if (/\p{Cc}/u.test(name) || name.length > 60)
    throw new Error('OIDC_NAME must be one line of at most 60 characters')
  return { sso: { issuer, clientId, clientSecret, name }, allowsPasswords }
}

/** Whether the URL uses TLS or its host is this machine. */
function isSafe({ protocol, hostname }: URL): boolean {
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
  )
}
