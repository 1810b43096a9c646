import { expect, test } from 'vitest'
import { textDirection } from './text-direction.ts'

test.each([
  ['', 'ltr'],
  ['1, 2, abc שלום', 'ltr'],
  ['1, 2, שלום abc', 'rtl'],
  ['«مرحبا»', 'rtl'],
  ['漢字', 'ltr'],
])('%j runs %s', (text, direction) => {
  expect(textDirection(text)).toBe(direction)
})
