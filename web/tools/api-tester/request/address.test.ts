import { expect, test } from 'vitest'
import { toResult } from '#lib/result/result.ts'
import { readAddress, withSchemes } from './address.ts'

test.each([
  ['https://example.com', 'https://example.com/'],
  ['  http://localhost:3000/a b?x=ü#part ', 'http://localhost:3000/a%20b?x=%C3%BC#part'],
  ['HTTPS://EXAMPLE.com/%7B', 'https://example.com/%7B'],
  ['http://[::1]:8080/', 'http://[::1]:8080/'],
])('%j is an address', (text, expected) => {
  expect(readAddress(text).href).toBe(expected)
})

test.each([
  '',
  'example.com',
  'localhost:3000',
  'ftp://example.com',
  'javascript:alert(1)',
  'https:example.com',
  'http://',
  'https://a b/',
])('readAddress(): rejects %j', (text) => {
  expect(toResult(() => readAddress(text))).toMatchObject({
    ok: false,
    problem: { message: 'Error: Enter a valid http or https URL' },
  })
})

test.each([
  ['example.com/a?b=1', ['https://example.com/a?b=1', 'http://example.com/a?b=1']],
  [' //example.com', ['https://example.com', 'http://example.com']],
  ['localhost:3000/x', ['http://localhost:3000/x', 'https://localhost:3000/x']],
  ['127.0.0.1', ['http://127.0.0.1', 'https://127.0.0.1']],
  ['[::1]:80', ['http://[::1]:80', 'https://[::1]:80']],
  ['nas.local/x', ['http://nas.local/x', 'https://nas.local/x']],
  ['app.localhost:80', ['http://app.localhost:80', 'https://app.localhost:80']],
  ['example.com?x=a.local', ['https://example.com?x=a.local', 'http://example.com?x=a.local']],
  ['example.com/a.local', ['https://example.com/a.local', 'http://example.com/a.local']],
  ['example.local.com', ['https://example.local.com', 'http://example.local.com']],
  ['{{base}}/items', []],
  ['https:example.com', []],
  ['ftp://example.com', []],
  ['javascript:alert(1)', []],
  ['mailto:me@example.com', []],
  ['a b', []],
  ['', []],
])('%j can begin as %j', (text, expected) => {
  expect(withSchemes(text)).toEqual(expected)
})
