import { expect, test } from 'vitest'
import { readJsonDocument } from './document.ts'
import { findDuplicateKeys } from './duplicate-keys.ts'
import { getSource } from './node.ts'

/** The values of the members that repeat a key, at most `limit` of them. */
function repeats(text: string, limit = 10): readonly string[] {
  const document = readJsonDocument(new TextEncoder().encode(text))
  return findDuplicateKeys(document, limit).map((node) => getSource(document, node))
}

const members = (count: number) => Array.from({ length: count }, (_, index) => `"k${index}":0`).join(',')

test.each([0, 1, 10, 11, 12, 13, 30])('a key is a repeat behind %i others', (count) => {
  const others = count > 0 ? `,${members(count)}` : ''
  expect(repeats(`{"a":1${others},"a":2,"\\u0061":3}`)).toEqual(['2', '3'])
  expect(repeats(`{"\\u0061":1${others},"A":2,"aa":3,"a":4}`)).toEqual(['4'])
})

test('an object knows only its own keys', () => {
  expect(repeats('{"a":{"a":[{"a":1},{"a":2}]},"b":{"b":3,"b":4}}')).toEqual(['4'])
  expect(repeats('[{"":1,"":2,"":3},{"":4}]')).toEqual(['2', '3'])
})

test('returns up to the requested number, from any number of objects', () => {
  const text = '[{"a":1,"a":2,"a":3},{"b":4,"b":5},[],{"c":6,"c":7}]'
  expect(repeats(text, 0)).toEqual([])
  expect(repeats(text, 1)).toEqual(['2'])
  expect(repeats(text, 2)).toEqual(['2', '3'])
  expect(repeats(text, 3)).toEqual(['2', '3', '5'])
  expect(repeats(text, 9)).toEqual(['2', '3', '5', '7'])
})
