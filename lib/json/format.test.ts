import { expect, test } from 'vitest'
import { formatJson, formatJsonText } from './format.ts'

const INDENTS = ['  ', '    ', '\t', '']
const SAFE = [
  '{"b":[1,2,{"c":null}],"a":{},"d":[],"e":"x"}',
  '[]',
  '{}',
  '"text"',
  ' [ [ ] , { } , [ [ 1 ] ] ] ',
  `{"long":"${'é😀'.repeat(60)}","":""}`,
  JSON.stringify(Array.from({ length: 20_000 }, (_, id) => ({ id, name: `n${id}` }))),
]

test.each(SAFE)('lays out %.40s as JSON.stringify does', (text) => {
  for (const indent of INDENTS) {
    expect(formatJsonText(text, indent)).toBe(JSON.stringify(JSON.parse(text), null, indent))
  }
})

test.each([
  [
    '[12345678901234567890,-0,1E400,1.10,0.1e-5]',
    '[\n  12345678901234567890,\n  -0,\n  1E400,\n  1.10,\n  0.1e-5\n]',
  ],
  ['{"2":1,"1":2,"2":3}', '{\n  "2": 1,\n  "1": 2,\n  "2": 3\n}'],
  ['["\\u0041\\/\\ud83d","\u2028"]', '[\n  "\\u0041\\/\\ud83d",\n  "\u2028"\n]'],
  ['{"__proto__":{"a":[]}}', '{\n  "__proto__": {\n    "a": []\n  }\n}'],
  [' {\t} ', '{}'],
  ['[\r\n]', '[]'],
])('preserves every character of a token: %s', (text, formatted) => {
  expect(formatJsonText(text, '  ')).toBe(formatted)
})

test.each(SAFE)('minifying undoes formatting: %.40s', (text) => {
  const minified = formatJsonText(text, '')
  for (const indent of INDENTS) expect(formatJsonText(formatJsonText(text, indent), '')).toBe(minified)
})

test('the output for 100,000 levels remains small: the deepest share a line', () => {
  const text = '['.repeat(100_000) + ']'.repeat(100_000)
  const formatted = formatJsonText(text, '  ')
  expect(formatted.length).toBeLessThan(10_000_000)
  expect(formatted.startsWith('[\n  [\n    [')).toBe(true)
  expect(formatJsonText(formatted, '')).toBe(text)
})

test('a token longer than a chunk is output whole', () => {
  const text = JSON.stringify(['x'.repeat(5_000_000), 'y'])
  const chunks = formatJson(new TextEncoder().encode(text), '')
  expect(chunks.length).toBeGreaterThan(1)
  expect(formatJsonText(text, '')).toBe(text)
})

test('half of a surrogate pair is named, not replaced', () => {
  expect(() => formatJsonText('[\n"\ud800"]', '')).toThrow(
    'Invalid JSON: Unexpected half of a surrogate pair, expected a whole character (line 2 column 2)',
  )
})
