import * as v from 'valibot'
import { discoveryUrl, SSO_CALLBACK } from '../features/accounts/sso-issuer.ts'
import type { SsoSettings } from '../settings.ts'

const TIMEOUT_MS = 10_000

const Discovery = v.object({
  issuer: v.string(),
  authorization_endpoint: v.string(),
  token_endpoint: v.string(),
  jwks_uri: v.string(),
  code_challenge_methods_supported: v.optional(v.array(v.string())),
  scopes_supported: v.optional(v.array(v.string())),
  claims_supported: v.optional(v.array(v.string())),
})
type Discovery = v.InferOutput<typeof Discovery>

/**
 * Tests an OpenID Connect issuer as sign-in uses it (OpenID Connect Discovery 1.0 §3 and §4); returns a sentence per
 * problem. `base` is the URL of the site.
 */
export async function testIssuer(sso: SsoSettings, base: string): Promise<string[]> {
  const url = discoveryUrl(sso.issuer)
  const body = await request(url)
  if (typeof body === 'string') return [body]
  const parsed = v.safeParse(Discovery, body.json)
  if (!parsed.success) {
    const names = parsed.issues.map((issue) => v.getDotPath(issue))
    return [`The discovery document ${url} lacks ${names.join(', ')}.`]
  }
  const discovery = parsed.output
  return [
    ...findMismatches(discovery, sso),
    ...(await testKeys(discovery)),
    ...(await testClient(discovery, sso, base + SSO_CALLBACK)),
  ]
}

function findMismatches(discovery: Discovery, { issuer }: SsoSettings): string[] {
  const {
    issuer: named,
    code_challenge_methods_supported: methods,
    scopes_supported: scopes,
    claims_supported: claims,
  } = discovery
  return [
    ...(named === issuer
      ? []
      : [`OIDC_ISSUER is ${issuer}, but the issuer calls itself ${named}: use that.`]),
    ...(methods && !methods.includes('S256') ? ['The issuer does not support PKCE with S256.'] : []),
    ...(scopes && !scopes.includes('email') ? ['The issuer does not have the scope "email".'] : []),
    ...(claims && !claims.includes('email_verified')
      ? ['The issuer does not send email_verified: new users are refused.']
      : []),
  ]
}

async function testKeys({ jwks_uri: url }: Discovery): Promise<string[]> {
  const body = await request(url)
  if (typeof body === 'string') return [body]
  const parsed = v.safeParse(v.object({ keys: v.pipe(v.array(v.unknown()), v.minLength(1)) }), body.json)
  return parsed.success ? [] : [`${url} contains no keys.`]
}

/**
 * Requests a token with a code that no issuer has made: one that accepts client id and secret answers `invalid_grant`
 * (RFC 6749 §5.2).
 */
async function testClient(
  { token_endpoint: url }: Discovery,
  { clientId, clientSecret }: SsoSettings,
  redirectUrl: string,
): Promise<string[]> {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code: 'sundry-sso-test',
    code_verifier: 'sundry-sso-test-sundry-sso-test-sundry-sso-test',
    redirect_uri: redirectUrl,
    client_id: clientId,
    client_secret: clientSecret,
  })
  const body = await request(url, form)
  if (typeof body === 'string') return [body]
  const { error } = v.parse(
    v.object({ error: v.fallback(v.optional(v.string()), undefined) }),
    body.json ?? {},
  )
  if (error === 'invalid_grant') return []
  if (error === 'invalid_client' || error === 'unauthorized_client')
    return [`The issuer rejects OIDC_CLIENT_ID or OIDC_CLIENT_SECRET (${error}).`]
  return [`${url} answered ${error ?? `with status ${body.status}`} to a wrong code, not invalid_grant.`]
}

/** Returns the JSON of a response, also of an error of the token endpoint; a sentence if there is none. */
async function request(
  url: string,
  form?: URLSearchParams,
): Promise<{ json: unknown; status: number } | string> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, form ? { method: 'POST', body: form, signal } : { signal })
    if (!response.ok && !form) return `${url} answered with status ${response.status}.`
    return { json: await response.json(), status: response.status }
  } catch (error) {
    if (error instanceof SyntaxError) return `${url} does not contain JSON.`
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const reason =
      cause instanceof Error && 'code' in cause ? cause.code : error instanceof Error ? error.message : error
    return `${url} cannot be reached: ${reason}.`
  }
}
