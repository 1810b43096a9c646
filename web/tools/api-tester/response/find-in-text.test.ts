import { expect, test } from 'vitest'
import { findInText, MOST_FOUND } from './find-in-text.ts'

test.each([
  [
    'Aa a',
    'a',
    [
      [0, 1],
      [1, 2],
      [3, 4],
    ],
  ],
  [
    'ÄÖ ö',
    'ö',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    'İx X',
    'x',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ['a.b a+b (c) [d] {e} $ ^ | \\ /', 'a.b', [[0, 3]]],
  ['x {e} $ ^ | \\ /-', '{e} $ ^ | \\ /-', [[2, 16]]],
  [
    '😀a😀',
    '😀',
    [
      [0, 2],
      [3, 5],
    ],
  ],
  ...[...'\\^$.*+?()[]{}|/'].map((sign) => [`a${sign}b`, sign, [[1, 2]]] as const),
  ['abc', '', []],
  ['abc', 'd', []],
])('in %j, %j is at %j', (text, words, expected) => {
  expect(findInText(text, words)).toEqual(expected)
})

test('no more than ten thousand are found', () => {
  expect(findInText('a'.repeat(20_000), 'a').length).toBe(MOST_FOUND)
})
