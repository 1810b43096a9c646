import { expect, test } from 'vitest'
import { flavorHints } from './flavor-hints.ts'
import { PRESETS } from './presets.ts'

test.each([
  [
    '\\Aone\\Z',
    '',
    ['\\A is just the letter A here, but the start of the text in Python', '\\Z is just the letter Z here'],
  ],
  ['\\h+\\h', '', ['\\h is just the letter h here']],
  ['a\\Kb', '', ['\\K is just the letter K here']],
  ['\\p{L}+', '', ['\\p is just the letter p here']],
  ['[[:alpha:]]+', '', ['[[:alpha:]] is a class of POSIX']],
  ['\\p{L}+', 'u', []],
  ['^[a-z]\\d\\b\\w$\\n', '', []],
  ['\\\\A', '', []],
] as const)('%s with flags "%s"', (pattern, flags, starts) => {
  const hints = flavorHints(pattern, flags)
  expect(hints.map((hint, index) => hint.slice(0, starts[index]?.length))).toEqual(starts)
})

test('JavaScript itself reads them so', () => {
  expect(/^A$/.test('A')).toBe(true)
  expect(/^[[:alpha:]]$/.test(':]')).toBe(true)
})

test('no preset gets a hint', () => {
  for (const { pattern } of PRESETS) expect(flavorHints(pattern, 'g')).toEqual([])
})
