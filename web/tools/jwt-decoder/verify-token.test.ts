import { createHmac, createPrivateKey, createPublicKey, type JsonWebKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { RFC_VECTORS, type RfcVector } from './rfc-vectors.ts'
import { type VerifyQuestion, verifyToken } from './verify-token.ts'

const SIGNED = RFC_VECTORS.filter(({ publicKey }) => publicKey !== '')
const [HS256, RS256, ES256, , NONE] = RFC_VECTORS

const WRONG_KEYS: Readonly<Record<string, string>> = {
  oct: '{"kty":"oct","k":"AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAoA"}',
  // RFC 7520 §3.3, §3.1 and RFC 7517 A.1 contain other keys of these kinds.
  RSA: '{"kty":"RSA","n":"0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4n3oknjhMstn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7d0zgdAZHzu6qMQvRL5hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF44-csFCur-kEgU8awapJzKnqDKgw","e":"AQAB"}',
  'P-256':
    '{"kty":"EC","crv":"P-256","x":"MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4","y":"4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM"}',
  'P-521':
    '{"kty":"EC","crv":"P-521","x":"AHKZLLOsCOzz5cY97ewNUajB957y-C-U88c3v13nmGZx6sYl_oJXu9A5RkTKqjqvjyekWF-7ytDyRXYgCF5cj0Kt","y":"AdymlHvOiLxXkEhayXQnNCvDX4h9htZaCJN34kfmC6pV5OhQHiraVySsUdaQkAgDPrwQrJmbnX9cwlGfP-HqHZR1"}',
  Ed25519: '{"kty":"OKP","crv":"Ed25519","x":"Gb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE"}',
}

function question(token: string, keyText: string, more: Partial<VerifyQuestion> = {}): VerifyQuestion {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const { alg, kid }: { alg?: string; kid?: string } = JSON.parse(Buffer.from(header, 'base64url').toString())
  return { token: { header, payload, signature }, alg, kid, keyText, encoding: 'utf-8', ...more }
}

const statusOf = async (token: string, keyText: string, more?: Partial<VerifyQuestion>) =>
  (await verifyToken(question(token, keyText, more))).text

function kindOf({ publicKey }: RfcVector): string {
  const { kty, crv }: { kty: string; crv?: string } = JSON.parse(publicKey)
  return crv ?? kty
}

test.each(SIGNED)('$source is verified with its key', async ({ token, publicKey }) => {
  expect(await statusOf(token, publicKey)).toBe('Signature verified')
})

test.each(SIGNED)('$source does not match another key of the kind', async (vector) => {
  expect(await statusOf(vector.token, WRONG_KEYS[kindOf(vector)] ?? '')).toBe('Signature does not match')
})

test.each(SIGNED)('$source refuses keys of every other kind', async (vector) => {
  const { alg } = question(vector.token, '')
  for (const [kind, key] of Object.entries(WRONG_KEYS)) {
    if (kind === kindOf(vector)) continue
    expect(await statusOf(vector.token, key), kind).toBe(`Key does not fit algorithm ${alg}`)
  }
})

test.each(SIGNED)('$source does not match when its payload was changed', async ({ token, publicKey }) => {
  const [header, payload = '', signature] = token.split('.')
  const changed = [header, payload.replace(/.$/, payload.endsWith('A') ? 'Q' : 'A'), signature].join('.')
  expect(await statusOf(changed, publicKey)).toBe('Signature does not match')
})

test.each(SIGNED)('$source does not match when any end of its signature was changed', async (vector) => {
  const { token, publicKey } = vector
  for (const changed of [
    `${token.slice(0, -1)}${token.endsWith('B') ? 'C' : 'B'}`,
    token.slice(0, -4),
    `${token}AAAA`,
  ])
    expect(await statusOf(changed, publicKey), changed).toBe('Signature does not match')
})

test('RFC 7515 A.5 is unsigned, with a key or without, however none is spelt', async () => {
  const words = 'Unsigned token — never accept'
  expect(await statusOf(NONE?.token ?? '', '')).toBe(words)
  expect(await statusOf(NONE?.token ?? '', HS256?.publicKey ?? '')).toBe(words)
  expect(await statusOf(`${Buffer.from('{"alg":"nOnE"}').toString('base64url')}.e30.`, 'x')).toBe(words)
})

test('without a key nothing is verified', async () => {
  expect(await statusOf(HS256?.token ?? '', '')).toBe('Signature not verified')
})

/** The public key as PEM, by Node's own means. */
function pem(jwk: string, form: 'spki' | 'pkcs1' = 'spki'): string {
  const key: JsonWebKey = JSON.parse(jwk)
  return String(createPublicKey({ key, format: 'jwk' }).export({ type: form, format: 'pem' }))
}

function privatePem(jwk: string, form: 'pkcs8' | 'pkcs1' | 'sec1'): string {
  const key: JsonWebKey = JSON.parse(jwk)
  return String(createPrivateKey({ key, format: 'jwk' }).export({ type: form, format: 'pem' }))
}

test.each(SIGNED.slice(1))('$source is verified with its key as PEM', async ({ token, publicKey }) => {
  expect(await statusOf(token, `\n${pem(publicKey)}\n`)).toBe('Signature verified')
})

test('PKCS #1, SEC 1 and PKCS #8 are understood; a private key verifies with its public half', async () => {
  expect(await statusOf(RS256?.token ?? '', pem(RS256?.publicKey ?? '', 'pkcs1'))).toBe('Signature verified')
  for (const [vector, form] of [
    [RS256, 'pkcs1'],
    [RS256, 'pkcs8'],
    [ES256, 'sec1'],
    [ES256, 'pkcs8'],
  ] as const) {
    const answer = await verifyToken(
      question(vector?.token ?? '', privatePem(vector?.privateKey ?? '', form)),
    )
    expect([answer.text, answer.detail]).toEqual([
      'Signature verified',
      'This is a private key: the public one is enough to verify.',
    ])
  }
  expect(await statusOf(ES256?.token ?? '', ES256?.privateKey ?? '')).toBe('Signature verified')
})

test('a certificate verifies with the key that it contains', async () => {
  const certificate = readFileSync(new URL('./fixtures/rfc7515-a2-certificate.pem', import.meta.url), 'utf8')
  expect(await statusOf(RS256?.token ?? '', certificate)).toBe('Signature verified')
  expect(await statusOf(ES256?.token ?? '', certificate)).toBe('Key does not fit algorithm ES256')
})

test('a public key is never used as an HMAC secret', async () => {
  for (const encoding of ['utf-8', 'base64url', 'hex'] as const)
    for (const key of [RS256?.publicKey ?? '', pem(RS256?.publicKey ?? '')])
      expect(await statusOf(HS256?.token ?? '', key, { encoding })).toBe('Key does not fit algorithm HS256')
})

test('ignores padding left by a sloppy issuer', async () => {
  for (const [header, payload] of [
    ['eyJhbGciOiJIUzI1NiJ9', 'eyJhIjoxfQ'],
    ['eyJhbGciOiJIUzI1NiJ9', 'eyJhIjoxfQ=='],
    ['eyJhbGciOiJIUzI1NiIgfQ==', 'eyJhIjoxfQ=='],
  ]) {
    const signature = createHmac('sha256', 'foobar').update(`${header}.${payload}`).digest('base64url')
    expect(await verifyToken(question(`${header}.${payload}.${signature}=`, 'foobar')), header).toEqual({
      status: 'verified',
      text: 'Signature verified',
      detail: '',
    })
  }
})

test('reports an unsupported algorithm and a damaged key differently', async () => {
  const refuse = vi
    .spyOn(crypto.subtle, 'importKey')
    .mockRejectedValue(new DOMException('Unrecognized name', 'NotSupportedError'))
  const ed25519 = SIGNED.at(-1)
  expect(await verifyToken(question(ed25519?.token ?? '', ed25519?.publicKey ?? ''))).toEqual({
    status: 'unverified',
    text: 'Signature not verified',
    detail: 'This browser cannot check EdDSA.',
  })
  refuse.mockRestore()
})

test('rejects a secret as the key of an RSA signature', async () => {
  expect(await statusOf(RS256?.token ?? '', 'secret')).toBe('Key does not fit algorithm RS256')
})

test('the secret is read as text, Base64 or hexadecimal, and a wrong choice is pointed out', async () => {
  const input = `${Buffer.from('{"alg":"HS256"}').toString('base64url')}.${Buffer.from('{"sub":"1"}').toString('base64url')}`
  const token = `${input}.${createHmac('sha256', 'foobar').update(input).digest('base64url')}`
  expect(await statusOf(token, 'foobar')).toBe('Signature verified')
  expect(await statusOf(token, 'Zm9vYmFy', { encoding: 'base64url' })).toBe('Signature verified')
  expect(await statusOf(token, '66:6f 6F626172', { encoding: 'hex' })).toBe('Signature verified')
  expect(await verifyToken(question(token, 'Zm9vYmFy'))).toEqual({
    status: 'mismatch',
    text: 'Signature does not match',
    detail: 'It does match when the secret is read as Base64 or Base64url.',
  })
  expect((await verifyToken(question(token, 'xyz', { encoding: 'hex' }))).detail).toBe(
    'This secret is not hexadecimal. It needs an even number of the digits 0–9 and a–f.',
  )
})

test('selects the key of a JWKS by its kid, and names it', async () => {
  const keys = SIGNED.map(({ publicKey }, index) => ({ ...JSON.parse(publicKey), kid: `k${index}` }))
  const set = JSON.stringify({ keys: [{ kty: 'unheard-of' }, 7, ...keys] })
  const token = RS256?.token ?? ''
  const named = await verifyToken(question(token, set, { kid: 'k1' }))
  expect([named.text, named.detail]).toEqual(['Signature verified', 'With key 3 of 6, kid “k1”.'])
  expect((await verifyToken(question(token, set, { kid: undefined }))).text).toBe('Signature verified')
  expect((await verifyToken(question(token, set, { kid: 'k0' }))).text).toBe(
    'Key does not fit algorithm RS256',
  )
  expect((await verifyToken(question(token, set, { kid: 'k9' }))).detail).toBe(
    'No key of the 6 in the set has the kid “k9”.',
  )
})

test.each([
  ['{"kty":"RSA"', 'This key could not be read. It begins like a JWK, but is not valid JSON.'],
  ['{"kty":"RSA","n":"AAAA"}', 'This key could not be read: it is damaged.'],
])('rejects the key %j with a reason', async (key, detail) => {
  const answer = await verifyToken(question(RS256?.token ?? '', key))
  expect([answer.text, answer.detail]).toEqual(['Signature not verified', detail])
})

test('a key for another use or algorithm, or too short, does not fit', async () => {
  const key = JSON.parse(RS256?.publicKey ?? '')
  for (const change of [{ use: 'enc' }, { alg: 'RS512' }, { key_ops: ['encrypt'] }, { n: 'AAAA' }])
    expect(await statusOf(RS256?.token ?? '', JSON.stringify({ ...key, ...change }))).toBe(
      'Key does not fit algorithm RS256',
    )
})

test('an unknown algorithm and an unknown critical header are not verified', async () => {
  const token = (header: object) => `${Buffer.from(JSON.stringify(header)).toString('base64url')}.e30.AAAA`
  expect((await verifyToken(question(token({ alg: 'ES256K' }), 'x'))).detail).toBe(
    'The algorithm ES256K is not supported.',
  )
  expect((await verifyToken(question(token({}), 'x'))).detail).toBe('The header names no algorithm.')
  expect((await verifyToken(question(token({ alg: 'HS256', crit: ['exp'], exp: 1 }), 'x'))).detail).toContain(
    'critical',
  )
})

test('reports if any of several candidate keys fits, and if any made the token', async () => {
  const secret = WRONG_KEYS.oct ?? ''
  const rsa = WRONG_KEYS.RSA ?? ''
  const verifyWith = async (...keys: readonly string[]) => {
    const request = question(RS256?.token ?? '', `{"keys":[${keys.join(',')}]}`)
    const { text, detail } = await verifyToken(request)
    return [text, detail]
  }
  const madeByNone = ['Signature does not match', 'None of the 2 keys that may be meant made it.']
  expect(await verifyWith(secret, rsa)).toEqual(madeByNone)
  expect(await verifyWith(rsa, secret)).toEqual(madeByNone)
  expect(await verifyWith(secret, secret)).toEqual([
    'Key does not fit algorithm RS256',
    'None of the 2 keys in the set fits.',
  ])
  expect(await verifyWith(rsa)).toEqual([
    'Signature does not match',
    'Key 1 of 1: Another key made it, or the token was changed.',
  ])
  expect(await verifyWith(rsa, RS256?.publicKey ?? '')).toEqual(['Signature verified', 'With key 2 of 2.'])
})

test('a token without a signature, or a secret without a byte, verifies nothing', async () => {
  const token = HS256?.token ?? ''
  const unsigned = token.slice(0, token.lastIndexOf('.') + 1)
  expect(await verifyToken(question(unsigned, 'secret'))).toEqual({
    status: 'mismatch',
    text: 'Signature does not match',
    detail: 'The signature is empty.',
  })
  expect(await verifyToken(question(token, ' 0x ', { encoding: 'hex' }))).toEqual({
    status: 'unverified',
    text: 'Signature not verified',
    detail: 'The secret is empty.',
  })
})
