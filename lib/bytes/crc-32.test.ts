import { expect, test } from 'vitest'
import { crc32 } from './crc-32.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('crc32(): the check value is cbf43926, at once and in two chunks', () => {
  expect(crc32(bytes('123456789'))).toBe(0xcbf43926)
  expect(crc32(bytes('6789'), crc32(bytes('12345')))).toBe(0xcbf43926)
  expect(crc32(new Uint8Array())).toBe(0)
})
