import { expect, test } from 'vitest'
import { linesWithText, withoutDuplicates } from './item-list.ts'

test('linesWithText(): drops empty lines with any line ending and leaves others unchanged', () => {
  expect(linesWithText('Ana\r\n\n  \nBo \r\tCy')).toEqual(['Ana', 'Bo ', '\tCy'])
  expect(linesWithText('')).toEqual([])
})

test('a name in two spellings is one name, and its first spelling remains', () => {
  expect(withoutDuplicates(['Jose\u0301', 'Bo', 'Jos\u00e9', 'bo', 'Bo'])).toEqual(['Jose\u0301', 'Bo', 'bo'])
})
