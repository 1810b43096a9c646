import { expect, test } from 'vitest'
import { toResult } from '#lib/result/result.ts'
import { getText } from './claims.ts'
import { decodeToken } from './decode-token.ts'
import { RFC_VECTORS } from './rfc-vectors.ts'

const b64 = (text: string | Uint8Array) => Buffer.from(text).toString('base64url')
const tokenOf = (header: string, payload: string) => `${b64(header)}.${b64(payload)}.AAAA`
const detailOf = (text: string) => {
  const result = toResult(() => decodeToken(text))
  return result.ok ? 'no problem' : `${result.problem.message}: ${result.problem.detail}`
}

const [A1] = RFC_VECTORS
const TOKEN = A1?.token ?? ''

test('the example of RFC 7519 §3.1 is read', () => {
  const decoded = decodeToken(TOKEN)
  expect(decoded?.header.text).toBe('{\n  "typ": "JWT",\n  "alg": "HS256"\n}')
  expect(decoded?.payload).toEqual({
    text: '{\n  "iss": "joe",\n  "exp": 1300819380,\n  "http://example.com/is_root": true\n}',
    members: [
      { name: 'iss', kind: 'string', source: '"joe"', text: 'joe', shown: '"joe"' },
      { name: 'exp', kind: 'number', source: '1300819380', text: '', shown: '1300819380' },
      { name: 'http://example.com/is_root', kind: 'true', source: 'true', text: '', shown: 'true' },
    ],
    memberCount: 3,
    duplicates: [],
  })
  expect([decoded?.token.signature, decoded?.warnings]).toEqual([TOKEN.split('.')[2], []])
})

test.each(['', ' \n\t', 'Bearer ', '""'])('%j is nothing at all', (text) => {
  expect(decodeToken(text)).toBeUndefined()
})

test.each([
  ['abc', 'It needs exactly 3 parts with dots between them, and has 1.'],
  ['a.b', 'It needs exactly 3 parts with dots between them, and has 2.'],
  ['a.b.c.d', 'It needs exactly 3 parts with dots between them, and has 4.'],
  ['a.b.c.d.e', 'This looks like an encrypted token (JWE). Only the holder of its key can read it.'],
  ['..', 'Header is not valid JSON: it is empty.'],
  [`${b64('{}')}..`, 'Payload is not valid JSON: it is empty.'],
  [
    `${b64('not json')}.e30.`,
    "Header is not valid JSON: Unexpected token 'not', expected a value (line 1 column 1).",
  ],
  [
    `e30.${b64('{"a":1')}.`,
    "Payload is not valid JSON: Unexpected end of JSON input, expected ',' or '}' (line 1 column 7).",
  ],
  ['e30.W10.', 'Payload is not a JSON object.'],
  ['Im9iamVjdCI.e30.', 'Header is not a JSON object.'],
  ['bnVsbA.e30.', 'Header is not a JSON object.'],
  [
    'eyJ+Ijox.e30.',
    'Header is not valid JSON: its base64url is damaged. Unexpected “+” at position 4 (line 1 column 4).',
  ],
  [
    'e30.eyJ/Ijox.',
    'Payload is not valid JSON: its base64url is damaged. Unexpected “/” at position 4 (line 1 column 4).',
  ],
  ['e30.e30.a+b/', 'Signature is not valid base64url.'],
  [`${b64(Uint8Array.of(0x7b, 0x22, 0xff, 0x22))}.e30.`, 'Header is not valid JSON: byte 3 is not UTF-8.'],
])('rejects %j and names the invalid part', (text, detail) => {
  expect(detailOf(text)).toBe(`Invalid JWT token: ${detail}`)
})

test('padding is passed over in every part', () => {
  expect(decodeToken('e30=.eyJhIjoxfQ==.AA==')?.payload.text).toBe('{\n  "a": 1\n}')
})

test('claims preserve every character and every digit', () => {
  const payload = '{"n":"Zoë 東京 🙂","id":12345678901234567890,"f":1.10,"e":1E400,"esc":"\\u00e9"}'
  expect(decodeToken(tokenOf('{"alg":"HS256"}', payload))?.payload.text).toBe(
    '{\n  "n": "Zoë 東京 🙂",\n  "id": 12345678901234567890,\n  "f": 1.10,\n  "e": 1E400,\n  "esc": "\\u00e9"\n}',
  )
})

test('names that stand twice are found at any depth, and the last one counts', () => {
  const decoded = decodeToken(tokenOf('{"alg":"none","\\u0061lg":"HS256"}', '{"a":{"b":1,"b":2},"sub":"x"}'))
  expect([decoded?.header.duplicates, decoded?.payload.duplicates]).toEqual([['alg'], ['b']])
  expect(decoded && getText(decoded.header, 'alg')).toBe('HS256')
})

test('a token of 1 MB is read to its last claim', () => {
  const claims = Array.from({ length: 20_000 }, (_, index) => `"claim-${index}":"${'x'.repeat(24)}"`)
  const token = tokenOf('{"alg":"HS256"}', `{${claims.join(',')},"exp":7}`)
  expect(token.length).toBeGreaterThan(1_000_000)
  const payload = decodeToken(token)?.payload
  expect([payload?.memberCount, payload?.members.at(-1)?.name]).toEqual([20_001, 'exp'])
})

test('formats nested claims as in the whole document', () => {
  const decoded = decodeToken(tokenOf('{}', '{"a":{"b":[1]},"c":2}'))
  expect(decoded?.payload.members.map(({ shown }) => shown)).toEqual([
    '{\n    "b": [\n      1\n    ]\n  }',
    '2',
  ])
})
