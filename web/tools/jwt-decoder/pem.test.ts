import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { derValue, TAG } from '#lib/crypto/der.ts'
import { readPem } from './pem.ts'

const pemOf = (label: string, bytes: readonly number[]) =>
  `-----BEGIN ${label}-----\n${Buffer.from(bytes).toString('base64')}\n-----END ${label}-----`

test.each([
  ['P-256', 'prime256v1'],
  ['P-384', 'secp384r1'],
  ['P-521', 'secp521r1'],
  ['secp256k1', 'secp256k1'],
])('an EC key on %s is known by its curve, in each form', (crv, namedCurve) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve })
  const forms = [
    privateKey.export({ format: 'pem', type: 'pkcs8' }),
    privateKey.export({ format: 'pem', type: 'sec1' }),
    publicKey.export({ format: 'pem', type: 'spki' }),
  ].map((text) => readPem(String(text)))
  expect(forms.map(({ form, type }) => [form, type])).toEqual([
    ['pkcs8', { kty: 'EC', crv }],
    ['pkcs8', { kty: 'EC', crv }],
    ['spki', { kty: 'EC', crv }],
  ])
})

test('a key in an older form equals the same key in the newer one', () => {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const spki = String(publicKey.export({ format: 'pem', type: 'spki' }))
  const escaped = `key = ${spki.trim().replaceAll('\n', '\\n')} # mine`
  expect(readPem(escaped).text).toBe(spki.trim())
  const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey
  const read = readPem(String(rsa.export({ format: 'pem', type: 'pkcs1' })))
  expect([read.form, read.type]).toEqual(['spki', { kty: 'RSA' }])
  expect(createPublicKey(read.text).equals(rsa)).toBe(true)
})

test('Ed25519 is known, and a kind that tokens do not use is of no type', () => {
  const ed25519 = generateKeyPairSync('ed25519').publicKey.export({ format: 'pem', type: 'spki' })
  expect(readPem(String(ed25519)).type).toEqual({ kty: 'OKP', crv: 'Ed25519' })
  const x25519 = generateKeyPairSync('x25519').publicKey.export({ format: 'pem', type: 'spki' })
  expect(readPem(String(x25519)).type).toBeUndefined()
})

test.each([
  [
    pemOf('ENCRYPTED PRIVATE KEY', [1]),
    '“ENCRYPTED PRIVATE KEY” is no form that can be used here. Encrypted keys must be decrypted first.',
  ],
  [
    '-----BEGIN PUBLIC KEY-----\n!!!!\n-----END PUBLIC KEY-----',
    'The PEM is damaged. Unexpected “!” at position 2 (line 2 column 1)',
  ],
  [pemOf('EC PRIVATE KEY', [0x30, 0]), 'This EC key does not tell its curve.'],
  [
    '-----BEGIN PUBLIC KEY-----\nAA==\n-----END PRIVATE KEY-----',
    'Its last line, -----END …-----, is missing.',
  ],
])('a key that cannot be used is refused with its reason', (text, detail) => {
  expect(() => readPem(text)).toThrow(
    expect.objectContaining({
      problem: expect.objectContaining({ message: 'This key could not be read', detail }),
    }),
  )
})

test.each([
  [0, [0x04, 0x00]],
  [0x7f, [0x04, 0x7f]],
  [0x80, [0x04, 0x81, 0x80]],
  [0xff, [0x04, 0x81, 0xff]],
  [0x100, [0x04, 0x82, 0x01, 0x00]],
  [0xffff, [0x04, 0x82, 0xff, 0xff]],
])('%i bytes have their length before them (X.690 §8.1.3)', (length, head) => {
  const value = derValue(TAG.octetString, new Uint8Array(length).fill(1))
  expect([...value.subarray(0, head.length)]).toEqual(head)
  expect(value.length).toBe(head.length + length)
})

test('values stand within another in their order', () => {
  const value = derValue(TAG.sequence, derValue(TAG.integer, Uint8Array.of(5)), derValue(TAG.null))
  expect([...value]).toEqual([0x30, 5, 2, 1, 5, 5, 0])
})
