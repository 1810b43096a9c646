import { expect, test } from 'vitest'
import { looksLikeLines } from './looks-like-lines.ts'

test.each([
  ['{"a":1}\n{"a":2}\n', true],
  ['\n[1]\r\n\r\n[2', false],
  ['[1]\r\n\r\n[2]\r\n[3', true],
  ['{\n"a":1 "b":2}', false],
  ['{"a":1}', false],
  ['{"a":1} x', false],
  ['', false],
])('%j looks like JSON Lines: %s', (text, expected) => {
  expect(looksLikeLines(text)).toBe(expected)
})
