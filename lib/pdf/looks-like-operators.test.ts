import { expect, test } from 'vitest'
import { looksLikeOperators } from './looks-like-operators.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test.each([
  ['lines', '1 1 m 9 9 l S\n'.repeat(300), true],
  ['text', 'q 100 0 0 100 20 20 cm /I Do Q BT /F 12 Tf 20 160 Td (Page 1 here) Tj ET', true],
  ['curves with long numbers', '123.456789 -0.000123 10.5 20.25 300.125 40.0625 c\r\n'.repeat(99), true],
  ['digits without end', '7'.repeat(5000), false],
  ['white space alone', ' '.repeat(5000), false],
])('looksLikeOperators(): recognizes page content by its start: %s', (_, text, expected) => {
  expect(looksLikeOperators(bytesOf(text))).toBe(expected)
})

test('pictures, flat or with every level, are none', () => {
  expect(looksLikeOperators(new Uint8Array(5000).fill(100))).toBe(false)
  expect(looksLikeOperators(new Uint8Array(5000).fill(32))).toBe(false)
  expect(looksLikeOperators(Uint8Array.from({ length: 5000 }, (__, at) => at))).toBe(false)
})
