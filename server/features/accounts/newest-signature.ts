import { createHmac } from 'node:crypto'
import type { SigningSecrets } from '../../database/signing-secrets.ts'
import { isSameSecret } from '../../http/timing-safe.ts'

const SESSION = /(sundry\.session_token=)([^;]+)/

/**
 * A request's cookies with the session's signed by the newest secret, where another of ours has signed it: better-auth knows
 * one secret for signatures. Its form is the token, a dot and HMAC-SHA-256 in base64, as one encoded value.
 */
export async function withNewestSignature(
  cookies: string,
  secrets: SigningSecrets,
  newest: string,
): Promise<string> {
  const whole = decoded(SESSION.exec(cookies)?.[2] ?? '')
  const token = whole.slice(0, Math.max(0, whole.lastIndexOf('.')))
  if (token === '') return cookies
  const isOurs = await secrets.firstOf((secret) => isSameSecret(whole, signToken(token, secret)) || undefined)
  if (!isOurs) return cookies
  const renewed = encodeURIComponent(signToken(token, newest))
  return cookies.replace(SESSION, (_, name: string) => name + renewed)
}

function signToken(token: string, secret: string): string {
  return `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`
}

/** Returns an empty string if the value is not correctly encoded. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
