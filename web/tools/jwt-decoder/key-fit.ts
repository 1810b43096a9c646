import type { Algorithm, KeyType } from './algorithms.ts'
import type { GivenKey } from './given-key.ts'
import { getOnlyCertificate, type Jwk } from './jwk.ts'
import { certificatePem, readPem } from './pem.ts'

/** Returns a readable reason if a key does not fit an algorithm, otherwise undefined. */
export function misfit(algorithm: Algorithm, key: Exclude<GivenKey, { form: 'jwks' }>): string | undefined {
  switch (key.form) {
    case 'secret':
      return algorithm.key.kty === 'oct'
        ? undefined
        : `${algorithm.name} is checked with a public key, as PEM or JWK, not with a secret.`
    case 'pem':
      return typeMisfit(algorithm, key.pem.type)
    case 'jwk':
      return jwkMisfit(algorithm, key.jwk)
  }
}

function jwkMisfit(algorithm: Algorithm, jwk: Jwk): string | undefined {
  if (jwk.use !== undefined && jwk.use !== 'sig') return `The key is for “${jwk.use}”, not for signatures.`
  if (jwk.alg !== undefined && !isSameAlgorithm(jwk.alg, algorithm)) return `The key is for ${jwk.alg} only.`
  if (jwk.key_ops && !jwk.key_ops.some((use) => use === 'verify' || use === 'sign')) {
    return 'The key is not meant for signatures (“key_ops”).'
  }
  return typeMisfit(algorithm, jwkType(jwk))
}

/** `Ed25519` (RFC 9864) is the newer name of what `EdDSA` with that curve is. */
function isSameAlgorithm(name: string, algorithm: Algorithm): boolean {
  const isEd25519 = (alg: string) => alg === 'EdDSA' || alg === 'Ed25519'
  return name === algorithm.name || (isEd25519(name) && isEd25519(algorithm.name))
}

function jwkType(jwk: Jwk): KeyType | undefined {
  const { kty, crv = 'unknown' } = jwk
  const certificate = getOnlyCertificate(jwk)
  if (certificate !== undefined) return readPem(certificatePem(certificate)).type
  if (kty === 'oct' || kty === 'RSA') return { kty }
  return kty === 'EC' || kty === 'OKP' ? { kty, crv } : undefined
}

function typeMisfit({ name, key }: Algorithm, given: KeyType | undefined): string | undefined {
  if (given && typeName(given) === typeName(key)) return undefined
  return `${name} takes ${typeName(key)}; this is ${given ? typeName(given) : 'a key of another kind'}.`
}

function typeName(type: KeyType): string {
  switch (type.kty) {
    case 'oct':
      return 'a shared secret'
    case 'RSA':
      return 'an RSA key'
    case 'EC':
      return `an EC key on ${type.crv}`
    case 'OKP':
      return `an ${type.crv} key`
  }
}
