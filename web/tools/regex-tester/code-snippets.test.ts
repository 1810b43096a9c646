import { expect, test } from 'vitest'
import { javascriptSnippet } from './code-snippets.ts'
import { findMatches } from './find-matches.ts'
import { pythonNotes } from './flavor-hints.ts'
import { listMatches } from './regex-job.ts'

const params = {
  pattern: '(?<a>\\w)/(\\d)',
  flags: 'g',
  task: 'Match',
  replacement: '',
  template: '$&',
} as const

/** Runs a snippet on the text, and returns the constant that it defines. */
function result(snippet: string, name: string, text: string): unknown {
  return new Function('text', `${snippet}; return ${name}`)(text)
}

test('the slash is escaped, and matches are iterated or matched once', () => {
  expect(javascriptSnippet(params)).toBe(
    'const regex = /(?<a>\\w)\\/(\\d)/g\nfor (const match of text.matchAll(regex)) {\n  console.log(match.index, match[0], match.slice(1))\n}\n',
  )
  expect(javascriptSnippet({ ...params, flags: 'i' })).toBe(
    'const regex = /(?<a>\\w)\\/(\\d)/i\nconst match = regex.exec(text)\nif (match) console.log(match.index, match[0], match.slice(1))\n',
  )
})

test.each(['$2-$<a>', "it's “$&”\n$$", '\\"$1', ''])(
  'code for the template %j makes what the page makes',
  (template) => {
    const text = 'a/1 b/2'
    const list = javascriptSnippet({ ...params, task: 'List', template })
    expect(result(list, 'list', text)).toEqual(
      Array.from({ length: 2 }, (_, match) => {
        const all = findMatches(params.pattern, 'g', text)
        const { stride, spans } = all
        return listMatches(
          { ...all, count: 1, spans: spans.slice(match * stride, (match + 1) * stride) },
          text,
          template,
        )
      }),
    )
    const replace = javascriptSnippet({ ...params, task: 'Replace', replacement: template })
    expect(result(replace, 'replaced', text)).toBe(text.replace(new RegExp(params.pattern, 'g'), template))
  },
)

test('split code splits', () => {
  expect(result(javascriptSnippet({ ...params, pattern: ', *', task: 'Split' }), 'parts', 'a, b')).toEqual([
    'a',
    'b',
  ])
})

test.each([
  [
    '(?<y>\\p{L})\\k<y>',
    'u',
    [
      '(?<y>…) is written (?P<y>…).',
      '\\p{…} does not exist in re; the package regex has it.',
      '\\k<y> is written (?P=y).',
      'Flag u is not needed: Python always reads whole characters.',
    ],
  ],
  ['(?<=a+)b', '', ['What stands before (?<=…) or (?<!…) must have a fixed length.']],
  ['(?<=ab)c', '', []],
  ['[^]', 's', ['[^] is written [\\s\\S].', 'Flag s is re.DOTALL.']],
  [
    '\\u{1F600}',
    'u',
    ['\\u{1F600} is written \\U0001F600.', 'Flag u is not needed: Python always reads whole characters.'],
  ],
  ['abc', '', []],
])('for Python, /%s/%s has notes', (pattern, flags, notes) => {
  expect(pythonNotes(pattern, flags)).toEqual(notes)
})
