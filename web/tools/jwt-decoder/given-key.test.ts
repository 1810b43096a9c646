import { expect, test } from 'vitest'
import { readGivenKey } from './given-key.ts'

const KEY = { kty: 'oct', k: 'AA' }

test('readGivenKey(): treats text that is not a key as a secret, unchanged', () => {
  expect(readGivenKey(' my secret ')).toEqual({ form: 'secret', text: ' my secret ' })
})

test.each([
  ['a key', JSON.stringify(KEY), { form: 'jwk', jwk: KEY }],
  ['a set of keys', JSON.stringify({ keys: [KEY] }), { form: 'jwks', keys: [KEY] }],
  ['a list of keys', ` ${JSON.stringify([KEY, KEY])}`, { form: 'jwks', keys: [KEY, KEY] }],
  ['a set with something else', JSON.stringify({ keys: [1, {}, KEY] }), { form: 'jwks', keys: [KEY] }],
])('%s is read', (_, text, key) => {
  expect(readGivenKey(text)).toEqual(key)
})

test.each([
  ['[]', 'The set holds no key.'],
  ['{"keys":[{"k":"AA"}]}', 'The set holds no key.'],
  ['{"keys":1}', 'It is JSON, but neither a JWK nor a JWKS.'],
  ['{"kty":1}', 'It is JSON, but neither a JWK nor a JWKS.'],
  ['[{"kty":"oct"}', 'It begins like a JWK, but is not valid JSON.'],
  ['-----BEGIN PUBLIC KEY-----\nAAAA', 'Its last line, -----END …-----, is missing.'],
])('%s is refused', (text, detail) => {
  expect(() => readGivenKey(text)).toThrow(
    expect.objectContaining({
      problem: expect.objectContaining({ message: 'This key could not be read', detail }),
    }),
  )
})
