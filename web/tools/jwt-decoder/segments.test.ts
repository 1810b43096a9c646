import { expect, test } from 'vitest'
import { cutSegments } from './segments.ts'

test.each([
  ['eyJ9.e30.AA', ['', 'eyJ9', 'e30', 'AA']],
  ['Bearer eyJ9.ew0.', ['Bearer ', 'eyJ9', 'ew0', '']],
  ['"ewoiYSI.e30.A\n"', ['"', 'ewoiYSI', 'e30', 'A\n"']],
  ['a.b.c', ['', 'a', 'b', 'c']],
  ['a.b', undefined],
  ['', undefined],
  [`eyJ9.${'e'.repeat(20_000)}.A`, undefined],
])('%j is split at the start of its parts', (text, expected) => {
  expect(cutSegments(text)).toEqual(expected)
})
