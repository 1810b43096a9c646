import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toResult } from '../result/result.ts'
import { decodeJsonFile } from './encoding.ts'
import { checkJson } from './scanner.ts'

const SUITE = new URL('fixtures/json-test-suite/test_parsing/', import.meta.url)
const suite = readdirSync(SUITE)
const verdictOf = (name: string) =>
  toResult(() => checkJson(decodeJsonFile(readFileSync(new URL(encodeURIComponent(name), SUITE)))))
const problemOf = (text: string) => {
  const result = toResult(() => checkJson(new TextEncoder().encode(text)))
  return result.ok ? 'accepted' : result.problem.message
}

test.each(suite.filter((name) => name.startsWith('y_')))('accepts %s', (name) => {
  expect(verdictOf(name)).toEqual({ ok: true, value: undefined })
})

test.each(suite.filter((name) => name.startsWith('n_')))('rejects %s', (name) => {
  const verdict = verdictOf(name)
  expect(verdict.ok).toBe(false)
  if (!verdict.ok) expect(verdict.problem.message).toMatch(/^Invalid JSON: .*\((line \d+ column|byte) \d+\)$/)
})

test.each(suite.filter((name) => name.startsWith('i_')))('does not crash on %s', (name) => {
  expect(verdictOf(name)).toHaveProperty('ok')
})

test('contains the whole suite', () => {
  expect(suite.length).toBe(318)
})

test.each([
  ['', 'Unexpected end of JSON input, expected a value (line 1 column 1)'],
  ['[1,]', "Unexpected token ']', expected a value (line 1 column 4)"],
  ['[1 2]', "Unexpected token '2', expected ',' or ']' (line 1 column 4)"],
  ['[1', "Unexpected end of JSON input, expected ',' or ']' (line 1 column 3)"],
  ['[', "Unexpected end of JSON input, expected a value or ']' (line 1 column 2)"],
  ['[1}', "Unexpected token '}', expected ',' or ']' (line 1 column 3)"],
  ['{"a":1', "Unexpected end of JSON input, expected ',' or '}' (line 1 column 7)"],
  ['{"a":1,}', "Unexpected token '}', expected a property name in double quotes (line 1 column 8)"],
  ['{a:1}', "Unexpected token 'a', expected a property name in double quotes or '}' (line 1 column 2)"],
  ['{"a" 1}', "Unexpected token '1', expected ':' after the property name (line 1 column 6)"],
  ["['a']", "Unexpected token ''', expected a value or ']' (line 1 column 2)"],
  ['[NaN]', "Unexpected token 'NaN', expected a value or ']' (line 1 column 2)"],
  ['nul', "Unexpected token 'nul', expected a value (line 1 column 1)"],
  ['1 2', "Unexpected token '2', expected nothing after the value (line 1 column 3)"],
  ['[01]', 'Unexpected leading zero, expected the number without it (line 1 column 2)'],
  ['[-]', "Unexpected token ']', expected a digit after '-' (line 1 column 3)"],
  ['[1.]', "Unexpected token ']', expected a digit after '.' (line 1 column 4)"],
  ['[1e+]', "Unexpected token ']', expected a digit in the exponent (line 1 column 5)"],
  ['["a', `Unexpected end of JSON input, expected '"' to close the string (line 1 column 4)`],
  ['["a\n"]', `Unexpected line break in a string, expected '"' or the escape \\n (line 1 column 4)`],
  ['["\\u12g4"]', "Unexpected token 'g4', expected four hexadecimal digits after \\u (line 1 column 7)"],
  ['[\u00a01]', "Unexpected character U+00A0, expected a value or ']' (line 1 column 2)"],
  ['{"😀":1,\r\n"é": x}', "Unexpected token 'x', expected a value (line 2 column 6)"],
])('%j: says %s', (text, message) => {
  expect(problemOf(text)).toBe(`Invalid JSON: ${message}`)
})

test('points into the text in UTF-16 units', () => {
  const result = toResult(() => checkJson(new TextEncoder().encode('["😀" x]')))
  expect(result).toMatchObject({ ok: false, problem: { offset: 6 } })
})

test('100,000 levels neither crash nor hang', () => {
  expect(problemOf('['.repeat(100_000) + ']'.repeat(100_000))).toBe('accepted')
  expect(problemOf('{"a":'.repeat(100_000))).toBe(
    'Invalid JSON: Unexpected end of JSON input, expected a value (line 1 column 500001)',
  )
})
