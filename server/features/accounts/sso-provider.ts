import type { BetterAuthOptions } from 'better-auth'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { Database } from '../../database/open-database.ts'
import type { SsoSettings } from '../../settings.ts'
import { discoveryUrl, SSO, SSO_CALLBACK } from './sso-issuer.ts'

/**
 * The issuer as better-auth's provider: the authorization code flow with PKCE, a state that only this browser has, and
 * an ID token whose signature, issuer, audience and nonce are checked (OpenID Connect Core §3.1.3.7).
 */
export function ssoPlugin(
  { issuer, clientId, clientSecret, name }: SsoSettings,
  { origin, makesAccounts }: { readonly origin: string; readonly makesAccounts: boolean },
) {
  return genericOAuth({
    config: [
      {
        providerId: SSO,
        name,
        discoveryUrl: discoveryUrl(issuer),
        requireIdTokenVerification: true,
        clientId,
        clientSecret,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        disableSignUp: !makesAccounts,
        redirectURI: origin + SSO_CALLBACK,
        // Many issuers send no name: use the email address instead.
        mapProfileToUser: ({ name: claimedName, email }) => ({
          name: claimedName || String(email ?? '').split('@')[0] || 'Somebody',
        }),
      },
    ],
  })
}

type Gate = NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']>

/**
 * Decides which users can have an account through the issuer, and sign in. An email address that the issuer has not confirmed
 * creates no account and joins none. An existing account is joined if its email address is confirmed here too, or if it
 * is an unused invitation: it contains nothing that another person could have entered.
 */
export function ssoGate(database: Database, sso: SsoSettings | undefined): Gate {
  return async ({ user, source }) => {
    if (source.method !== 'oauth') return undefined
    const { email, emailVerified } = user
    if (sso && !isAllowed(sso, { email, emailVerified, groups: source.oauth?.profile?.groups }))
      return { error: 'not-allowed' }
    if (source.action === 'sign-in') return undefined
    if (user.emailVerified !== true) return { error: 'unconfirmed' }
    if (source.action === 'create-user') return undefined
    const isJoinable = user.id !== undefined && (await mayBeJoined(database, String(user.id)))
    return isJoinable ? undefined : { error: 'not-joined' }
  }
}

type Claims = { readonly email?: unknown; readonly emailVerified?: unknown; readonly groups?: unknown }

/**
 * Whether the operator allows a user of the issuer, by the domain of their verified email address and by their groups
 * (claim `groups`: a list of names, as Keycloak, Authentik and Entra ID send it). Checked at every sign-in.
 */
export function isAllowed(
  { allowedDomains, allowedGroups }: Pick<SsoSettings, 'allowedDomains' | 'allowedGroups'>,
  { email, emailVerified, groups }: Claims,
): boolean {
  const address = typeof email === 'string' ? email.toLowerCase() : ''
  const domain = address.slice(address.lastIndexOf('@') + 1)
  const isOfDomain =
    allowedDomains.length === 0 || (emailVerified === true && allowedDomains.includes(domain))
  const own = Array.isArray(groups) ? groups : [groups]
  const isInGroup = allowedGroups.length === 0 || allowedGroups.some((group) => own.includes(group))
  return isOfDomain && isInGroup
}

async function mayBeJoined(database: Database, accountId: string): Promise<boolean> {
  const account = await database
    .selectFrom('account')
    .select('is_confirmed')
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (account?.is_confirmed === 1) return true
  const logins = await database
    .selectFrom('account_login')
    .select(['provider', 'password'])
    .where('account_id', '=', accountId)
    .execute()
  return logins.every(({ provider, password }) => provider === 'credential' && password === null)
}
