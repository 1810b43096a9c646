import { expect, test } from 'vitest'
import { hasHugeLine } from './has-huge-line.ts'

const line = 'x'.repeat(50_000)

test.each([
  ['an empty text', '', false],
  ['a line of just the length', line, false],
  ['many such lines', `${line}\n${line}\n${line}`, false],
  ['one longer line', `${line}x`, true],
  ['a longer line at the end', `a\n${line}x`, true],
  ['a longer line in the middle', `a\n${line}x\nb`, true],
])('%s', (_name, text, expected) => {
  expect(hasHugeLine(text)).toBe(expected)
})
