import { expect, test } from 'vitest'
import { withoutSubtle } from '#lib/crypto/without-subtle.fixture.ts'
import { ALGORITHMS } from './algorithms.ts'
import { generateKey } from './generate-key.ts'
import { RFC_VECTORS } from './rfc-vectors.ts'
import { signToken } from './sign-token.ts'
import { verifyToken } from './verify-token.ts'

withoutSubtle()

const SIGNED = RFC_VECTORS.filter(({ publicKey }) => publicKey !== '')

async function statusOf(token: string, keyText: string): Promise<string> {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const { alg }: { alg: string } = JSON.parse(Buffer.from(header, 'base64url').toString())
  const question = {
    token: { header, payload, signature },
    alg,
    kid: undefined,
    keyText,
    encoding: 'utf-8',
  } as const
  return (await verifyToken(question)).text
}

test.each(SIGNED)(
  'verifyToken(): verifies $source over plain http',
  async ({ token, publicKey, privateKey }) => {
    expect(await statusOf(token, publicKey)).toBe('Signature verified')
    expect(await statusOf(token, privateKey)).toBe('Signature verified')
    const [header, , signature] = token.split('.')
    expect(await statusOf(`${header}.e30.${signature}`, publicKey)).toBe('Signature does not match')
  },
)

test.each(ALGORITHMS.filter(({ key }) => key.kty !== 'RSA'))(
  'generateKey(): a key for $name creates and verifies a signature over plain http',
  async ({ name }) => {
    const key = await generateKey(name)
    const pairs =
      key.kind === 'secret'
        ? [[key.jwk, key.jwk]]
        : [
            [key.privateJwk, key.publicJwk],
            [key.privatePem, key.publicPem],
          ]
    for (const [signing = '', verifying = ''] of pairs) {
      const token = await signToken({
        header: JSON.stringify({ alg: name }),
        payload: '{"a":1}',
        keyText: signing,
        encoding: 'utf-8',
      })
      expect(await statusOf(token, verifying)).toBe('Signature verified')
    }
  },
)

test('signToken(): refuses RSA keys, and names https as the way', async () => {
  const [, RS256] = RFC_VECTORS
  const token = signToken({
    header: '{"alg":"RS256"}',
    payload: '{}',
    keyText: RS256?.privateKey ?? '',
    encoding: 'utf-8',
  })
  await expect(token).rejects.toMatchObject({
    problem: {
      message: 'RSA keys cannot sign here',
      detail: 'Browsers do this only over https or on localhost.',
    },
  })
})

test('verifyToken(): reports a damaged key over plain http, too', async () => {
  const [, RS256] = RFC_VECTORS
  const answer = await verifyToken({
    token: { header: 'e30', payload: 'e30', signature: 'AAAA' },
    alg: 'RS256',
    kid: undefined,
    keyText: '{"kty":"RSA","n":"AAAA"}',
    encoding: 'utf-8',
  })
  expect([RS256?.source, answer.detail]).toEqual([
    'RFC 7515 A.2',
    'This key could not be read: it is damaged.',
  ])
})
