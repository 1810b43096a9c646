import { expect, test } from 'vitest'
import { compile } from './find-matches.ts'
import { foreignHints } from './foreign-syntax.ts'
import { PRESETS } from './presets.ts'

test.each([
  ['(?P<year>\\d+)-(?P=year)', '(?P<year>…) is a named group of Python and PCRE. Write (?<year>…).'],
  ["(?'n'a)", "(?'n'…) is a named group of .NET and PCRE. Write (?<n>…)."],
  ['(?i)abc', '(?i) sets flags within the pattern, as in PCRE, Python and Java. Set the flag i instead.'],
  [
    '(?ims)a',
    '(?ims) sets flags within the pattern, as in PCRE, Python and Java. Set the flag i and m and s instead.',
  ],
  [
    '(?x) a b',
    '(?x) sets flags within the pattern, as in PCRE, Python and Java. JavaScript has only i, m and s.',
  ],
  [
    '(?>a+)b',
    '(?>…) is an atomic group of PCRE, Java and .NET. Write (?=(…))\\1, with the number of its group.',
  ],
  [
    'a++b',
    'A possessive quantifier such as ++ is one of PCRE, Java and Ruby. Write (?=(…+))\\1, with the number of its group.',
  ],
  [
    '[a-z]{2,}+',
    'A possessive quantifier such as {2,}+ is one of PCRE, Java and Ruby. Write (?=(…{2,}))\\1, with the number of its group.',
  ],
  ['\\((?:[^()]|(?R))*\\)', '(?R) is recursion of PCRE and Ruby. JavaScript has none.'],
  ['(?|a(b)|c(d))', '(?|…) is a branch reset of PCRE and Perl. Give each alternative a group of its own.'],
  ['a(?#note)b', '(?#…) is a comment of PCRE and Python. JavaScript has none: remove it.'],
  ['(a)?(?(1)b|c)', '(?(…)…|…) is a conditional of PCRE, Python and .NET. Write the cases as alternatives.'],
])('%s is rejected with the name of the flavor and the JavaScript way', (pattern, hint) => {
  expect(foreignHints(pattern)[0]).toBe(hint)
  expect(() => compile(pattern, '')).toThrow(hint)
})

test('an escape that flag u rejects is explained', () => {
  expect(() => compile('\\Aone\\z', 'u')).toThrow(
    '\\A is the start of the text in Python, PCRE, Java and Ruby. Write ^ without the flag m. \\z is the end of the text in PCRE, Java and Ruby. Write $ without the flag m.',
  )
})

test.each(['a+?', '[(?P<n>++]', '\\(?i\\)', '\\++', '(?:a)(?=b)(?!c)(?<=d)(?<!e)(?<n>f)', 'a{2}'])(
  '%s has nothing foreign',
  (pattern) => {
    expect(foreignHints(pattern)).toEqual([])
  },
)

test('no preset has foreign syntax', () => {
  for (const { pattern } of PRESETS) expect(foreignHints(pattern)).toEqual([])
})
