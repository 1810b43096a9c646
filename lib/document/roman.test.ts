import { expect, test } from 'vitest'
import { parseRoman, roman } from './roman.ts'

test.each([
  [1, 'i'],
  [3, 'iii'],
  [4, 'iv'],
  [8, 'viii'],
  [9, 'ix'],
  [49, 'xlix'],
  [90, 'xc'],
  [444, 'cdxliv'],
  [900, 'cm'],
  [1666, 'mdclxvi'],
  [3999, 'mmmcmxcix'],
])('%i in small Roman letters is %s', (number, text) => expect(roman(number)).toBe(text))

test.each([0, -1, 4000])('%i has no Roman numeral and remains in digits', (number) =>
  expect(roman(number)).toBe(String(number)),
)

test.each([
  ['xlix', 49],
  ['XIV', 14],
  ['mmmcmxcix', 3999],
  ['iiii', undefined],
  ['ic', undefined],
  ['', undefined],
])('parseRoman(): %j is %o', (text, number) => expect(parseRoman(text)).toBe(number))
