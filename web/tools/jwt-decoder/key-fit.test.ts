import { expect, test } from 'vitest'
import { getAlgorithm } from './algorithms.ts'
import type { Jwk } from './jwk.ts'
import { misfit } from './key-fit.ts'

function misfitOf(alg: string, jwk: Jwk) {
  const algorithm = getAlgorithm(alg)
  if (!algorithm) throw new Error(`There is no ${alg}`)
  return misfit(algorithm, { form: 'jwk', jwk })
}

test.each<[string, Jwk]>([
  ['HS256', { kty: 'oct' }],
  ['RS256', { kty: 'RSA', use: 'sig', alg: 'RS256', key_ops: ['verify'] }],
  ['PS512', { kty: 'RSA', key_ops: ['encrypt', 'sign'] }],
  ['ES384', { kty: 'EC', crv: 'P-384' }],
  ['EdDSA', { kty: 'OKP', crv: 'Ed25519', alg: 'Ed25519' }],
  ['Ed25519', { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA' }],
])('%s accepts the key %j', (alg, jwk) => {
  expect(misfitOf(alg, jwk)).toBeUndefined()
})

test.each<[string, Jwk, string]>([
  ['RS256', { kty: 'RSA', use: 'enc' }, 'The key is for “enc”, not for signatures.'],
  ['RS256', { kty: 'RSA', alg: 'RS512' }, 'The key is for RS512 only.'],
  ['ES256', { kty: 'EC', crv: 'P-256', alg: 'EdDSA' }, 'The key is for EdDSA only.'],
  ['RS256', { kty: 'RSA', key_ops: ['encrypt'] }, 'The key is not meant for signatures (“key_ops”).'],
  ['RS256', { kty: 'RSA', key_ops: [] }, 'The key is not meant for signatures (“key_ops”).'],
  ['ES256', { kty: 'EC', crv: 'P-384' }, 'ES256 takes an EC key on P-256; this is an EC key on P-384.'],
  ['ES256', { kty: 'EC' }, 'ES256 takes an EC key on P-256; this is an EC key on unknown.'],
  ['EdDSA', { kty: 'OKP', crv: 'X25519' }, 'EdDSA takes an Ed25519 key; this is an X25519 key.'],
  ['HS256', { kty: 'RSA' }, 'HS256 takes a shared secret; this is an RSA key.'],
  ['RS256', { kty: 'oct' }, 'RS256 takes an RSA key; this is a shared secret.'],
  ['RS256', { kty: 'AKP' }, 'RS256 takes an RSA key; this is a key of another kind.'],
])('%s rejects %j with the reason', (alg, jwk, reason) => {
  expect(misfitOf(alg, jwk)).toBe(reason)
})

test('a secret is for the algorithms of secrets alone', () => {
  const secret = { form: 'secret', text: 'x' } as const
  const [shared, rsa] = [getAlgorithm('HS512'), getAlgorithm('PS256')]
  expect(shared && misfit(shared, secret)).toBeUndefined()
  expect(rsa && misfit(rsa, secret)).toBe(
    'PS256 is checked with a public key, as PEM or JWK, not with a secret.',
  )
})
