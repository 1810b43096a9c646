import { expect, test } from 'vitest'
import { jsonLinesToArray } from './json-lines.ts'

const convert = (text: string) => new TextDecoder().decode(jsonLinesToArray(new TextEncoder().encode(text)))

test.each([
  ['{"a":1}\n{"a":2}\n', '[{"a":1},{"a":2}]'],
  ['1\r\n\r\n  \n"x"', '[1\r,"x"]'],
  ['[12345678901234567890]', '[[12345678901234567890]]'],
  ['', '[]'],
  ['\n \t\r\n', '[]'],
  ['1\n\n\n2', '[1,2]'],
  ['1\n2\n3', '[1,2,3]'],
])('%j becomes an array', (lines, array) => {
  expect(convert(lines)).toBe(array)
})

test.each([
  ['1\n{"a":}\n', "Unexpected token '}', expected a value (line 2 column 6)"],
  ['"é"\n1 2', "Unexpected token '2', expected nothing after the value (line 2 column 3)"],
  ['{"a":\n1}', 'Unexpected end of JSON input, expected a value (line 1 column 6)'],
])('%j: names the line', (lines, message) => {
  expect(() => convert(lines)).toThrow(`Invalid JSON: ${message}`)
})
