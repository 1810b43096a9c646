import { expect, test } from 'vitest'
import { UserError } from '../result/user-error.ts'
import { scanString } from './scan-tokens.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
/** Returns the end of the string that starts at 0, or the error. */
function scanned(text: string): number | string {
  try {
    return scanString(bytesOf(text), 0, bytesOf(text))
  } catch (error) {
    return error instanceof UserError ? error.problem.detail || error.problem.message : 'another error'
  }
}

// RFC 8259, 7: two of these characters make an escape, or six after a u.
test.each([
  ['""', 2],
  ['"ab" c', 4],
  ['"\\""', 4],
  ['"\\\\"', 4],
  ['"\\/\\b\\f\\n\\r\\t"', 14],
  ['"\\u00Fa"', 8],
  ['"é"', 4],
])('the string %s ends at %i', (text, end) => {
  expect(scanned(text)).toBe(end)
})

test.each([
  ['\b', 'control character U+0008', '\\b'],
  ['\t', 'control character U+0009', '\\t'],
  ['\n', 'line break', '\\n'],
  ['\f', 'control character U+000C', '\\f'],
  ['\r', 'line break', '\\r'],
  ['\u0001', 'control character U+0001', '\\u0001'],
  ['\u001f', 'control character U+001F', '\\u001f'],
])('names the character %j and its escape in the error', (char, name, spelling) => {
  expect(scanned(`"a${char}"`)).toContain(
    `Unexpected ${name} in a string, expected '"' or the escape ${spelling}`,
  )
})

test.each([
  ['"ab', `expected '"' to close the string`],
  ['"\\x"', 'expected one of " \\ / b f n r t u after a backslash'],
  ['"\\u12G4"', 'expected four hexadecimal digits after \\u'],
  ['"\\u123"', 'expected four hexadecimal digits after \\u'],
])('%s: names the missing part in the error', (text, sentence) => {
  expect(scanned(text)).toContain(sentence)
})
