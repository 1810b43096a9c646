import { createPrivateKey, generateKeyPairSync, type JsonWebKey, sign as nodeSign } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { toResultAsync } from '#lib/result/result.ts'
import { ALGORITHMS } from './algorithms.ts'
import { decodeToken } from './decode-token.ts'
import { type GeneratedKey, generateKey } from './generate-key.ts'
import { RFC_VECTORS } from './rfc-vectors.ts'
import { type SignQuestion, setAlgorithm, signToken } from './sign-token.ts'
import { verifyToken } from './verify-token.ts'

const [HS256, RS256] = RFC_VECTORS
const CLAIMS = '{"iss":"joe",\r\n "exp":1300819380,\r\n "http://example.com/is_root":true}'

const sign = (more: Partial<SignQuestion>) =>
  signToken({ header: '{"alg":"HS256"}', payload: '{}', keyText: 'secret', encoding: 'utf-8', ...more })

const problemOf = async (more: Partial<SignQuestion>) => {
  const result = await toResultAsync(() => sign(more))
  return result.ok ? result.value : [result.problem.message, result.problem.detail]
}

test('HS256 yields the well-known sample token byte for byte', async () => {
  expect(
    await sign({
      header: '{"alg":"HS256","typ":"JWT"}',
      payload: '{"sub": "1234567890","name":"John Doe","iat":1516239022}',
      keyText: 'your-256-bit-secret',
    }),
  ).toBe(
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
  )
})

test("RS256 with the key of RFC 7515 A.2 matches Node's signature", async () => {
  const token = await sign({ header: '{"alg":"RS256"}', payload: CLAIMS, keyText: RS256?.privateKey ?? '' })
  const [header, payload, signature] = token.split('.')
  const key: JsonWebKey = JSON.parse(RS256?.privateKey ?? '')
  expect(Buffer.from(payload ?? '', 'base64url').toString()).toBe(
    '{"iss":"joe","exp":1300819380,"http://example.com/is_root":true}',
  )
  expect(signature).toBe(
    nodeSign(
      'sha256',
      Buffer.from(`${header}.${payload}`),
      createPrivateKey({ key, format: 'jwk' }),
    ).toString('base64url'),
  )
})

test('digits and spelling of the payload are preserved', async () => {
  const token = await sign({ payload: '{ "id": 12345678901234567890, "x": 1.50, "é": "\\u00e9" }' })
  expect(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).toBe(
    '{"id":12345678901234567890,"x":1.50,"é":"\\u00e9"}',
  )
})

/** Returns the formats of the signing key, each with the matching verification key. */
function halves(key: GeneratedKey): readonly (readonly [sign: string, verify: string])[] {
  if (key.kind === 'secret') return [[key.jwk, key.jwk]]
  return [
    [key.privateJwk, key.publicJwk],
    [key.privatePem, key.publicPem],
  ]
}

test.each(ALGORITHMS)(
  '$name: a generated key creates a signature that its other half verifies, as JWK and as PEM',
  async ({ name }) => {
    for (const [signing, verifying] of halves(await generateKey(name))) {
      const token = await sign({
        header: setAlgorithm('{"kid":"a"}', name),
        payload: '{"sub":"Zoë"}',
        keyText: signing,
      })
      const decoded = decodeToken(token)
      expect(decoded?.payload.text).toBe('{\n  "sub": "Zoë"\n}')
      if (!decoded) continue
      const question = {
        token: decoded.token,
        alg: name,
        kid: 'a',
        keyText: verifying,
        encoding: 'utf-8',
      } as const
      expect(await verifyToken(question)).toEqual({
        status: 'verified',
        text: 'Signature verified',
        detail: '',
      })
    }
  },
)

test('a fresh secret is as long as the hash', async () => {
  for (const [alg, bytes] of [
    ['HS256', 32],
    ['HS384', 48],
    ['HS512', 64],
  ] as const) {
    const key = await generateKey(alg)
    expect(key.kind === 'secret' && Buffer.from(key.base64url, 'base64url').length).toBe(bytes)
  }
})

test.each<[Partial<SignQuestion>, string, string]>([
  [
    { header: '{' },
    'Header is not valid JSON',
    "Unexpected end of JSON input, expected a property name in double quotes or '}' (line 1 column 2)",
  ],
  [{ payload: '[]' }, 'Payload is not a JSON object', ''],
  [
    { header: '{}' },
    'Header names no algorithm to sign with',
    'Set “alg” to one of the list, such as HS256.',
  ],
  [
    { header: '{"alg":"none"}' },
    'Header names no algorithm to sign with',
    'Set “alg” to one of the list, such as HS256.',
  ],
  [{ keyText: '' }, 'A key is needed to sign', ''],
  [
    { header: '{"alg":"RS256"}' },
    'Key does not fit algorithm RS256',
    'RS256 signs with a private key, as PEM or JWK, not with a secret.',
  ],
  [
    { keyText: RS256?.privateKey ?? '' },
    'Key does not fit algorithm HS256',
    'HS256 takes a shared secret; this is an RSA key.',
  ],
  [
    { header: '{"alg":"RS256"}', keyText: RS256?.publicKey ?? '' },
    'This key is public',
    'Only the private key can sign.',
  ],
  [
    { keyText: `{"keys":[${HS256?.publicKey}]}` },
    'A set of keys cannot sign',
    'Give one of its keys, as a JWK.',
  ],
  [
    { header: '{"alg":"HS256","v":12345678901234567890}' },
    '“v” is too large a number for a header',
    'Write it as text.',
  ],
  [{ header: '{"alg":"HS256","alg":"HS256"}' }, '“alg” appears more than once in the header', ''],
])('%j cannot be signed, and why', async (more, message, detail) => {
  expect(await problemOf(more)).toEqual([message, detail])
})

test.each([
  ['{"typ":"JWT","alg":"HS256","n":1.0}', '{\n  "alg": "ES256",\n  "typ": "JWT",\n  "n": 1.0\n}'],
  ['{}', '{\n  "alg": "ES256"\n}'],
  ['{"typ"', '{\n  "alg": "ES256",\n  "typ": "JWT"\n}'],
])('the algorithm of %j changes and everything else remains', (header, expected) => {
  expect(setAlgorithm(header, 'ES256')).toBe(expected)
})

test('rejects an empty secret', async () => {
  expect(await problemOf({ keyText: ' 0x ', encoding: 'hex' })).toEqual(['The secret is empty', ''])
})

test('an RSA key of less than 2048 bits does not fit', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
  expect(
    await problemOf({
      header: '{"alg":"RS256"}',
      keyText: JSON.stringify(privateKey.export({ format: 'jwk' })),
    }),
  ).toEqual(['Key does not fit algorithm RS256', 'RSA keys need at least 2048 bits (RFC 7518).'])
})

test('a header with an unsupported critical parameter cannot be signed', async () => {
  expect(await problemOf({ header: '{"alg":"HS256","crit":["x"],"x":1}' })).toEqual([
    'This header cannot be signed',
    'Extension Header Parameter "x" is not recognized.',
  ])
})

test('reports a damaged private key and an unsupported algorithm differently', async () => {
  const damaged = { ...JSON.parse(RS256?.privateKey ?? ''), qi: undefined }
  const params = { header: '{"alg":"RS256"}', keyText: JSON.stringify(damaged) }
  expect(await problemOf(params)).toEqual([
    'This key could not be read',
    'It is damaged, or not meant for signing.',
  ])
  const refuse = vi
    .spyOn(crypto.subtle, 'importKey')
    .mockRejectedValue(new DOMException('Unrecognized name', 'NotSupportedError'))
  expect(await problemOf(params)).toEqual(['This browser cannot sign with RS256', ''])
  refuse.mockRestore()
})

test('no key is made for an unknown algorithm, nor where the browser has none', async () => {
  const problem = async (alg: string) => {
    const result = await toResultAsync(() => generateKey(alg))
    return result.ok ? result.value : result.problem.message
  }
  expect(await problem('none')).toBe('No key can be made for this algorithm')
  const refuse = vi
    .spyOn(crypto.subtle, 'generateKey')
    .mockRejectedValueOnce(new DOMException('Unrecognized name', 'NotSupportedError'))
    .mockRejectedValueOnce(new RangeError('No room'))
  expect(await problem('ES256')).toBe('This browser cannot make keys for ES256')
  await expect(generateKey('ES256')).rejects.toThrow(new RangeError('No room'))
  refuse.mockRestore()
})
