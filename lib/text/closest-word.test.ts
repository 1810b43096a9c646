import { expect, test } from 'vitest'
import { closestWord, editDistance } from './closest-word.ts'

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['abc', 'abc', 0],
  ['kitten', 'sitting', 3],
  ['flaw', 'lawn', 2],
  ['form', 'from', 1],
])('%j and %j are %i edits apart', (from, to, distance) => {
  expect([editDistance(from, to), editDistance(to, from)]).toEqual([distance, distance])
})

test.each([
  ['jason-format', 'json-format'],
  ['JSON-Fromat', 'json-format'],
  ['laon', 'loan'],
  ['lone', undefined],
  ['xyz', undefined],
  ['', undefined],
])('the closest word to %j is %s', (misspelled, word) => {
  expect(closestWord(misspelled, ['loan', 'json-format', 'pdf-merge'])).toBe(word)
})
