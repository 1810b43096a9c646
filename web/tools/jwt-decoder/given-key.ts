import * as v from 'valibot'
import { UserError } from '#lib/result/user-error.ts'
import { Jwk, JwkSet } from './jwk.ts'
import { looksLikeKey } from './key-text.ts'
import { type PemKey, readPem } from './pem.ts'

/** Content of the key field. */
export type GivenKey =
  | { readonly form: 'secret'; readonly text: string }
  | { readonly form: 'pem'; readonly pem: PemKey }
  | { readonly form: 'jwk'; readonly jwk: Jwk }
  | { readonly form: 'jwks'; readonly keys: readonly Jwk[] }

const UNREADABLE = 'This key could not be read'

/** Reads PEM (RFC 7468), a JWK or a JWKS (RFC 7517); anything else is a secret. Throws UserError where a key is damaged. */
export function readGivenKey(text: string): GivenKey {
  if (!looksLikeKey(text)) return { form: 'secret', text }
  if (text.includes('-----BEGIN ')) return { form: 'pem', pem: readPem(text) }
  const json = parseJson(text)
  const jwk = v.safeParse(Jwk, json)
  if (jwk.success) return { form: 'jwk', jwk: jwk.output }
  const set = v.safeParse(v.union([JwkSet, v.array(v.unknown())]), json)
  if (!set.success) throw new UserError(UNREADABLE, 'It is JSON, but neither a JWK nor a JWKS.')
  const entries = Array.isArray(set.output) ? set.output : set.output.keys
  const keys = entries.flatMap((entry) => {
    const key = v.safeParse(Jwk, entry)
    return key.success ? [key.output] : []
  })
  if (keys.length === 0) throw new UserError(UNREADABLE, 'The set holds no key.')
  return { form: 'jwks', keys }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UserError(UNREADABLE, 'It begins like a JWK, but is not valid JSON.')
  }
}
