import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as v from 'valibot'
import { HttpProblem } from '../../http/errors.ts'
import type { SsoSettings } from '../../settings.ts'
import { discoveryUrl, issuerUnreachable } from './sso-issuer.ts'

const TIMEOUT_MS = 5_000
/** A token is sent when it is made; an older one could end sessions that were opened since. */
const MAX_AGE_S = 300
const CLOCK_TOLERANCE_S = 30
/** Signatures with the issuer's public keys; a shared secret and `none` prove nothing. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout'

const Discovery = v.object({ issuer: v.string(), jwks_uri: v.pipe(v.string(), v.url()) })
const Claims = v.object({
  sub: v.string(),
  events: v.object({ [LOGOUT_EVENT]: v.looseObject({}) }),
  // Only ID tokens have one.
  nonce: v.optional(v.undefined()),
})

/**
 * Verifies logout tokens of an issuer (OpenID Connect Back-Channel Logout 1.0 §2.6), whose keys are requested when the
 * first token comes. The function returns the subject of a token. It throws HttpProblem 400 for a token that is not
 * valid, and 503 if the issuer cannot be reached.
 */
export function createLogoutTokenCheck(
  sso: SsoSettings,
  now: () => number,
): (token: string) => Promise<string> {
  let keys: Promise<JWTVerifyGetKey> | undefined
  const keysOfIssuer = () => {
    keys ??= findKeys(sso).catch((error) => {
      keys = undefined
      throw error
    })
    return keys
  }
  return async (token) => {
    const payload = await verifySignature(token, await keysOfIssuer(), sso, now())
    const claims = v.safeParse(Claims, payload)
    if (!claims.success) throw invalid(`${v.getDotPath(claims.issues[0])} is missing or wrong`)
    return claims.output.sub
  }
}

async function findKeys(sso: SsoSettings): Promise<JWTVerifyGetKey> {
  const discovery = await requestDiscovery(sso.issuer).catch(() => {
    throw issuerUnreachable(sso)
  })
  return createRemoteJWKSet(new URL(discovery.jwks_uri), { timeoutDuration: TIMEOUT_MS })
}

/** The issuer's description of itself. Throws if there is none, or if it is that of another issuer (Discovery 1.0 §4.3). */
async function requestDiscovery(issuer: string) {
  const response = await fetch(discoveryUrl(issuer), { signal: AbortSignal.timeout(TIMEOUT_MS) })
  const discovery = v.parse(Discovery, await response.json())
  if (discovery.issuer !== issuer) throw new Error(`The issuer calls itself ${discovery.issuer}`)
  return discovery
}

async function verifySignature(token: string, keys: JWTVerifyGetKey, sso: SsoSettings, now: number) {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: sso.issuer,
      audience: sso.clientId,
      algorithms: ALGORITHMS,
      currentDate: new Date(now),
      maxTokenAge: MAX_AGE_S,
      clockTolerance: CLOCK_TOLERANCE_S,
    })
    return payload
  } catch (error) {
    const isInvalid = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)
    // The library's plain error is that of a response without keys.
    if (isInvalid && error.code !== errors.JOSEError.code) throw invalid(error.message)
    throw issuerUnreachable(sso)
  }
}

const invalid = (reason: string) => new HttpProblem(400, `The logout token is not valid: ${reason}`)
