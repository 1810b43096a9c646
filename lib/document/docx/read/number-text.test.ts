import { expect, test } from 'vitest'
import { markerFor, numberText } from './number-text.ts'

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
  ['chineseCountingThousand', [9, 19], '九 十九'],
  ['ideographDigital', [8, 18], '八 十八'],
  ['japaneseCounting', [7, 70], '七 七十'],
  ['taiwaneseCountingThousand', [5, 56], '五 五十六'],
  [
    'hebrew2',
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 200, 300, 400],
    'ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת',
  ],
  ['hebrew1', [0, 1000, 1001], '0 תתר 1001'],
  ['russianLower', [1, 2, 29, 30], 'а б я а'],
  ['arabicAlpha', [1, 2, 28, 29], 'أ ب ي أ'],
  ['arabicAbjad', [1, 3, 28, 29], 'أ ج غ أ'],
  ['aiueo', [1, 46, 47, 0], 'ア ン ア 0'],
  ['aiueoFullWidth', [1, 5], 'ア オ'],
  ['upperLetter', [1, 28, 0], 'A BB 0'],
  ['lowerLetter', [520, 521, 546], `${'z'.repeat(20)} ${'a'.repeat(20)} ${'z'.repeat(20)}`],
  ['lowerRoman', [1, 5, 14, 90, 400, 944, 3999, 4000, 0], 'i v xiv xc cd cmxliv mmmcmxcix 4000 0'],
  ['none', [7], ''],
  ['bullet', [7], ''],
  ['anythingElse', [7], '7'],
])('%s writes %j as %s', (format, numbers, text) => {
  expect(numbers.map((number) => numberText(number, format)).join(' ')).toBe(text)
})

test.each([
  ['bullet', 'bullet'],
  ['none', 'none'],
  ['lowerLetter', 'lower-letter'],
  ['upperLetter', 'upper-letter'],
  ['lowerRoman', 'lower-roman'],
  ['upperRoman', 'upper-roman'],
  ['decimal', 'decimal'],
  ['anythingElse', 'decimal'],
])('a page number or a list of %s is marked %s', (format, marker) => {
  expect(markerFor(format)).toBe(marker)
})
