import { expect, test } from 'vitest'
import { countWords, forEachWord } from './words.ts'

test.each([
  ['Hello world', 2],
  ['  Hello \n\t world  ', 2],
  ['a state-of-the-art — really – good - idea', 5],
  ['Don’t stop, it’s 3.14!', 4],
  ['*** ... 42 😀', 1],
  ['Привет, мир', 2],
  ['한국어 단어 셋', 3],
  ['naïve café', 2],
  ['𝒳 𝟙', 2],
  ['…', 0],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toEqual({ all: words, cjk: 0, cjkCharacters: 0 })
})

test.each([
  ['你好，世界。', 2, 2, 4],
  ['日本語のタワー', 3, 3, 7],
  ['Hello世界 2024年', 4, 2, 3],
  ['ฉันรักภาษาไทย', 4, 0, 0],
])('%j is divided by dictionary', (text, all, cjk, cjkCharacters) => {
  expect(countWords(text)).toEqual({ all, cjk, cjkCharacters })
})

test('words are visited with their places and kinds', () => {
  const visited: string[] = []
  const text = ' Hi, 世界 ไทย'
  forEachWord(text, (start, end, kind) => visited.push(`${text.slice(start, end)} ${kind}`))
  expect(visited).toEqual(['Hi, spaced', '世界 cjk', 'ไทย segmented'])
})
