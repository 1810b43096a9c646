import { expect, test } from 'vitest'
import { analyzeText } from './analyze-text.ts'
import { countSyllables, easeBand, readingEase } from './reading-ease.ts'

const FISH = 'The red fish met the blue fish. A red fish, and the red fish!'

test('words and phrases are listed by how often they occur, with their density', () => {
  const { topWords, topPairs, topTriples } = analyzeText(FISH, false)
  expect(topWords.slice(0, 3)).toEqual([
    { phrase: 'fish', count: 4, density: 4 / 14 },
    { phrase: 'the', count: 3, density: 3 / 14 },
    { phrase: 'red', count: 3, density: 3 / 14 },
  ])
  expect(topPairs).toEqual([
    { phrase: 'red fish', count: 3, density: 3 / 11 },
    { phrase: 'the red', count: 2, density: 2 / 11 },
  ])
  expect(topTriples).toEqual([{ phrase: 'the red fish', count: 2, density: 2 / 8 }])
})

test('common English words can be excluded, and phrases that start or end with one', () => {
  const { topWords, topPairs, topTriples } = analyzeText(FISH, true)
  expect(topWords.map(({ phrase }) => phrase)).toEqual(['fish', 'red', 'met', 'blue'])
  expect(topPairs.map(({ phrase }) => phrase)).toEqual(['red fish'])
  expect(topTriples).toEqual([])
  expect(analyzeText("Don't don’t", true).topWords).toEqual([])
})

test('a phrase ends with its clause and its paragraph, not with its line', () => {
  const pairs = (text: string) => analyzeText(text, false).topPairs.map(({ phrase }) => phrase)
  expect(pairs('big cat\nbig cat')).toEqual(['big cat'])
  expect(pairs('big, cat. big\n\ncat (big) cat')).toEqual([])
  expect(pairs('世界世界世界')).toEqual(['世界世界'])
})

test('of words of equal length the first is the longest, as written', () => {
  expect(analyzeText('a Ärger Brief', false).longestWord).toBe('Ärger')
})

test('averages, the longest word and different words', () => {
  expect(analyzeText('“Crème” brûlée, crème! Two.', false)).toMatchObject({
    uniqueWords: 3,
    longestWord: 'brûlée',
    averageWordLength: 19 / 4,
    averageSentenceWords: 2,
  })
  expect(analyzeText('...', false)).toEqual({
    topWords: [],
    topPairs: [],
    topTriples: [],
    uniqueWords: 0,
    longestWord: '',
    averageWordLength: 0,
    averageSentenceWords: 0,
    readingEase: undefined,
  })
})

test.each([
  ['cat', 1],
  ['make', 1],
  ['makes', 1],
  ['walked', 1],
  ['wanted', 2],
  ['table', 2],
  ['tables', 2],
  ['whole', 1],
  ['houses', 2],
  ['wishes', 2],
  ['reading', 2],
  ['going', 2],
  ['radio', 3],
  ['nation', 2],
  ['syllable', 3],
  ['don’t', 1],
  ['university', 5],
  ['hmm', 1],
])('%s has %i syllables', (word, syllables) => {
  expect(countSyllables(word)).toBe(syllables)
})

test('reading ease is Flesch’s formula', () => {
  expect(analyzeText('The cat sat on the mat.', false).readingEase).toBeCloseTo(116.145, 9)
  expect(readingEase(100, 5, 150)).toBeCloseTo(59.635, 9)
  expect([95, 90, 65, 59.9, 10].map(easeBand)).toEqual([
    'very easy',
    'very easy',
    'plain English',
    'fairly difficult',
    'very difficult',
  ])
  expect(analyzeText('Привет, мир.', false).readingEase).toBe(undefined)
})
