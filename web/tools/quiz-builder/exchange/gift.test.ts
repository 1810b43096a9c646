import { expect, test } from 'vitest'
import { escapeGift, hideEscapes, unescapeGift } from './gift.ts'

const read = (gift: string) => unescapeGift(hideEscapes(gift))

test.each([
  ['a = b ~ c # d', 'a \\= b \\~ c \\# d'],
  ['{x}: 5 %', '\\{x\\}\\: 5 \\%'],
  ['C:\\temp', 'C\\:\\\\temp'],
  ['cat -> food', 'cat \\-> food'],
  ['a - b > c', 'a - b > c'],
  ['// no comment', '\\// no comment'],
  ['1 // 2', '1 // 2'],
  ['[html] text', '\\[html] text'],
  ['a [html] text', 'a [html] text'],
  ['$5', '\\$5'],
  ['5 $', '5 $'],
  ['one\ntwo', 'one\\ntwo'],
])('%j is written as %j and read back', (text, gift) => {
  expect(escapeGift(text)).toBe(gift)
  expect(read(gift)).toBe(text)
})

test('normalizes line breaks and trims whitespace', () => {
  expect(escapeGift('  one\r\ntwo\rthree\n')).toBe('one\\ntwo\\nthree')
  expect(read('  one \\n two  ')).toBe('one \n two')
})

test('hideEscapes(): hides escaped characters, and preserves other backslashes', () => {
  expect(hideEscapes('\\=\\~\\{\\}')).not.toMatch(/[=~{}\\]/)
  expect(read('a\\qb')).toBe('a\\qb')
  expect(read('\\\\n')).toBe('\\n')
})

test('removes Unicode noncharacters from the input', () => {
  expect(read('a\uFDD1\uFDEFb')).toBe('ab')
})
