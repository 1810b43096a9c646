import { expect, test } from 'vitest'
import { utf8Length } from './utf8-length.ts'

test.each([
  ['', 0],
  ['abc', 3],
  ['\u007f\u0080', 3],
  ['\u07ff\u0800', 5],
  ['Crème', 6],
  ['漢字', 6],
  ['😀', 4],
  ['👩‍💻', 11],
  ['\ud800', 3],
  ['\udc00x', 4],
  ['\ud800\ud83d\ude00', 7],
])('%j takes %i bytes', (text, bytes) => {
  expect(utf8Length(text)).toBe(bytes)
  expect(new TextEncoder().encode(text).length).toBe(bytes)
})
