import { exportJWK } from 'jose/key/export'
import { importJWK, importPKCS8, importSPKI, importX509 } from 'jose/key/import'
import * as v from 'valibot'
import { ensureSubtle } from '#lib/crypto/ensure-subtle.ts'
import type { Algorithm } from './algorithms.ts'
import type { GivenKey } from './given-key.ts'
import { getOnlyCertificate, getPublicJwk, isPrivateJwk, Jwk } from './jwk.ts'
import type { SecretEncoding } from './jwt-state.ts'
import { certificatePem, type PemKey } from './pem.ts'
import { secretBytes } from './secret.ts'

/** Single key; a set is split up first. */
export type SingleKey = Exclude<GivenKey, { form: 'jwks' }>
type ReadyKey = CryptoKey | Uint8Array

/** The key that checks signatures; of a private key, its public half. Rejects where the key is damaged. */
export async function importVerifyingKey(
  { name }: Algorithm,
  key: SingleKey,
  encoding: SecretEncoding,
): Promise<ReadyKey> {
  await ensureSubtle()
  switch (key.form) {
    case 'secret':
      return secretBytes(key.text, encoding)
    case 'jwk': {
      const certificate = getOnlyCertificate(key.jwk)
      return certificate === undefined
        ? importJWK(getPublicJwk(key.jwk), name)
        : importX509(certificatePem(certificate), name)
    }
    case 'pem':
      return importPublicPem(key.pem, name)
  }
}

async function importPublicPem({ form, text }: PemKey, alg: string): Promise<ReadyKey> {
  if (form === 'spki') return importSPKI(text, alg)
  if (form === 'x509') return importX509(text, alg)
  const jwk = v.parse(Jwk, await exportJWK(await importPKCS8(text, alg, { extractable: true })))
  return importJWK(getPublicJwk(jwk), alg)
}

/** Imports the signing key. Rejects if the key is damaged or only public. */
export async function importSigningKey(
  { name }: Algorithm,
  key: SingleKey,
  encoding: SecretEncoding,
): Promise<ReadyKey> {
  await ensureSubtle()
  switch (key.form) {
    case 'secret':
      return secretBytes(key.text, encoding)
    case 'jwk':
      return importJWK(key.jwk, name)
    case 'pem':
      return importPKCS8(key.pem.text, name)
  }
}

export function isPrivateKey(key: SingleKey): boolean {
  switch (key.form) {
    case 'secret':
      return true
    case 'jwk':
      return key.jwk.kty === 'oct' || isPrivateJwk(key.jwk)
    case 'pem':
      return key.pem.form === 'pkcs8'
  }
}
