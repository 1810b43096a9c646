import { expect, test } from 'vitest'
import { decodeToken } from './decode-token.ts'
import { getSecretWarnings } from './secret.ts'

const b64 = (text: string) => Buffer.from(text).toString('base64url')

function warnings(header: object, payload: object | string, signature = 'AAAA'): string[] {
  const claims = typeof payload === 'string' ? payload : JSON.stringify(payload)
  const decoded = decodeToken(`${b64(JSON.stringify(header))}.${b64(claims)}.${signature}`)
  return [...(decoded?.warnings ?? ['not decoded'])]
}

test('an ordinary token has none', () => {
  expect(warnings({ alg: 'HS256', kid: '2011-04-29' }, { exp: 1 })).toEqual([])
})

test.each(['../../dev/null', '/etc/passwd', 'C:\\keys', 'a%2Fb', '..'])(
  'the kid %j looks like a path',
  (kid) => {
    expect(warnings({ alg: 'HS256', kid }, { exp: 1 })).toEqual([
      '“kid” looks like a path. A server that looks keys up by it may be led to another file.',
    ])
  },
)

test('a missing algorithm, expiry and signature are pointed out, and names that stand twice', () => {
  expect(warnings({ alg: 7 }, '{"a":1,"a":2}')).toEqual([
    'The header names no algorithm: “alg” is missing or is no text.',
    '“a” appears more than once in the payload. Readers differ in which one they take.',
    'The token has no “exp”: it never expires.',
  ])
  expect(warnings({ alg: 'HS256' }, { exp: 1 }, '')).toEqual(['The signature is empty.'])
  expect(warnings({ alg: 'none' }, { exp: 1 }, '')).toEqual([])
})

test('more than 8 KB exceeds the limit of many servers', () => {
  const [warning] = warnings({ alg: 'HS256' }, { exp: 1, x: 'y'.repeat(8000) })
  expect(warning).toMatch(
    /^The token is 10,7\d\d characters long\. Many servers refuse headers of more than 8 KB\.$/,
  )
})

test.each([
  [
    'HS256',
    'a'.repeat(31),
    'utf-8',
    'This secret is weak: 31 bytes, while HS256 needs at least 32 (RFC 7518).',
  ],
  [
    'HS512',
    'ab'.repeat(63),
    'hex',
    'This secret is weak: 63 bytes, while HS512 needs at least 64 (RFC 7518).',
  ],
  ['HS256', `${'a'.repeat(31)}\n`, 'utf-8', 'The secret begins or ends with white space, which counts.'],
  ['HS256', 'ä'.repeat(16), 'utf-8', undefined],
  ['HS256', 'a'.repeat(43), 'base64url', undefined],
  ['HS256', 'not hex', 'hex', undefined],
  ['RS256', 'a', 'utf-8', undefined],
  ['HS256', '{"kty":"oct"}', 'utf-8', undefined],
  ['HS256', '', 'utf-8', undefined],
] as const)('%s with the secret %j as %s', (alg, secret, encoding, warning) => {
  expect(getSecretWarnings(alg, secret, encoding)).toEqual(warning === undefined ? [] : [warning])
})
