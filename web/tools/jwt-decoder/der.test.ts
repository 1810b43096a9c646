import { expect, test } from 'vitest'
import { derValue, TAG } from './der.ts'

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
