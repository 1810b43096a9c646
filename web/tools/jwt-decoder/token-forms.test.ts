import { expect, test } from 'vitest'
import { toResult } from '#lib/result/result.ts'
import { decodeToken } from './decode-token.ts'
import { readEncryptedHeader } from './encrypted-header.ts'

const b64 = (text: string) => Buffer.from(text).toString('base64url')
const tokenOf = (payload: string, header = '{"alg":"HS256"}') => `${b64(header)}.${b64(payload)}.AAAA`
const INNER = tokenOf('{"exp":1}')

/** RFC 7516, appendix A.1. */
const JWE_HEADER = 'eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkEyNTZHQ00ifQ'

test('the header of an encrypted token is readable', () => {
  const token = `Bearer ${JWE_HEADER}.a.b.c.d`
  expect(readEncryptedHeader(token)?.text).toBe('{\n  "alg": "RSA-OAEP",\n  "enc": "A256GCM"\n}')
  expect(toResult(() => decodeToken(token))).toMatchObject({
    ok: false,
    problem: {
      message: 'Invalid JWT token',
      detail:
        'This looks like an encrypted token (JWE). Only the holder of its key can read it. Its header: {"alg":"RSA-OAEP","enc":"A256GCM"}',
    },
  })
})

test('a signed or damaged token has no encrypted header', () => {
  expect([INNER, 'a.b.c.d.e', ''].map(readEncryptedHeader)).toEqual([undefined, undefined, undefined])
})

/** RFC 9901, section 5.1, shortened: the disclosure of "given_name". */
const DISCLOSURE = 'WyIyR0xDNDJzS1F2ZUNmR2ZyeU5STjl3IiwgImdpdmVuX25hbWUiLCAiSm9obiJd'

test.each([
  [`${INNER}~`, ['This is an SD-JWT (selective disclosure). It discloses no claims.']],
  [
    `${INNER}~${DISCLOSURE}~`,
    ['This is an SD-JWT (selective disclosure). It discloses: "given_name": "John".'],
  ],
  [
    `${INNER}~${DISCLOSURE}~${b64('["salt",{"a":1}]')}~${INNER}`,
    [
      'This is an SD-JWT (selective disclosure). It discloses: "given_name": "John"; {"a":1}. A key binding token is attached.',
    ],
  ],
  [tokenOf('{"exp":1,"_sd":["x"]}'), ['This is an SD-JWT (selective disclosure). It discloses no claims.']],
])('%s is named', (token, warnings) => {
  const decoded = decodeToken(token)
  expect(decoded?.token.signature).toBe('AAAA')
  expect(decoded?.warnings).toEqual(warnings)
})

test('a damaged disclosure is an error', () => {
  expect(toResult(() => decodeToken(`${INNER}~e30~`))).toMatchObject({
    ok: false,
    problem: { message: 'Invalid JWT token', detail: 'Disclosure 1 of this SD-JWT is damaged.' },
  })
})

test.each([`{"alg":"HS256","cty":"JWT"}`, `{"alg":"HS256"}`])(
  'the token within a token with the header %s is named',
  (header) => {
    const decoded = decodeToken(tokenOf(INNER, header))
    expect(decoded?.payload).toEqual({ text: INNER, members: [], memberCount: 0, duplicates: [] })
    expect(decoded?.warnings).toEqual(['The payload is another token (nested JWT). Decode it separately.'])
  },
)

test('a BOM before the payload or header is a warning', () => {
  const decoded = decodeToken(tokenOf('\ufeff{"exp":1}'))
  expect(decoded?.payload.text).toBe('{\n  "exp": 1\n}')
  expect(decoded?.warnings).toEqual([
    'The payload begins with a byte order mark, which JSON must not have. Many readers refuse it.',
  ])
  expect(decodeToken(`${b64('\ufeff{"alg":"HS256"}')}.${b64('{"exp":1}')}.AAAA`)?.warnings).toEqual([
    'The header begins with a byte order mark, which JSON must not have. Many readers refuse it.',
  ])
})
