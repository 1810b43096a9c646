import { expect, test } from 'vitest'
import { findInText, MAX_FOUND } from './find-in-text.ts'

test.each([
  ['Aa a', 'a', '0-1 1-2 3-4'],
  ['ÄÖ ö', 'ö', '1-2 3-4'],
  ['İx X', 'x', '1-2 3-4'],
  ['a.b a+b (c) [d] {e} $ ^ | \\ /', 'a.b', '0-3'],
  ['x {e} $ ^ | \\ /-', '{e} $ ^ | \\ /-', '2-16'],
  ['😀a😀', '😀', '0-2 3-5'],
  ['abc', '', ''],
  ['abc', 'd', ''],
])('in %j, %j is at %s', (text, words, places) => {
  const found = findInText(text, words).map(([start, end]) => `${start}-${end}`)
  expect(found.join(' ')).toBe(places)
})

test.each([...'\\^$.*+?()[]{}|/'])('%s means itself', (char) => {
  expect(findInText(`a${char}b`, char)).toEqual([[1, 2]])
})

test('no more than ten thousand are found', () => {
  expect(findInText('a'.repeat(20_000), 'a').length).toBe(MAX_FOUND)
})
