import { createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decodeToken } from './decode-token.ts'
import { readGivenKey } from './given-key.ts'
import { looksLikeKey } from './key-text.ts'
import { RFC_VECTORS } from './rfc-vectors.ts'
import { verifyToken } from './verify-token.ts'

const PEM = readFileSync(new URL('./fixtures/rfc7515-a2-certificate.pem', import.meta.url), 'utf8')
const CERTIFICATE = PEM.replace(/-----.*-----|\s/g, '')
const A2 = RFC_VECTORS.find(({ token }) => token.startsWith('eyJhbGciOiJSUzI1NiJ9'))?.token ?? ''

const RSA = generateKeyPairSync('rsa', { modulusLength: 2048 })
const EC = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const ED = generateKeyPairSync('ed25519')
const der = (key: KeyObject, type: 'spki' | 'pkcs8' | 'pkcs1' | 'sec1') =>
  // Safe: every pair of key and type in these tests can be exported.
  key.export({ format: 'der', type } as never).toString('base64')

test.each([
  ['RSA', der(RSA.publicKey, 'spki'), 'spki', 'RSA'],
  ['RSA of PKCS #1', der(RSA.publicKey, 'pkcs1'), 'spki', 'RSA'],
  ['EC', der(EC.publicKey, 'spki'), 'spki', 'EC'],
  ['Ed25519', der(ED.publicKey, 'spki'), 'spki', 'OKP'],
  ['private RSA', der(RSA.privateKey, 'pkcs8'), 'pkcs8', 'RSA'],
  ['private RSA of PKCS #1', der(RSA.privateKey, 'pkcs1'), 'pkcs8', 'RSA'],
  ['private EC', der(EC.privateKey, 'sec1'), 'pkcs8', 'EC'],
  ['private Ed25519', der(ED.privateKey, 'pkcs8'), 'pkcs8', 'OKP'],
  ['certificate', CERTIFICATE, 'x509', 'RSA'],
])('a bare base64 key is read: %s', (_, base64, form, kty) => {
  const wrapped = `\n${base64.replace(/(.{64})/g, '$1\n')} \n`
  for (const text of [base64, wrapped, `"${base64}",`, base64.replaceAll('+', '-').replaceAll('/', '_')]) {
    expect(looksLikeKey(text)).toBe(true)
    expect(readGivenKey(text)).toMatchObject({ form: 'pem', pem: { form, type: { kty } } })
  }
})

test('the realm of Keycloak contains its key', () => {
  const realm = JSON.stringify({ realm: 'x', public_key: der(RSA.publicKey, 'spki'), 'tokens-not-before': 0 })
  expect(readGivenKey(realm)).toMatchObject({ form: 'pem', pem: { form: 'spki', type: { kty: 'RSA' } } })
})

test.each([
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A',
  'my secret',
  `MII${'A'.repeat(200)}`,
  randomBytes(64).toString('base64'),
])('%s is a secret', (text) => {
  expect(looksLikeKey(text)).toBe(false)
  expect(readGivenKey(text)).toEqual({ form: 'secret', text })
})

const verify = (token: string, keyText: string, kid?: string, alg = 'RS256') => {
  const decoded = decodeToken(token)
  if (!decoded) throw new Error('not decoded')
  return verifyToken({ token: decoded.token, alg, kid, keyText, encoding: 'utf-8' })
}

function signed(header: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const input = `${part({ alg: 'RS256', ...header })}.${part({ exp: 1 })}`
  return `${input}.${createSign('sha256').update(input).sign(RSA.privateKey, 'base64url')}`
}

test.each([
  ['a key', { kty: 'RSA', x5c: [CERTIFICATE] }],
  ['a key without its kind', { x5c: [CERTIFICATE] }],
  [
    'a set',
    {
      keys: [
        { kty: 'RSA', kid: 'a', n: 'AQAB', e: 'AQAB' },
        { kty: 'RSA', kid: 'b', x5c: [CERTIFICATE] },
      ],
    },
  ],
])('%s with only x5c verifies', async (_, key) => {
  expect(await verify(A2, JSON.stringify(key), 'b')).toMatchObject({ status: 'verified' })
})

test('a key with only x5c keeps its restrictions', async () => {
  const key = (more: object) => JSON.stringify({ kty: 'RSA', x5c: [CERTIFICATE], ...more })
  expect(await verify(A2, key({ use: 'enc' }))).toMatchObject({
    status: 'unfit',
    detail: 'The key is for “enc”, not for signatures.',
  })
  expect(await verify(A2, key({}), undefined, 'ES256')).toMatchObject({ status: 'unfit' })
  expect(await verify(A2, key({ x5c: ['AAAA'] }))).toMatchObject({ status: 'unfit' })
})

test('a bare key verifies', async () => {
  expect(await verify(signed({}), der(RSA.publicKey, 'spki'))).toMatchObject({ status: 'verified' })
  expect(await verify(A2, der(RSA.publicKey, 'spki'))).toMatchObject({ status: 'mismatch' })
})

test('the key in the header is offered', async () => {
  const decoded = decodeToken(signed({ x5c: [CERTIFICATE, 'AAAA'] }))
  expect(decoded?.headerKey?.name).toBe('x5c')
  expect(await verify(A2, decoded?.headerKey?.text ?? '')).toMatchObject({ status: 'verified' })
  expect(decoded?.warnings).toEqual([
    'The header contains its own key (“x5c”). Trust it only if you know it: anybody can put one there.',
  ])
  const jwk = RSA.publicKey.export({ format: 'jwk' })
  const token = signed({ jwk })
  const withJwk = decodeToken(token)
  expect(withJwk?.headerKey).toEqual({ name: 'jwk', text: JSON.stringify(jwk) })
  expect(await verify(token, withJwk?.headerKey?.text ?? '')).toMatchObject({ status: 'verified' })
  expect(decodeToken(signed({ x5c: 'x', jwk: 1 }))?.headerKey).toBeUndefined()
})
