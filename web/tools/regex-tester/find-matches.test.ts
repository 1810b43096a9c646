import { expect, test } from 'vitest'
import { findMatches } from './find-matches.ts'
import { firstMatchAfter, getTexts } from './matches.ts'
import { doRegexJob, listMatches } from './regex-job.ts'

/** Returns the engine's own result: position and groups of each match. */
function enginesOwn(pattern: string, flags: string, text: string) {
  const regex = new RegExp(pattern, flags)
  const found = regex.global
    ? [...text.matchAll(regex)]
    : [regex.exec(text)].filter((match) => match !== null)
  return found.map((match) => ({ index: match.index, texts: [...match] }))
}

function ours(pattern: string, flags: string, text: string) {
  const matches = findMatches(pattern, flags, text)
  return Array.from({ length: matches.count }, (_, match) => ({
    index: matches.spans[match * matches.stride],
    texts: getTexts(matches, match, text),
  }))
}

test.each([
  ['a*', 'g', 'baac', 4],
  ['', 'g', 'abc', 4],
  ['(?:)', 'gu', '😀b', 3],
  ['(?:)', 'g', '😀b', 4],
  ['.', 'gv', '😀👍🏽', 3],
  ['^', 'gm', 'a\nb\n', 3],
  ['$', 'g', 'a\n', 1],
  ['\\b', 'g', 'one two', 4],
  ['(a)|(b)', 'g', 'ab', 2],
  ['(a)?b', 'g', 'b ab', 2],
  ['(z)((a+)?(b+)?(c))*', '', 'zaacbbbcac', 1],
  ['a', 'gy', 'aaba', 2],
  ['a', 'y', 'ba', 0],
  ['a', 'y', 'ab', 1],
  ['b', '', 'abb', 1],
  ['(?<=\\$)\\d+(?=\\.)', 'g', '$10.5 $7 $3.', 2],
  ['(?<!\\d)\\d(?!\\d)', 'g', '1 22 3', 2],
  ['(?<year>\\d{4})-(?<month>\\d\\d)', 'g', '2024-05 1999-12', 2],
  ['[\\p{L}--[a-z]]', 'gv', 'aBcÉ', 2],
  ['[\\q{ab|c}]', 'gv', 'abc', 2],
  ['^\\p{Emoji_Keycap_Sequence}$', 'v', '1️⃣', 1],
  ['(?<q>["\']).*?\\k<q>', 'g', `'a' "b'c"`, 2],
  ['a.b', 'gs', 'a\nb', 1],
  ['É', 'giu', 'éÉ', 2],
  ['x', 'gd', 'xx', 2],
] as const)('/%s/%s finds in %j what matchAll finds', (pattern, flags, text, count) => {
  expect(enginesOwn(pattern, flags, text)).toHaveLength(count)
  expect(ours(pattern, flags, text)).toEqual(enginesOwn(pattern, flags, text))
})

test('distinguishes a group that did not participate from an empty one', () => {
  const { spans, stride } = findMatches('(a)|(b*)', 'g', 'ac')
  expect(stride).toBe(6)
  expect([...spans]).toEqual([0, 1, 0, 1, -1, -1, 1, 1, -1, -1, 1, 1, 2, 2, -1, -1, 2, 2])
})

test('names belong to their groups, escaped and doubled ones too', () => {
  expect(findMatches('(?<y>a)(b)(?<\\u{6d}>c)', 'u', 'abc').names).toEqual([undefined, 'y', undefined, 'm'])
  expect(findMatches('[(](\\()(?<a>x)', '', '((x').names).toEqual([undefined, undefined, 'a'])
  expect(findMatches('[[\\(]&&[\\(]](?<a>x)', 'v', '(x').names).toEqual([undefined, 'a'])
})

test.each([
  ['(', 'g', 'Invalid regular expression: /(/g: Unterminated group'],
  ['a', 'gg', "Invalid flags supplied to RegExp constructor 'gg'"],
  ['a', 'q', "Invalid flags supplied to RegExp constructor 'q'"],
  ['a', 'uv', "Invalid flags supplied to RegExp constructor 'uv'"],
])('/%s/%s is refused in the words of the engine', (pattern, flags, message) => {
  expect(() => findMatches(pattern, flags, '')).toThrow(`Invalid Regex: ${message}`)
})

test('ten thousand matches in a megabyte are all found', () => {
  const text = `${'x'.repeat(96)} 42\n`.repeat(10_000)
  expect(findMatches('(\\d)(\\d)', 'g', text).count).toBe(10_000)
})

test('the match at or after a place is found', () => {
  const matches = findMatches('b+', 'g', 'abba b')
  expect([0, 1, 2, 3, 5, 6].map((place) => firstMatchAfter(matches, place))).toEqual([0, 0, 0, 1, 1, 2])
})

const job = { flags: 'g', template: '', budgetMs: 2000 }
const none = () => {}

test.each([
  ['(\\w+) (\\w+)', 'g', 'ada lovelace', '$2, $1'],
  ['(?<a>x)|y', 'g', 'xy', '[$<a>]'],
  ['x', 'g', 'axbx', "{$&|$`|$'|$$|$1|$<a>}"],
  ['(x)', 'g', 'x', '$01 $10 $2 $00 $'],
  ['x', '', 'xx', 'y'],
])(
  'replacing /%s/%s in %j matches the engine, and a list has the same placeholders',
  (pattern, flags, text, template) => {
    const expected = text.replace(new RegExp(pattern, flags), template)
    expect(doRegexJob({ ...job, pattern, flags, text, task: 'Replace', template }, none).text).toBe(expected)
    const matches = findMatches(pattern, flags, text)
    const items = listMatches(matches, text, template).split('\n')
    let end = 0
    const rebuilt = items.map((item, match) => {
      const start = matches.spans[match * matches.stride] ?? 0
      const before = text.slice(end, start)
      end = matches.spans[match * matches.stride + 1] ?? 0
      return before + item
    })
    expect(rebuilt.join('') + text.slice(end)).toBe(expected)
  },
)

test('the first report precedes the run of the pattern', () => {
  const reports: number[] = []
  expect(() =>
    doRegexJob({ ...job, pattern: '(', text: 'a', task: 'Match' }, (fraction) => reports.push(fraction)),
  ).toThrow('Invalid Regex')
  expect(reports).toEqual([0])
})

test('a job lists by its template, splits, replaces or only searches, and reports engine errors', () => {
  const job = (change: Partial<Parameters<typeof doRegexJob>[0]>) => {
    const whole = { pattern: '(\\d)', flags: 'g', text: 'a1b2', task: 'Match', template: '<$1>' } as const
    const { text, parts, matches } = doRegexJob({ ...whole, budgetMs: 1000, ...change }, () => {})
    return [text, parts, matches.count]
  }
  expect(job({})).toEqual(['', [], 2])
  expect(job({ task: 'List' })).toEqual(['<1>\n<2>', [], 2])
  expect(job({ task: 'Replace' })).toEqual(['a<1>b<2>', [], 2])
  expect(job({ task: 'Split' })).toEqual(['', ['a', '1', 'b', '2', ''], 2])
  expect(() => job({ pattern: '(' })).toThrow(
    'Invalid Regex: Invalid regular expression: /(/g: Unterminated group',
  )
  // Forty times 16 million characters exceed the maximum string length.
  const long = { text: 'a'.repeat(2 ** 24), pattern: 'a+', flags: '', task: 'Replace' } as const
  expect(() => job({ ...long, template: '$&'.repeat(40) })).toThrow('The result is too long')
})
