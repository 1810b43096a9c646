import { expect, test } from 'vitest'
import { CharacterSets } from './character-sets.ts'
import { parsePattern } from './parse-pattern.ts'

/** Returns the ASCII characters that a pattern can start with. */
function begins(pattern: string, flags = ''): string {
  const set = new CharacterSets(pattern, flags).firstOf(parsePattern(pattern, flags).root)
  return Array.from({ length: 128 }, (_, code) => code)
    .filter((code) => (set & (1n << BigInt(code))) !== 0n)
    .map((code) => String.fromCharCode(code))
    .join('')
}

test.each([
  ['ab', '', 'a'],
  ['a|b|', '', 'ab'],
  ['a?b*c+d', '', 'abc'],
  ['(?:a|b)?c', '', 'abc'],
  ['(?=a)b', '', 'b'],
  ['(?<!a)b', '', 'b'],
  ['^\\bb$', '', 'b'],
  ['(a)b', '', 'a'],
  ['(?<n>a)', '', 'a'],
  ['\\d', '', '0123456789'],
  ['[x-z]', 'y', 'xyz'],
  ['[x-z]', 'gi', 'XYZxyz'],
  ['(?!a)', '', ''],
])('%s with flags “%s” starts with one of “%s”', (pattern, flags, expected) => {
  expect(begins(pattern, flags)).toBe(expected)
})

test('a backreference can start with any character', () => {
  expect(begins('(a)?\\1').length).toBe(128)
})

test.each([
  ['', true],
  ['a', false],
  ['a*', true],
  ['a+', false],
  ['a{0,3}', true],
  ['a{1,3}', false],
  ['a|', true],
  ['a|b', false],
  ['a?b?', true],
  ['a?b', false],
  ['(a*)', true],
  ['(?:a*)+', true],
  ['(?:a)+', false],
  ['(?!a)', true],
  ['(?<=a)', true],
  ['^\\b$', true],
  ['.', false],
])('%s can match nothing: %s', (pattern, expected) => {
  expect(new CharacterSets(pattern, '').mayBeEmpty(parsePattern(pattern, '').root)).toBe(expected)
})
