import { expect, test } from 'vitest'
import { getFileName, quizFromJson } from './quiz-file.ts'

const long = 'a'.repeat(59)

test.each([
  ['Rivers of Europe!', 'rivers-of-europe.json'],
  ['Größe: 1/2', 'größe-1-2.json'],
  ['Gro\u0308ße', 'größe.json'],
  ['𐐷𐐷 a𐐷', '𐐷𐐷-a𐐷.json'],
  ['日本の川', '日本の川.json'],
  [' ?! ', 'quiz.json'],
  ['', 'quiz.json'],
  [`${long}bc`, `${long}b.json`],
  [`${long} b`, `${long}.json`],
  [`${long}𐐷`, `${long}.json`],
])('a quiz titled %j is saved as %s', (title, name) => {
  expect(getFileName({ title }, 'json')).toBe(name)
})

test.each(['', '{', '[]', '{"a":1}'])('quizFromJson(): rejects %j, which is not a quiz file', (json) => {
  expect(() => quizFromJson(json, 'a.json')).toThrow('"a.json" is not a quiz file.')
})
