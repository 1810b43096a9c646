import { expect, test } from 'vitest'
import { countParagraphs, countText, NO_TEXT } from './count-text.ts'
import { countSentences } from './sentences.ts'

test.each([
  ['Hello world', 1],
  ['One. Two! Three? Four', 4],
  ['Pi is 3.14. It goes on.', 2],
  ['Dr. Smith and Mrs. Jones met Prof. Lee. They talked.', 2],
  ['Mr. A vs. Ms. B on St. James, e.g. at No. 5, i.e. here.', 1],
  ['He lives in the U.S. now.', 1],
  ['J. R. R. Tolkien wrote it.', 1],
  ['What?! No way!! Well...', 3],
  ['… … ...', 0],
  ['“Stop!” (He did.) She said: ‘Go.’', 3],
  ['今日は。元気ですか？はい！', 3],
  ['1. First item\n 2. Second item', 1],
  ['1. First item.\r\n10. Second item.', 2],
  ['It was 10. Then it was 9.', 2],
  ['We met at 5 p.m. on Monday.', 1],
  ['We met at 5 p.m. Then we left at 6 a.m.', 2],
  ['Pens, ink, etc. are in the box, etc. They are free.', 2],
  ['See Fig. 3 and Figs. 4 and 5, approx. here.', 1],
  ['Go to example.com now.', 1],
  ['First line\nsecond line.', 1],
  ['', 0],
])('%j has %i sentences', (text, sentences) => {
  expect(countSentences(text)).toBe(sentences)
})

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
