import * as v from 'valibot'
import { UserError } from '#lib/result/user-error.ts'
import { Jwk, JwkSet } from './jwk.ts'
import { looksLikeKey, readBareDer } from './key-text.ts'
import { type PemKey, readDer, readPem } from './pem.ts'

/** Content of the key field. */
export type GivenKey =
  | { readonly form: 'secret'; readonly text: string }
  | { readonly form: 'pem'; readonly pem: PemKey }
  | { readonly form: 'jwk'; readonly jwk: Jwk }
  | { readonly form: 'jwks'; readonly keys: readonly Jwk[] }

/** Description of a realm, at `/realms/{name}` of Keycloak. */
const KeycloakRealm = v.object({ realm: v.string(), public_key: v.string() })
const CertifiedKey = v.object({ x5c: v.array(v.string()) })

const UNREADABLE = 'This key could not be read'

/** Reads PEM (RFC 7468), its base64 alone, a JWK or a JWKS (RFC 7517), or a realm of Keycloak; anything else is a secret. Throws UserError where a key is damaged. */
export function readGivenKey(text: string): GivenKey {
  if (!looksLikeKey(text)) return { form: 'secret', text }
  if (text.includes('-----BEGIN ')) return { form: 'pem', pem: readPem(text) }
  const der = readBareDer(text)
  if (der) return { form: 'pem', pem: readDer(der) }
  const json = parseJson(text)
  const realm = v.safeParse(KeycloakRealm, json)
  if (realm.success) return readGivenKey(realm.output.public_key)
  const jwk = parseJwk(json)
  if (jwk.success) return { form: 'jwk', jwk: jwk.output }
  const set = v.safeParse(v.union([JwkSet, v.array(v.unknown())]), json)
  if (!set.success) throw new UserError(UNREADABLE, 'It is JSON, but neither a JWK nor a JWKS.')
  const entries = Array.isArray(set.output) ? set.output : set.output.keys
  const keys = entries.flatMap((entry) => {
    const key = parseJwk(entry)
    return key.success ? [key.output] : []
  })
  if (keys.length === 0) throw new UserError(UNREADABLE, 'The set holds no key.')
  return { form: 'jwks', keys }
}

/** A key of which only the certificate is known needs no kind. */
function parseJwk(json: unknown) {
  return v.safeParse(Jwk, v.is(CertifiedKey, json) ? { kty: 'certificate', ...json } : json)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UserError(UNREADABLE, 'It begins like a JWK, but is not valid JSON.')
  }
}
