import { expect, test } from 'vitest'
import { readBrokenToken } from './read-broken-token.ts'

const b64 = (text: string) => Buffer.from(text).toString('base64url')
const HEADER = b64('{"alg":"HS256"}')

test.each([
  [`${HEADER}.${b64('{"a":1,"b":"é')}.AA`, 'the payload ends early', '{"a":1,"b":"é', ''],
  [`${HEADER}.${b64('{"a":x1}')}.AA`, 'the payload is damaged', '{"a":', 'x'],
  [`${HEADER}.${b64('{"a":1234}').slice(0, 8)}!.AA`, 'the payload ends early', '{"a":1', ''],
  [`${HEADER}..AA`, 'the payload is missing', undefined, undefined],
  [`${HEADER}.e30`, 'the signature is missing', undefined, undefined],
  [`${HEADER}.e30.A!`, 'the signature is damaged', undefined, undefined],
  [`${HEADER}.e30.AA.AA`, 'it has too many parts', undefined, undefined],
  ['words', 'no part can be read', undefined, undefined],
  ['e3.e30.AA', 'the header cannot be read', undefined, undefined],
])('readBrokenToken(%s): %s', (text, error, before, at) => {
  const broken = readBrokenToken(text)
  expect(broken?.verdict).toBe(`Not a valid token: ${error}`)
  expect([broken?.damaged?.before, broken?.damaged?.at]).toEqual([before, at])
})

test('readBrokenToken(): the readable parts are decoded', () => {
  expect(readBrokenToken(`${HEADER}.{`)?.header?.text).toBe('{\n  "alg": "HS256"\n}')
  expect(readBrokenToken(`${HEADER}.e30`)?.payload?.text).toBe('{}')
})
