import { expect, test } from 'vitest'
import { escapeGift, hideEscapes, unescapeGift } from './gift-escapes.ts'

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

test('breaks of every kind are one, and blanks at the ends go', () => {
  expect(escapeGift('  one\r\ntwo\rthree\n')).toBe('one\\ntwo\\nthree')
  expect(read('  one \\n two  ')).toBe('one \n two')
})

test('a sign that is hidden means nothing meanwhile, and another letter keeps its backslash', () => {
  expect(hideEscapes('\\=\\~\\{\\}')).not.toMatch(/[=~{}\\]/)
  expect(read('a\\qb')).toBe('a\\qb')
  expect(read('\\\\n')).toBe('\\n')
})

test('characters that Unicode keeps free do not come in as signs', () => {
  expect(read('a\uFDD1\uFDEFb')).toBe('ab')
})
