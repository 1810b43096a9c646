import { expect, test } from 'vitest'
import { randomUuid } from './uuid.ts'

test.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  [0x5a, '5a5a5a5a-5a5a-4a5a-9a5a-5a5a5a5a5a5a'],
])('randomUuid(): sets version and variant of RFC 9562 in bytes of %i', (value, uuid) => {
  expect(randomUuid((bytes) => bytes.fill(value))).toBe(uuid)
})

test('randomUuid(): differs at each call', () => {
  expect(new Set(Array.from({ length: 1000 }, () => randomUuid())).size).toBe(1000)
})
