import { expect, test } from '#e2e/browsers/test.ts'
import { RFC_VECTORS } from './rfc-vectors.ts'

for (const vector of RFC_VECTORS.slice(0, 3))
  test(`${vector.source} is read, and verified with its key`, async ({ tab }) => {
    await tab.open('/jwt-decoder')
    await tab.fill('Token', vector.token)
    await tab.fill('Secret or public key', vector.publicKey)
    await tab.shows('Verification', /Signature verified/)
  })

test('a token shows its parts and times; two parts are rejected', async ({ tab }) => {
  await tab.open('/jwt-decoder')
  await tab.fill('Token', `Bearer ${RFC_VECTORS[0]?.token}`)
  await tab.shows(
    'Payload',
    '{\n  "iss": "joe",\n  "exp": 1300819380,\n  "http://example.com/is_root": true\n}',
  )
  await tab.shows('Expires', /Mar 22, 2011, 6:43:00 PM/)
  expect(await tab.copies('Copy header')).toBe('{\n  "typ": "JWT",\n  "alg": "HS256"\n}')
  await tab.fill('Token', 'a.b')
  await tab.warns('It needs exactly 3 parts')
})
