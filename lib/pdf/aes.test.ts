import { createCipheriv } from 'node:crypto'
import { expect, test } from 'vitest'
import { decryptCbc, decryptPadded } from './aes.ts'

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))
const hex = (data: Uint8Array) => Buffer.from(data).toString('hex')

// NIST SP 800-38A, F.2.2 and F.2.6.
const IV = '000102030405060708090a0b0c0d0e0f'
const PLAIN =
  '6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51' +
  '30c81c46a35ce411e5fbc1191a0a52eff69f2445df4f9b17ad2b417be66c3710'

test.each([
  [
    128,
    '2b7e151628aed2a6abf7158809cf4f3c',
    '7649abac8119b246cee98e9b12e9197d5086cb9b507219ee95db113a917678b273bed6b8e3c1743b7116e69e222295163ff1caa1681fac09120eca307586e1a7',
  ],
  [
    256,
    '603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4',
    'f58c4c04d6e5f1ba779eabfb5f7bfbd69cfc4e967edb808d679f777bc6702c7d39f23369a9d9bacfa530e26304231461b2eb05e2c39be9fcda6c19078c6a9d1b',
  ],
])('AES-CBC of %d bits decrypts as NIST says', (_, key, encrypted) => {
  expect(hex(decryptCbc(bytes(key), bytes(IV), bytes(encrypted)))).toBe(PLAIN)
  expect(hex(decryptCbc(bytes(key), bytes(IV), bytes(`${encrypted}0011`)))).toBe(PLAIN)
})

test.each([0, 1, 15, 16, 17, 32])('%d bytes round-trip without their padding', (length) => {
  const [key, iv] = [bytes('2b7e151628aed2a6abf7158809cf4f3c'), bytes(IV)]
  const cipher = createCipheriv('aes-128-cbc', key, iv)
  const text = Uint8Array.from({ length }, (_, at) => at)
  const stored = Buffer.concat([iv, cipher.update(text), cipher.final()])
  expect([...decryptPadded(key, stored)]).toEqual([...text])
})

test('a string without a block is empty; invalid padding is preserved', () => {
  const key = bytes('2b7e151628aed2a6abf7158809cf4f3c')
  expect(decryptPadded(key, new Uint8Array(31))).toHaveLength(0)
  for (const last of [0, 17]) {
    const cipher = createCipheriv('aes-128-cbc', key, bytes(IV)).setAutoPadding(false)
    const block = new Uint8Array(16).fill(last)
    const stored = Buffer.concat([bytes(IV), cipher.update(block), cipher.final()])
    expect([...decryptPadded(key, stored)]).toEqual([...block])
  }
})
