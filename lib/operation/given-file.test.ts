import * as v from 'valibot'
import { expect, test } from 'vitest'
import { UserError } from '../result/user-error.ts'
import { contents, getText, givenFile, withFiles } from './given-file.ts'
import type { Input } from './operation.ts'

const bytes = (...values: number[]) => new Uint8Array(values)
const file = { name: 'a.txt', bytes: bytes(72, 105) }
const input = (accepts: Input['accepts']): Input => ({ field: 'from', accepts })
const NO_FILE = 'A file is told as { "name": "a.pdf", "base64": "…" }, or with "text" in place of "base64".'

test.each([
  [{ name: 'a.txt', text: 'Hi' }, file],
  [{ name: 'a.txt', base64: 'SGk=' }, file],
  [{ text: 'é' }, { name: 'file', bytes: bytes(0xc3, 0xa9) }],
  [{ base64: '' }, { name: 'file', bytes: bytes() }],
])('the file %j is read from JSON', (json, read) => {
  for (const accepts of ['file', 'contents'] as const)
    expect(withFiles({ from: json, other: json }, input(accepts))).toEqual({ from: read, other: json })
})

test('reads each of several files, next to parsed ones', () => {
  expect(withFiles({ from: [{ text: 'Hi' }, file] }, input('files'))).toEqual({
    from: [{ name: 'file', bytes: bytes(72, 105) }, file],
  })
})

test.each([
  [{ from: 'a text' }, 'text'],
  [{ from: { text: 'Hi' } }, 'text'],
  [{ from: 'a text' }, 'contents'],
  [{ from: file }, 'file'],
  [{ from: 'one file' }, 'files'],
  [{ other: { text: 'Hi' } }, 'file'],
  ['a text', 'file'],
  [null, 'file'],
  [[{ from: { text: 'Hi' } }], 'file'],
] as const)('%j remains unchanged for an operation that accepts %s', (params, accepts) => {
  expect(withFiles(params, input(accepts))).toEqual(params)
})

test('params of an operation without an input remain unchanged', () => {
  const params = { from: { text: 'Hi' } }
  expect(withFiles(params, undefined)).toBe(params)
})

test.each(['a text', 7, null, {}, { name: 'a' }, { text: 'Hi', base64: 'SGk=' }, { text: 'Hi', more: 1 }])(
  'rejects %j as a file and describes the expected form',
  (json) => {
    expect(() => withFiles({ from: json }, input('file'))).toThrow(new UserError(`from: ${NO_FILE}`))
    expect(() => withFiles({ from: [file, json] }, input('files'))).toThrow(
      new UserError(`from[1]: ${NO_FILE}`),
    )
  },
)

test.each([
  [file, true, true],
  ['a text', false, true],
  [{ name: 'a', bytes: [72] }, false, false],
  [null, false, false],
  [7, false, false],
])('%j is a file: %s, text or a file: %s', (given, isFile, isContents) => {
  expect([v.is(givenFile, given), v.is(contents, given)]).toEqual([isFile, isContents])
})

test.each([
  ['text', 'Hé', 'Hé'],
  ['a file in UTF-8', { name: 'a', bytes: bytes(72, 0xc3, 0xa9) }, 'Hé'],
  ['a file in marked UTF-16', { name: 'a', bytes: bytes(0xff, 0xfe, 72, 0, 0xe9, 0) }, 'Hé'],
  ['a file in windows-1252', { name: 'a', bytes: bytes(72, 0xe9) }, 'Hé'],
])('%s is read as text', (_, given, text) => {
  expect(getText(given)).toBe(text)
})
