import { expect, test } from 'vitest'
import { escapeJsonString, unescapeJsonString } from './string-escape.ts'

const TEXTS = ['', 'plain', 'a "quote"', 'back\\slash', 'line\nbreak\ttab', 'é😀', '\u0001']

test.each(TEXTS)('unescape undoes escape: %j', (text) => {
  expect(unescapeJsonString(escapeJsonString(text))).toBe(text)
  expect(unescapeJsonString(escapeJsonString(text).slice(1, -1))).toBe(text)
})

test.each([
  ['"say \\"hi\\" \\u00e9\\/"', 'say "hi" é/'],
  ['say "hi"\\n', 'say "hi"\n'],
  [' "a" ', 'a'],
  ['"', '"'],
])('unescapes %s', (source, text) => {
  expect(unescapeJsonString(source)).toBe(text)
})

test.each([
  [
    'a\nb\\x',
    'Bad escape, expected one of " \\ / b f n r t or u and four hexadecimal digits after a backslash (line 2 column 2)',
  ],
  ['"a" "b"', `Unexpected token '"', expected nothing after the value (line 1 column 5)`],
  ['"\\q"', `Unexpected token 'q', expected one of " \\ / b f n r t u after a backslash (line 1 column 3)`],
])('names what is wrong in %s', (source, message) => {
  expect(() => unescapeJsonString(source)).toThrow(`Invalid JSON: ${message}`)
})
