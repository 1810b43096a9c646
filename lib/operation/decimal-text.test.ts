import * as v from 'valibot'
import { expect, test } from 'vitest'
import { decimalFields, decimalText } from './decimal-text.ts'

test.each([
  ['12345678901234567890.5', '12345678901234567890.5'],
  ['', ''],
  [250_000, '250000'],
  [-0.1, '-0.1'],
  [1e-7, '0.0000001'],
  [1.5e-10, '0.00000000015'],
  [Number.MAX_SAFE_INTEGER, '9007199254740991'],
])('%j becomes the text %s', (value, text) => {
  expect(v.parse(decimalText, value)).toBe(text)
})

test.each([Number.MAX_SAFE_INTEGER + 1, 1e21])('%d is refused: digits are lost', (value) => {
  expect(v.safeParse(decimalText, value).issues?.[0].message).toMatch(/loses digits\. Write it as text/)
})

test.each([true, null, [1]])('%j is not a number', (value) => {
  expect(v.is(decimalText, value)).toBe(false)
})

test('decimalFields(): fields have their defaults', () => {
  expect(v.parse(v.strictObject(decimalFields({ a: '', b: '2' })), { b: 3 })).toEqual({ a: '', b: '3' })
  expect(v.parse(v.strictObject(decimalFields({ a: '', b: '2' })), {})).toEqual({ a: '', b: '2' })
})
