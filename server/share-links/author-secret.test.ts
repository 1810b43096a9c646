import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { bearerToken, generateSecret, hashSecret } from './author-secret.ts'

test('a secret has 192 random bits, and is stored as its SHA-256', () => {
  expect(generateSecret((count) => new Uint8Array(count))).toBe('A'.repeat(32))
  // FIPS 180-2, appendix B.1.
  expect(hashSecret('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
})

test.each([
  ['Bearer a-secret', 'a-secret'],
  ['Bearer two words', 'two words'],
  ['bearer a-secret', ''],
  ['Basic a-secret', ''],
  ['Bearer ', ''],
  ['a-secret', ''],
  [undefined, ''],
])('Authorization: %s brings the secret “%s”', async (authorization, secret) => {
  const app = new Hono().get('/', (context) => context.json(bearerToken(context)))
  const response = await app.request('/', { headers: authorization === undefined ? {} : { authorization } })
  expect(await response.json()).toBe(secret)
})
