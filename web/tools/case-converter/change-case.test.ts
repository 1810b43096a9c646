import { expect, test } from 'vitest'
import { capitalize, lowerPart } from './change-case.ts'

test.each([
  ['ǆep', 'ǅep'],
  ['Ǆep', 'ǅep'],
  ['ǉep', 'ǈep'],
  ['Ǉep', 'ǈep'],
  ['ǌep', 'ǋep'],
  ['Ǌep', 'ǋep'],
  ['ǳep', 'ǲep'],
  ['Ǳep', 'ǲep'],
  ['ßen', 'Ssen'],
  ['ﬂow', 'Flow'],
  ['ქარი', 'ქარი'],
  ['éA', 'ÉA'],
  ['𐐨𐐨', '𐐀𐐨'],
  ['ijs', 'Ijs'],
  ['', ''],
])('the word %s is capitalized as %s', (word, capitalized) => {
  expect(capitalize(word, 'root')).toBe(capitalized)
})

test('Dutch has one capital for both letters of ij, at the head of a word alone', () => {
  expect(['ijs', 'Ijs', 'iJs', 'bij'].map((word) => capitalize(word, 'nl'))).toEqual([
    'IJs',
    'IJs',
    'IJs',
    'Bij',
  ])
})

test.each([
  ['ΑΣ', 1, 'ς'],
  ['ΑΣ.', 1, 'ς'],
  ['ΑΣΑ', 1, 'σ'],
  ['Σ', 0, 'σ'],
  [' ΣΑ', 1, 'σ'],
  ['Α\u0301Σ', 2, 'ς'],
])('the sigma of %j at %i is %s', (text, at, sigma) => {
  expect(lowerPart(text, at, at + 1, 'root')).toBe(sigma)
})
