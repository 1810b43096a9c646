import { expect, test } from 'vitest'
import { isPaste, readRegexLiteral } from './regex-literal.ts'

test.each([
  ['/ab+c/gi', { pattern: 'ab+c', flags: 'gi' }],
  [' /a\\/b/; ', { pattern: 'a\\/b', flags: '' }],
  ['/[/]x/u', { pattern: '[/]x', flags: 'u' }],
  ['/^\\d+$/m,', { pattern: '^\\d+$', flags: 'm' }],
])('%j is a literal', (text, expected) => {
  expect(readRegexLiteral(text)).toEqual(expected)
})

test.each(['', '//', '/a', 'a/g', '/a/q', '/a/gg', '/(/g', '/a\nb/g', '/home/ada/notes'])(
  'readRegexLiteral(): rejects %j',
  (text) => {
    expect(readRegexLiteral(text)).toBeUndefined()
  },
)

test('rejects a literal of more than 10,000 characters', () => {
  expect(readRegexLiteral(`/${'a'.repeat(9_998)}/`)?.pattern.length).toBe(9_998)
  expect(readRegexLiteral(`/${'a'.repeat(9_999)}/`)).toBeUndefined()
})

test('isPaste(): rejects input typed character by character', () => {
  expect(isPaste('/ab/', '/ab/g')).toBe(false)
  expect(isPaste('', '/ab/g')).toBe(true)
  expect(isPaste('old', '/ab/g')).toBe(true)
  expect(isPaste('abc', 'ab')).toBe(false)
})
