import * as v from 'valibot'
import { expect, test } from 'vitest'
import { chosenTypes, RandomForm, readPasswordCount } from './random-form.ts'

test.each([
  [{ length: 4 }, true],
  [{ length: 3 }, false],
  [{ length: 50 }, true],
  [{ length: 51 }, false],
  [{ wordCount: 3 }, true],
  [{ wordCount: 2 }, false],
  [{ wordCount: 12 }, true],
  [{ wordCount: 13 }, false],
])('%j is stored: %j', (fields, isValid) => {
  expect(v.is(RandomForm, fields)).toBe(isValid)
})

test.each([
  ['', 1],
  ['many', 1],
  ['0', 1],
  ['-3', 1],
  ['7', 7],
  ['50', 50],
  ['51', 50],
])('%j passwords are %d', (typed, count) => {
  expect(readPasswordCount(typed)).toBe(count)
})

test('only types that are ticked are drawn from', () => {
  const none = { uppercase: false, lowercase: false, digits: false, symbols: false }
  expect(chosenTypes(none)).toEqual([])
  expect(chosenTypes({ ...none, lowercase: true, symbols: true })).toEqual(['lowercase', 'symbols'])
})
