import { expect, test } from 'vitest'
import { toResult } from '#lib/result/result.ts'
import { formatPageRanges, parsePageRanges } from './page-ranges.ts'

test.each([
  ['', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['  ', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['7', [7]],
  ['1-3,7,9-,-2', [1, 2, 3, 7, 9, 10, 1, 2]],
  ['10,1-2', [10, 1, 2]],
  ['2,2, 2', [2, 2, 2]],
  ['5-3', [5, 4, 3]],
  ['1 – 2', [1, 2]],
])('"%s" of ten pages preserves order and repeats', (text, pages) => {
  expect(parsePageRanges(text, 10)).toEqual(pages)
})

test.each([
  ['9-12', 'Page range "9-12" is outside 1–10'],
  ['1-3, 11', 'Page range "11" is outside 1–10'],
  ['0', 'Page range "0" is outside 1–10'],
  ['3-0', 'Page range "3-0" is outside 1–10'],
  ['0-3', 'Page range "0-3" is outside 1–10'],
  ['12-9', 'Page range "12-9" is outside 1–10'],
  ['12-', 'Page range "12-" is outside 1–10'],
  ['2-x', 'Page range "2-x" is not valid'],
  ['-', 'Page range "-" is not valid'],
  ['1,,2', 'Page range "" is not valid'],
])('"%s" names the range that does not fit', (text, message) => {
  expect(toResult(() => parsePageRanges(text, 10))).toMatchObject({ ok: false, problem: { message } })
})

test.each([
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], ''],
  [[1, 2, 3], '1-3'],
  [[3, 2, 1], '3,2,1'],
  [[1, 2, 7, 2, 2], '1-2,7,2,2'],
])('the pages %j of ten are written "%s", which reads as the same pages', (numbers, text) => {
  expect(formatPageRanges(numbers, 10)).toBe(text)
  expect(parsePageRanges(text, 10)).toEqual(numbers)
})
