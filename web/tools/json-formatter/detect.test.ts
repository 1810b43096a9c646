import { expect, test } from 'vitest'
import { detect } from './detect.ts'

const CONTEXT = { now: 0, random: () => 0 }
const ofText = (text: string, isWhole = true) => detect({ text, isWhole, files: [] }, CONTEXT)
const ofFile = (name: string, text: string, isWhole = true) =>
  detect({ text, isWhole, files: [{ name, head: new Uint8Array() }] }, CONTEXT)

test.each([
  ['[]', 'JSON, an array of 0 items'],
  [' [1]', 'JSON, an array of 1 item'],
  ['{"a":1}', 'JSON, an object with 1 key'],
  ['{}', 'JSON, an object with 0 keys'],
  [`[${'1,'.repeat(1233)}1]`, 'JSON, an array of 1,234 items'],
  ['[-1,true]', 'JSON, an array of 2 items'],
  ['[null]', 'JSON, an array of 1 item'],
  ['[[1]]', 'JSON, an array of 1 item'],
])('describes %j as %s', (text, says) => {
  expect(ofText(text)).toEqual({ confidence: 0.92, says, state: { jsonLines: false }, textField: 'input' })
})

test('detects one value per line as JSON Lines, and describes truncated input as long', () => {
  expect(ofText('{"a":1}\n{"a":2}')).toMatchObject({ says: 'JSON Lines', state: { jsonLines: true } })
  expect(ofText('{"a":1', false)).toMatchObject({ confidence: 0.92, says: 'JSON, a long text' })
})

test.each([
  ["{'a':1}"],
  ['{a: 1}'],
  ['{$a_1 :1}'],
  ['{/* x */"a":1}'],
  ['// x\n{"a":1}'],
  ['/* x */ {"a":1}'],
  ['\uFEFF{"a":1,}'],
  ['["a",]'],
])('%j can be repaired', (text) => {
  expect(ofText(text)).toEqual({
    confidence: 0.7,
    says: 'JSON with mistakes, which can be repaired',
    state: {},
    textField: 'input',
  })
})

test.each([['[a-z]+'], ['{2,3}'], ['{ words }'], ['"a"'], ['1'], ['nulls'], ['[nullable]'], ['']])(
  '%j is left to others',
  (text) => {
    expect(ofText(text)).toBeUndefined()
  },
)

test.each(['a.json', 'a.GeoJSON', 'a.jsonl', 'a.ndjson', 'a.webmanifest'])(
  'detects the file %s by its name, whatever its contents',
  (name) => {
    expect(ofFile(name, '5')).toMatchObject({ confidence: 0.95 })
    expect(ofFile(name, '{a: 1}')).toMatchObject({ confidence: 0.9 })
  },
)

test.each(['5', '"abc"', 'null', 'true'])(
  'describes a file that contains only %s as a single value',
  (text) => {
    expect(ofFile('a.json', text)?.says).toBe('JSON, a single value')
  },
)

test('another file is known by its beginning, and several are left to others', () => {
  expect(ofFile('a.txt', '{"a":1}')).toMatchObject({ confidence: 0.92 })
  expect(ofFile('a.json.txt', 'a')).toBeUndefined()
  const file = { name: 'a.json', head: new Uint8Array() }
  expect(detect({ text: '', isWhole: false, files: [file, file] }, CONTEXT)).toBeUndefined()
})
