import { expect, test } from 'vitest'
import { explainPattern } from './explain.ts'

const words = (pattern: string, flags: string) => explainPattern(pattern, flags).map((part) => part.words)

test.each([
  ['\\d', 'A digit (0–9)'],
  ['\\D', 'Any character but a digit'],
  ['\\w', 'A letter, digit or underscore (A–Z, a–z, 0–9, _)'],
  ['\\W', 'Any character but a letter, digit or underscore'],
  ['\\s', 'A blank: space, tab, line break and their like'],
  ['\\S', 'Any character but a blank'],
  [' ', 'A space'],
  ['\\t', 'A tab'],
  ['\\n', 'A line feed'],
  ['\\r', 'A carriage return'],
  ['\\f', 'A form feed'],
  ['\\v', 'A vertical tab'],
  ['\\0', 'A null character'],
  ['\\xa0', 'A no-break space'],
  ['\\u2028', 'The character U+2028'],
  ['\\x7f', 'The character U+007F'],
  ['a\\x07b', 'The text “aU+0007b”'],
  ['\\u00e9', 'The character “é”'],
  ['\\x4', 'The text “x4”'],
  ['\\ca', 'The character U+0001'],
  // Annex B of ECMA-262: octal digits, at most 377, and a backslash before a lone c.
  ['\\101', 'The character “A”'],
  ['\\377', 'The character “ÿ”'],
  ['\\400', 'The text “ 0”'],
  ['\\c', 'The text “\\c”'],
  ['\\c1', 'The text “\\c1”'],
  ['\\k<y>', 'The text “k<y>”'],
  ['[\\D\\W\\s\\S]', 'One of: all but digits, all but letters, digits, underscore, blanks, all but blanks'],
  ['[ \\t]', 'One of: space, tab'],
  ['[\\x01x]', 'One of: U+0001, “x”'],
  ['[0-9!-/]', 'One of: 0 to 9, “!” to “/”'],
  ['[\\x00-\\x1f]', 'One of: null character to U+001F'],
  ['[a-\\d]', 'One of: “a”, “-”, digits'],
  ['[--a]', 'One of: “-” to a'],
])('describes %s as: %s', (pattern, description) => {
  expect(words(pattern, '')).toEqual([description])
})

test.each([
  ['\\u{41}', 'u', 'The character “A”'],
  ['\\u{10FFFF}', 'v', 'The character U+10FFFF'],
  ['[^\\P{L}]', 'u', 'Any character except: all without the Unicode property L'],
  ['[a--b]', 'v', 'One of: “a”, but without “b”'],
  ['[a-z&&[^aeiou]]', 'v', 'One of: a to z, but only those also in (all but “a”, “e”, “i”, “o”, “u”)'],
])('describes %s with flag %s as: %s', (pattern, flags, description) => {
  expect(words(pattern, flags)).toEqual([description])
})

test('a number above that of the last group is not a reference', () => {
  expect(words('\\10(a)', '')).toEqual(['A backspace', 'Group 1', 'The character “a”'])
})

test.each(['(?<\\u0061b>c)', '(?<\\u{61}b>c)'])('the name in %s is written out', (pattern) => {
  expect(words(pattern, 'u')[0]).toBe('Group 1, named “ab”')
})
