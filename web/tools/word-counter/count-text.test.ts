import { expect, test } from 'vitest'
import { countParagraphs, countText, NO_TEXT } from './count-text.ts'

test.each([
  ['', 0],
  [' \n \n', 0],
  ['One line', 1],
  ['One\nparagraph', 1],
  ['One\n\nTwo', 2],
  ['\n\nOne\r\n \t\r\nTwo\r\nstill two\n\n\n\nThree\n', 3],
  ['One\r\nstill one', 1],
  ['One\r\rTwo', 2],
])('%j has %i paragraphs', (text, paragraphs) => {
  expect(countParagraphs(text)).toBe(paragraphs)
})

test('countText(): returns all counts', () => {
  expect(countText('Crème brûlée! 👩‍💻\n\n你好。')).toEqual({
    characters: 20,
    charactersNoSpaces: 16,
    words: 3,
    sentences: 2,
    paragraphs: 2,
    cjkWords: 1,
    cjkCharacters: 2,
    codePoints: 22,
    utf16Units: 24,
    utf8Bytes: 39,
  })
})

test.each(['', ' ', '\u00a0\n\t\u3000'])('%j counts as nothing', (text) => {
  expect(countText(text)).toEqual(NO_TEXT)
})

test('text that would keep backtracking regular expressions busy for minutes is counted exactly', () => {
  const text = `a${'\n'.repeat(500_000)}${'. '.repeat(200_000)}${' '.repeat(500_000)}${'.'.repeat(500_000)}b`
  expect(countText(text)).toMatchObject({ characters: 1_900_002, words: 2, paragraphs: 2 })
})
