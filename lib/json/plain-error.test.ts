import { expect, test } from 'vitest'
import { toResult } from '../result/result.ts'
import { readJsonDocument } from './document.ts'
import { plainJsonError } from './plain-error.ts'

test.each([
  ["{'a':1}", "names need double quotes, not\u00a0'"],
  ["['a']", "strings need double quotes, not\u00a0'"],
  ['{a:1}', 'the name a needs double quotes'],
  ['{"a":1,}', 'the comma before } is too many'],
  ['[1,]', 'the comma before ] is too many'],
  ['[1,,2]', 'a value is missing before ,'],
  ['{"a":}', 'a value is missing before }'],
  ['[NaN]', 'NaN is not a JSON value: text needs double quotes'],
  ['[1 2]', 'a comma is missing before 2'],
  ['[1}', '] is missing before }'],
  ['{"a" 1}', 'a colon is missing before 1'],
  ['{"a":1', 'the text ends too early'],
  ['1 2', '2 stands after the end of the JSON'],
  ['[\u00a01]', 'the invisible character U+00A0 is not allowed here'],
  ['[1.]', "] is wrong here, expected a digit after '.'"],
])('plainJsonError(): %s', (text, words) => {
  const result = toResult(() => readJsonDocument(new TextEncoder().encode(text)))
  expect(result.ok ? '' : plainJsonError(result.problem.message)).toBe(`Line 1: ${words}`)
})

test('plainJsonError(): any other message is left alone', () => {
  expect(plainJsonError('Invalid JSON: the file is not valid UTF-8 (byte 3)')).toBeUndefined()
})
