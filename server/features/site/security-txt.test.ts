import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { testDependencies } from '../../testing/dependencies.fixture.ts'
import { securityTxt } from './security-txt.ts'

const NOW = Date.UTC(2026, 10, 28, 10, 47)
const EXPIRES = 'Expires: 2027-05-27T00:00:00.000Z\nPreferred-Languages: en\n'

test.each([
  ['mailto:ada@example.org', undefined, `Contact: mailto:ada@example.org\n${EXPIRES}`],
  [
    'https://example.org/contact',
    'https://tools.example.org/.well-known/security.txt',
    `Contact: https://example.org/contact\n${EXPIRES}Canonical: https://tools.example.org/.well-known/security.txt\n`,
  ],
  // RFC 9116 §2.5.3: URLs of the web must be https.
  ['http://example.org/contact', undefined, undefined],
  [undefined, undefined, undefined],
])('securityTxt(): of contact %j at %j', (contact, url, expected) => {
  expect(securityTxt(contact, url, NOW)).toBe(expected)
})

test('GET /.well-known/security.txt returns the contact of the operator', async () => {
  const app = await createApp(
    await testDependencies({
      now: () => NOW,
      contactUrl: 'mailto:ada@example.org',
      publicUrl: 'https://tools.example.org',
    }),
  )
  const response = await app.request('/.well-known/security.txt')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
  expect(await response.text()).toBe(
    `Contact: mailto:ada@example.org\n${EXPIRES}Canonical: https://tools.example.org/.well-known/security.txt\n`,
  )
})

test('GET /.well-known/security.txt is missing without a contact', async () => {
  const app = await createApp(await testDependencies())
  expect((await app.request('/.well-known/security.txt')).status).toBe(404)
})
