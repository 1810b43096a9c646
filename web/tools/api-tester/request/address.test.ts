import { expect, test } from 'vitest'
import { attempt } from '#lib/outcome/attempt.ts'
import { readAddress } from './address.ts'

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
])('%j is no address to send to', (text) => {
  expect(attempt(() => readAddress(text))).toMatchObject({
    ok: false,
    problem: { message: 'Error: Enter a valid http or https URL' },
  })
})
