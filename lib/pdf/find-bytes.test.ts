import { expect, test } from 'vitest'
import { findBytes, findLastBytes } from './find-bytes.ts'
import { textToBytes } from './objects.ts'
import { findPdfHeader, isPdf } from './pdf-header.ts'

const TEXT = textToBytes('abcab ab')

test.each([
  ['ab', 0, 8, 0],
  ['ab', 1, 8, 3],
  ['ab', 3, 8, 3],
  ['ab', 4, 8, 6],
  ['ab', 4, 6, -1],
  ['ab', 4, 7, 6],
  ['ab', 7, 8, -1],
  ['b ', 0, 8, 4],
  ['abx', 0, 8, -1],
])('%s first stands from byte %i and before byte %i at %i', (word, from, to, at) => {
  expect(findBytes(TEXT, word, from, to)).toBe(at)
})

test.each([
  ['ab', 0, 6],
  ['ab', 6, 6],
  ['ab', 7, -1],
  ['abc', 0, 0],
  ['abc', 1, -1],
  ['x', 0, -1],
])('%s last stands from byte %i on at %i', (word, from, at) => {
  expect(findLastBytes(TEXT, word, from)).toBe(at)
})

test.each([
  [0, 0, true],
  [1023, 1023, true],
  [1024, -1, false],
])('the PDF header after %i other bytes is found at %i', (before, at, is) => {
  const bytes = textToBytes(`${' '.repeat(before)}%PDF-1.7`)
  expect([findPdfHeader(bytes), isPdf(bytes)]).toEqual([at, is])
})
