import { ed25519 } from '@noble/curves/ed25519.js'
import { p256, p384, p521 } from '@noble/curves/nist.js'
import { joinBytes } from '../bytes/bytes.ts'
import { fromBase64url, toBase64url } from './base64url.ts'
import { getHash } from './hashes.ts'

const CURVES = { 'P-256': p256, 'P-384': p384, 'P-521': p521 } as const

/** Returns the key with its public half, which PKCS #8 can lack. Throws an Error if it is not a key of the curve. */
export function completeKey(jwk: JsonWebKey): JsonWebKey {
  return jwk.kty === 'OKP' ? completeEd25519(jwk) : completeEc(jwk)
}

function completeEc(jwk: JsonWebKey): JsonWebKey {
  const curve = curveOf(jwk)
  const found = jwk.d === undefined ? pointOf(jwk) : curve.getPublicKey(fromBase64url(jwk.d), false)
  curve.Point.fromBytes(found).assertValidity()
  const size = (found.length - 1) / 2
  const [x, y] = [toBase64url(found.subarray(1, 1 + size)), toBase64url(found.subarray(1 + size))]
  assertSame(jwk, { x, y })
  return { ...jwk, x, y }
}

function completeEd25519(jwk: JsonWebKey): JsonWebKey {
  const key = jwk.d === undefined ? fromBase64url(jwk.x ?? '') : ed25519.getPublicKey(fromBase64url(jwk.d))
  ed25519.Point.fromBytes(key)
  const x = toBase64url(key)
  assertSame(jwk, { x })
  return { ...jwk, x }
}

/** Throws if the halves belong to different keys: their signatures could not be verified. */
function assertSame(given: JsonWebKey, { x, y }: JsonWebKey): void {
  if ((given.x ?? x) !== x || (given.y ?? y) !== y)
    throw new DOMException('The public half belongs to another key', 'DataError')
}

/** Returns a new private key of a curve, with its public half. */
export function generateEllipticKey(crv: string): JsonWebKey {
  if (crv === 'Ed25519')
    return completeKey({ kty: 'OKP', crv, d: toBase64url(ed25519.utils.randomSecretKey()) })
  const key = { kty: 'EC', crv }
  return completeKey({ ...key, d: toBase64url(curveOf(key).utils.randomSecretKey()) })
}

/** ECDSA over a hash (FIPS 186-5 §6.4) with the two numbers in a row (RFC 7518 §3.4), or EdDSA (RFC 8032). */
export function signElliptic(jwk: JsonWebKey, hash: string, data: Uint8Array): Uint8Array {
  const secret = fromBase64url(jwk.d ?? '')
  if (jwk.kty === 'OKP') return ed25519.sign(data, secret)
  return curveOf(jwk).sign(getHash(hash)(data), secret, { prehash: false, lowS: false })
}

/** Whether a key made the signature; one of another length is not an error. */
export function verifyElliptic(
  jwk: JsonWebKey,
  hash: string,
  signature: Uint8Array,
  data: Uint8Array,
): boolean {
  const scheme = jwk.kty === 'OKP' ? ed25519 : curveOf(jwk)
  if (signature.length !== scheme.lengths.signature) return false
  if (jwk.kty === 'OKP') return ed25519.verify(signature, data, fromBase64url(jwk.x ?? ''), { zip215: false })
  return curveOf(jwk).verify(signature, getHash(hash)(data), pointOf(jwk), { prehash: false, lowS: false })
}

function pointOf({ x = '', y = '' }: JsonWebKey): Uint8Array {
  return joinBytes([Uint8Array.of(4), fromBase64url(x), fromBase64url(y)])
}

function curveOf({ crv = '' }: JsonWebKey) {
  if (Object.hasOwn(CURVES, crv)) return CURVES[crv as keyof typeof CURVES] // Its own key.
  throw new DOMException(`The curve ${crv} is not supported`, 'NotSupportedError')
}
