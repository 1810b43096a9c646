import { expect, test } from 'vitest'
import { bareToken, readCompactToken, writeCompactToken } from './compact-token.ts'

test.each([
  ['Authorization: Bearer a.b.c', 'a.b.c'],
  ['authorization :bearer  a.b.c', 'a.b.c'],
  ['BEARER a.b.c', 'a.b.c'],
  ['“a.b.c”', 'a.b.c'],
  ["'a.b.c',", 'a.b.c'],
  ['`a.b.c`;\n', 'a.b.c'],
  ['‘a.b.c’', 'a.b.c'],
  ['"Bearer a.b.c";', 'a.b.c'],
  [' a.\n b.\tc ', 'a.b.c'],
  ['Bearera.b.c', 'Bearera.b.c'],
  ['a.b.', 'a.b.'],
  ['{"access_token":"eyJ9.eyJ8.s-_7","token_type":"Bearer"}', 'eyJ9.eyJ8.s-_7'],
  ["curl -H 'Authorization: Bearer eyJ9.eyJ8.s' https://api.example.com/v1.2", 'eyJ9.eyJ8.s'],
  ['https://app.example.com/#id_token=eyJ9.eyJ8.s&state=1', 'eyJ9.eyJ8.s'],
  ['Cookie: a=b; session=eyJ9.ewoK.; c=d', 'eyJ9.ewoK.'],
  ['{"a":"eyJ9.eyJ8.s","b":"eyJ9.eyJ8.t"}', '{"a":"eyJ9.eyJ8.s","b":"eyJ9.eyJ8.t"}'],
  ['eyJ9.eyJ8.s+t', 'eyJ9.eyJ8.s+t'],
])('%j contains the token %s', (text, token) => {
  expect(bareToken(text)).toBe(token)
})

test('a token has three parts, each unchanged', () => {
  expect(readCompactToken('aA-_.b==.c_-9==')).toEqual({ header: 'aA-_', payload: 'b==', signature: 'c_-9==' })
  expect(readCompactToken('..')).toEqual({ header: '', payload: '', signature: '' })
  expect(writeCompactToken({ header: 'a', payload: 'b', signature: '' })).toBe('a.b.')
})

test.each(['a.b.c+d', 'a.b.c===', 'a.b.=c', 'a.b.c=d'])(
  'rejects the signature of %s, which is not base64url',
  (text) => {
    expect(() => readCompactToken(text)).toThrow('Invalid JWT token')
  },
)
