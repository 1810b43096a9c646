import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countCharacters, takeCharacters } from './graphemes.ts'

const judge = readFileSync(new URL('./fixtures/grapheme-break-test.txt', import.meta.url), 'utf8')
const cases = judge.split('\n').filter((line) => line.startsWith('÷'))

/**
 * The file is of Unicode 15.0. U+2701 has since lost Extended_Pictographic, so that a joiner no longer
 * joins two of them (GB11): where the runtime knows that, the line expects two characters.
 */
const CHANGED = '÷ 2701 × 200D × 2701 ÷'
const isChanged = !/\p{Extended_Pictographic}/u.test('\u2701')

function expectedOf(line: string): { text: string; characters: number } {
  const codes = line.match(/[0-9A-F]{4,6}/g) ?? []
  const text = String.fromCodePoint(...codes.map((code) => Number.parseInt(code, 16)))
  const now = isChanged && line === CHANGED ? '÷ 2701 × 200D ÷ 2701 ÷' : line
  return { text, characters: now.split('÷').length - 2 }
}

test('the whole of Unicode’s grapheme break test is there', () => {
  expect(cases).toHaveLength(602)
  expect(cases).toContain(CHANGED)
})

test.each(cases)('%s', (line) => {
  const { text, characters } = expectedOf(line)
  expect(countCharacters(text).all).toBe(characters)
  expect(countCharacters(`a${text}b`).all, 'between letters').toBe(
    [...new Intl.Segmenter('en').segment(`a${text}b`)].length,
  )
})

test('characters counted without segmenting are also separate in Intl.Segmenter', () => {
  const all = Array.from({ length: 0xd800 }, (_, unit) => String.fromCharCode(unit))
  // Each is before, after and next to a letter, a Han character and itself.
  for (const character of all) {
    const text = `x${character}${character}漢${character}`
    if (countCharacters(text).all !== [...new Intl.Segmenter('en').segment(text)].length)
      expect.fail(`U+${character.charCodeAt(0).toString(16)} is counted wrongly`)
  }
})

test.each([
  ['', 0, 0],
  ['a b\tc\r\nd', 7, 4],
  ['👨‍👩‍👧‍👦👍🏽🇨🇭', 3, 3],
  ['Cre\u0300me bru\u0302le\u0301e', 12, 11],
  ['한국어 각', 5, 4],
  ['ที่นี่', 2, 2],
  ['\u3000\u00a0x', 3, 1],
  ['\ud83d', 1, 1],
])('%j has %i characters, %i without spaces', (text, all, nonWhitespace) => {
  expect(countCharacters(text)).toEqual({ all, nonWhitespace })
})

test.each([
  ['abc', 3, 'abc'],
  ['abc', 2, 'ab'],
  ['👩‍🚀👩‍🚀', 5, '👩‍🚀'],
  ['a👩‍🚀', 3, 'a'],
  ['e\u0301e\u0301', 3, 'e\u0301'],
  ['👩‍🚀', 2, ''],
])('takeCharacters(): of %j within %i code points', (text, max, expected) => {
  expect(takeCharacters(text, max)).toBe(expected)
})
