import { expect, test } from 'vitest'
import { numberText } from './number-text.ts'

// ECMA-376, 17.18.59, and what Word shows.
test.each([
  [
    'ordinal',
    [1, 2, 3, 4, 10, 11, 12, 13, 14, 21, 22, 23, 101, 111, 112, 113, 121],
    '1st 2nd 3rd 4th 10th 11th 12th 13th 14th 21st 22nd 23rd 101st 111th 112th 113th 121st',
  ],
  ['lowerLetter', [1, 26, 27, 52, 53], 'a z aa zz aaa'],
  ['upperRoman', [4, 9, 40, 1999], 'IV IX XL MCMXCIX'],
  ['decimalZero', [0, 9, 10, 100], '00 09 10 100'],
  ['decimalFullWidth', [10], '１０'],
  ['decimalEnclosedCircle', [1, 20, 21], '① ⑳ 21'],
  ['chineseCounting', [0, 1, 10, 11, 20, 99, 100], '〇 一 十 十一 二十 九十九 100'],
  ['hebrew1', [1, 15, 16, 499], 'א טו טז תצט'],
  ['russianUpper', [1, 29, 30], 'А Я А'],
  ['anythingElse', [7], '7'],
])('%s writes %j as %s', (format, numbers, text) => {
  expect(numbers.map((number) => numberText(number, format)).join(' ')).toBe(text)
})
