import { cbc } from '@noble/ciphers/aes.js'
import { hmac } from '@noble/hashes/hmac.js'
import { HTTPS_ONLY } from '../net/https-only.ts'
import { UserError } from '../result/user-error.ts'
import { fromBase64url, toBase64url } from './base64url.ts'
import { completeKey, generateEllipticKey, signElliptic, verifyElliptic } from './elliptic-keys.ts'
import { getHash } from './hashes.ts'
import { jwkToPkcs8, jwkToSpki, pkcs8ToJwk, spkiToJwk } from './key-asn1.ts'
import { modulusLength, verifyRsa } from './rsa-verify.ts'

/** Parameters of an algorithm in Web Cryptography, as far as they are used here. */
type Parameters = {
  readonly name: string
  readonly hash?: string | { readonly name: string }
  readonly namedCurve?: string
  readonly saltLength?: number
  readonly length?: number
  readonly iv?: Uint8Array
}
type Usages = readonly KeyUsage[]

/** Key whose value is a JWK, whatever its original format. Libraries recognize a CryptoKey by its tag. */
class PortableKey {
  readonly [Symbol.toStringTag] = 'CryptoKey'
  readonly type: KeyType
  readonly algorithm: object
  readonly extractable: boolean
  readonly usages: Usages
  readonly jwk: JsonWebKey

  constructor(jwk: JsonWebKey, parameters: Parameters, extractable: boolean, usages: Usages) {
    this.jwk = jwk
    this.type = jwk.kty === 'oct' ? 'secret' : jwk.d === undefined ? 'public' : 'private'
    this.algorithm = {
      ...parameters,
      ...(parameters.hash !== undefined && { hash: { name: hashOf(parameters) } }),
      ...(jwk.kty === 'RSA' && { modulusLength: modulusLength(jwk) }),
    }
    this.extractable = extractable
    this.usages = usages
  }
}

/**
 * Subset of SubtleCrypto (W3C Web Cryptography) in JavaScript, for pages that are not a secure context: SHA-2, HMAC,
 * AES-CBC, ECDSA, Ed25519, and the verification of RSA signatures. Creating RSA signatures is refused: private keys
 * need constant time, which JavaScript's integers do not have.
 */
export const nobleSubtle = {
  async digest(name: string, data: Uint8Array) {
    return bufferOf(getHash(name)(data))
  },

  async importKey(
    format: KeyFormat,
    data: Uint8Array | JsonWebKey,
    parameters: Parameters,
    extractable: boolean,
    usages: Usages,
  ) {
    return new PortableKey(completed(toJwk(format, data), parameters), parameters, extractable, usages)
  },

  async exportKey(format: KeyFormat, { jwk }: PortableKey) {
    if (format === 'jwk') return { ...jwk, ext: true }
    if (format === 'raw') return bufferOf(fromBase64url(jwk.k ?? ''))
    return bufferOf(format === 'spki' ? jwkToSpki(jwk) : jwkToPkcs8(jwk))
  },

  async generateKey(parameters: Parameters, extractable: boolean, usages: Usages) {
    if (parameters.name === 'HMAC') {
      const k = crypto.getRandomValues(new Uint8Array((parameters.length ?? 0) / 8))
      return new PortableKey({ kty: 'oct', k: toBase64url(k) }, parameters, extractable, usages)
    }
    if (parameters.name.startsWith('RSA')) throw new UserError('RSA keys cannot be made here', HTTPS_ONLY)
    const jwk = generateEllipticKey(parameters.namedCurve ?? parameters.name)
    const { d: _, ...publicJwk } = jwk
    return {
      privateKey: new PortableKey(jwk, parameters, extractable, ['sign']),
      publicKey: new PortableKey(publicJwk, parameters, true, ['verify']),
    }
  },

  async sign(parameters: Parameters, key: PortableKey, data: Uint8Array) {
    if (key.jwk.kty === 'RSA') throw new UserError('RSA keys cannot sign here', HTTPS_ONLY)
    return bufferOf(key.jwk.kty === 'oct' ? mac(key, data) : signElliptic(key.jwk, hashOf(parameters), data))
  },

  async verify(parameters: Parameters, key: PortableKey, signature: Uint8Array, data: Uint8Array) {
    const { name, saltLength = 0 } = parameters
    if (key.jwk.kty === 'oct') return isSame(mac(key, data), signature)
    if (name !== 'RSA-PSS' && name !== 'RSASSA-PKCS1-v1_5')
      return verifyElliptic(key.jwk, hashOf(parameters), signature, data)
    return verifyRsa(key.jwk, { scheme: name, hash: hashOf(key.algorithm), saltLength }, signature, data)
  },

  async encrypt({ name, iv }: Parameters, { jwk }: PortableKey, data: Uint8Array) {
    if (name !== 'AES-CBC' || !iv) throw new DOMException(`${name} is not supported`, 'NotSupportedError')
    return bufferOf(cbc(fromBase64url(jwk.k ?? ''), iv).encrypt(data))
  },
}

function toJwk(format: KeyFormat, data: Uint8Array | JsonWebKey): JsonWebKey {
  if (!(data instanceof Uint8Array)) return data
  if (format === 'raw') return { kty: 'oct', k: toBase64url(data) }
  return format === 'spki' ? spkiToJwk(data) : pkcs8ToJwk(data)
}

function completed(jwk: JsonWebKey, { namedCurve }: Parameters): JsonWebKey {
  if (namedCurve !== undefined && jwk.crv !== namedCurve)
    throw new DOMException('The key is of another curve', 'DataError')
  if (jwk.kty === 'RSA' && !(jwk.n && jwk.e)) throw new DOMException('The key is damaged', 'DataError')
  return jwk.kty === 'oct' || jwk.kty === 'RSA' ? jwk : completeKey(jwk)
}

function mac({ jwk, algorithm }: PortableKey, data: Uint8Array): Uint8Array {
  return hmac(getHash(hashOf(algorithm)), fromBase64url(jwk.k ?? ''), data)
}

/** Compares in a time that does not depend on the values. */
function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return (
    a.length === b.length &&
    a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0
  )
}

function hashOf(parameters: object): string {
  const { hash = '' } = parameters as Pick<Parameters, 'hash'> // Parameters of a key or of a call; both name it so.
  return typeof hash === 'string' ? hash : hash.name
}

function bufferOf(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(bytes).buffer
}
