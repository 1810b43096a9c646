import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { scryptPasswords } from './passwords.ts'

test('hashes passwords with scrypt (RFC 7914), N = 16384, r = 16, p = 1, and a separate salt each', async () => {
  const hash = await scryptPasswords.hash('correct horse 電池')
  const [salt = '', key] = hash.split(':')
  expect(salt).toMatch(/^[0-9a-f]{32}$/)
  const options = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 }
  expect(key).toBe(scryptSync('correct horse 電池', salt, 64, options).toString('hex'))
  expect(await scryptPasswords.hash('correct horse 電池')).not.toBe(hash)
})

test('only the very password has its hash', async () => {
  const hash = await scryptPasswords.hash('correct horse')
  expect(await scryptPasswords.verify({ hash, password: 'correct horse' })).toBe(true)
  for (const password of ['Correct horse', 'correct horse ', 'correct hors', ''])
    expect(await scryptPasswords.verify({ hash, password })).toBe(false)
})

test('how a letter is put together makes no other password of it', async () => {
  const hash = await scryptPasswords.hash('caf\u00e9 au lait')
  expect(await scryptPasswords.verify({ hash, password: 'cafe\u0301 au lait' })).toBe(true)
  expect(await scryptPasswords.verify({ hash, password: 'cafe au lait' })).toBe(false)
})
