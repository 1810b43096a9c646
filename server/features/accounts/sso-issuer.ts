import { HttpProblem } from '../../http/errors.ts'
import type { SsoSettings } from '../../settings.ts'

/** Provider of logins through the issuer. */
export const SSO = 'sso'
/** Path of the redirect URL. */
export const SSO_CALLBACK = '/api/account/sso/callback'

/** URL of an issuer's description of itself (OpenID Connect Discovery 1.0 §4). */
export function discoveryUrl(issuer: string): string {
  return `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
}

export function issuerUnreachable({ name }: SsoSettings): HttpProblem {
  return new HttpProblem(503, `${name} cannot be reached now. Try again later.`)
}
