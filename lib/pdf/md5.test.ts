import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { rc4 } from './decryption.ts'
import { md5 } from './md5.ts'

const hex = (data: Uint8Array) => Buffer.from(data).toString('hex')
const ascii = (text: string) => new TextEncoder().encode(text)

// RFC 1321, A.5.
test.each([
  ['', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['a', '0cc175b9c0f1b6a831c399e269772661'],
  ['abc', '900150983cd24fb0d6963f7d28e17f72'],
  ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
  ['abcdefghijklmnopqrstuvwxyz', 'c3fcd3d76192e4007dfb496cca67e13b'],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 'd174ab98d277d9f5a5611c2c9f419d9f'],
  ['1234567890'.repeat(8), '57edf4a22be3c955ac49da2e2107b67a'],
])('MD5 of "%s" is %s', (text, digest) => {
  expect(hex(md5(ascii(text)))).toBe(digest)
})

test('MD5 of every length around a block is that of OpenSSL', () => {
  for (let length = 50; length <= 130; length++) {
    const message = new Uint8Array(length).fill(0xa5)
    expect(hex(md5(message))).toBe(createHash('md5').update(message).digest('hex'))
  }
})

// RFC 6229, 2: the first sixteen bytes of the key stream.
test.each([
  ['0102030405', 'b2396305f03dc027ccc3524a0a1118a8'],
  ['0102030405060708090a0b0c0d0e0f10', '9ac7cc9a609d1ef7b2932899cde41b97'],
])('RC4 under %s makes %s', (key, stream) => {
  expect(hex(rc4(Uint8Array.from(Buffer.from(key, 'hex')), new Uint8Array(16)))).toBe(stream)
})
