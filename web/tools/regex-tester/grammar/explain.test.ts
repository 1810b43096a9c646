import { expect, test } from 'vitest'
import { PRESETS } from '../presets.ts'
import { explainPattern } from './explain.ts'

/** Each part as `source: words`, indented by its depth. */
function explained(pattern: string, flags = ''): string[] {
  return explainPattern(pattern, flags).map(
    ({ start, end, depth, words }) => `${'  '.repeat(depth)}${pattern.slice(start, end)} → ${words}`,
  )
}

test.each([
  ['abc', '', ['abc → The text “abc”']],
  ['a', '', ['a → The character “a”']],
  ['\\.\\/', '', ['\\.\\/ → The text “./”']],
  ['a+b', '', ['a+ → The character “a”, once or more, as many as possible', 'b → The character “b”']],
  ['\\d{3}', '', ['\\d{3} → A digit (0–9), exactly 3 times']],
  ['\\d{2,}?', '', ['\\d{2,}? → A digit (0–9), 2 times or more, as few as possible']],
  ['x{2,5}', '', ['x{2,5} → The character “x”, 2 to 5 times, as many as possible']],
  ['x??', '', ['x?? → The character “x”, optional, left out if possible']],
  ['x{', '', ['x{ → The text “x{”']],
  ['x{,3}', '', ['x{,3} → The text “x{,3}”']],
  ['.*', '', ['.* → Any character but a line break, any number of times, as many as possible']],
  ['.', 's', ['. → Any character']],
  ['^$', 'm', ['^ → The start of a line', '$ → The end of a line']],
  ['\\b\\B', '', ['\\b → A word boundary: where a word begins or ends', '\\B → No word boundary']],
  ['[^a-z\\d_]', '', ['[^a-z\\d_] → Any character except: a to z, digits, “_”']],
  ['[]', '', ['[] → Nothing at all']],
  ['[^]', '', ['[^] → Any character, line breaks too']],
  ['[a-]', '', ['[a-] → One of: “a”, “-”']],
  ['[\\b\\n]', '', ['[\\b\\n] → One of: backspace, line feed']],
  ['[\\w-a]', '', ['[\\w-a] → One of: letters, digits, underscore, “-”, “a”']],
  ['\\u{1F600}', 'u', ['\\u{1F600} → The character “😀”']],
  ['\\u{3}', '', ['\\u{3} → The character “u”, exactly 3 times']],
  ['\\ud83d\\ude00', 'u', ['\\ud83d\\ude00 → The character “😀”']],
  ['\\x41\\cJ', '', ['\\x41\\cJ → The text “AU+000A”']],
  [
    '\\p{Lu}\\P{Script=Greek}',
    'u',
    [
      '\\p{Lu} → A character with the Unicode property Lu',
      '\\P{Script=Greek} → A character without the Unicode property Script=Greek',
    ],
  ],
  ['\\p', '', ['\\p → The character “p”']],
  [
    '[\\p{L}--[a-z]]',
    'v',
    ['[\\p{L}--[a-z]] → One of: all with the Unicode property L, but without (a to z)'],
  ],
  ['[\\w&&\\d]', 'v', ['[\\w&&\\d] → One of: letters, digits, underscore, but only those also in digits']],
  ['[\\q{ab|c}x]', 'v', ['[\\q{ab|c}x] → One of: “ab”, “c”, “x”']],
  [
    '(?<y>a)\\k<y>\\1',
    '',
    [
      '(?<y>a) → Group 1, named “y”',
      '  a → The character “a”',
      '\\k<y> → The same text as group “y”',
      '\\1 → The same text as group 1',
    ],
  ],
  ['\\k<y>', '', ['\\k<y> → The text “k<y>”']],
  ['\\1', '', ['\\1 → The character U+0001']],
  [
    '\\2(a)(b)',
    '',
    [
      '\\2 → The same text as group 2',
      '(a) → Group 1',
      '  a → The character “a”',
      '(b) → Group 2',
      '  b → The character “b”',
    ],
  ],
  [
    '(?:a|bc|)?',
    '',
    [
      '(?:a|bc|)? → Group that is not captured, optional',
      '  a → Either the character “a”',
      '  bc → Or the text “bc”',
      '   → Or nothing',
    ],
  ],
  [
    'a+b|c',
    '',
    [
      'a+b → Either',
      '  a+ → The character “a”, once or more, as many as possible',
      '  b → The character “b”',
      'c → Or the character “c”',
    ],
  ],
  [
    '(?=a)(?!b)(?<=c)(?<!d)',
    '',
    [
      '(?=a) → Followed by, without taking it',
      '  a → The character “a”',
      '(?!b) → Not followed by',
      '  b → The character “b”',
      '(?<=c) → Preceded by, without taking it',
      '  c → The character “c”',
      '(?<!d) → Not preceded by',
      '  d → The character “d”',
    ],
  ],
  [
    '(?i-s:a)',
    '',
    ['(?i-s:a) → Group that is not captured, with flag i on and s off', '  a → The character “a”'],
  ],
] as const)('%s with flags “%s” is explained part by part', (pattern, flags, expected) => {
  expect(() => new RegExp(pattern, flags.replace('i-s', ''))).not.toThrow()
  expect(explained(pattern, flags)).toEqual(expected)
})

test.each(PRESETS)('every character of $title is explained by some part', ({ pattern }) => {
  const parts = explainPattern(pattern, 'g')
  for (const [index] of [...pattern].entries())
    expect(parts.some(({ start, end }) => start <= index && index < end)).toBe(true)
})

test('explains an invalid pattern as far as possible', () => {
  expect(explained('a)(')).toEqual(['a) → The text “a)”', '( → Group 1'])
  expect(explained('[a')).toEqual(['[a → One of: “a”'])
  expect(explained('\\')).toEqual(['\\ → The character “\\”'])
})
