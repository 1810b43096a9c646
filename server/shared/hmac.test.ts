import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { hmacWith } from './hmac.ts'

/** RFC 4231 §4.2 and §4.3: the other keys and texts are no UTF-8. */
test.each([
  [
    'a short key and text',
    '\x0b'.repeat(20),
    'Hi There',
    'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  ],
  [
    'a key shorter than the digest',
    'Jefe',
    'what do ya want for nothing?',
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
])('RFC 4231: %s', (_, key, text, digest) => {
  expect(hmacWith(key)(text)).toBe(Buffer.from(digest, 'hex').toString('base64url'))
})

test.each([
  ['keys', [0, 1, 63, 64, 65, 200], [20]],
  ['texts', [43], [0, 1, 54, 55, 56, 63, 64, 65, 340, 341, 342, 343, 1_024, 1_025, 20_000]],
])('%s of every length give what Node’s HMAC gives', (_, keys, texts) => {
  for (const unit of ['a', 'é', '€', '😀', '\ud800'])
    for (const keyLength of keys)
      for (const length of texts) {
        const [key, text] = [unit.repeat(keyLength), unit.repeat(length)]
        expect(hmacWith(key)(text)).toBe(createHmac('sha256', key).update(text).digest('base64url'))
      }
})

test('a text after a longer one has nothing of it', () => {
  const mac = hmacWith('Jefe')
  const before = mac('short')
  mac('x'.repeat(300))
  expect(mac('short')).toBe(before)
})
