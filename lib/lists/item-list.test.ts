import { expect, test } from 'vitest'
import { writeXlsx } from '#lib/tabular/xlsx/write-xlsx.ts'
import { linesWithText, withoutDuplicates } from './item-list.ts'
import { readItemFile } from './read-item-file.ts'

test('linesWithText(): drops empty lines with any line ending and leaves others unchanged', () => {
  expect(linesWithText('Ana\r\n\n  \nBo \r\tCy')).toEqual(['Ana', 'Bo ', '\tCy'])
  expect(linesWithText('')).toEqual([])
})

test('a name in two spellings is one name, and its first spelling remains', () => {
  expect(withoutDuplicates(['Jose\u0301', 'Bo', 'Jos\u00e9', 'bo', 'Bo'])).toEqual(['Jose\u0301', 'Bo', 'bo'])
})

const bytes = (text: string) => new TextEncoder().encode(text)

test('readItemFile(): returns the lines of plain text, including commas', async () => {
  expect(await readItemFile(bytes('\uFEFFAna, Bo\n\nCy'), 'list.txt')).toEqual(['Ana, Bo', 'Cy'])
})

test('a CSV file yields its first column, with line breaks in quotes, for any delimiter', async () => {
  expect(await readItemFile(bytes('Ana,1\r\n"Bo\nB",2\r\n,3\r\n'), 'list.csv')).toEqual(['Ana', 'Bo\nB'])
  expect(await readItemFile(bytes('Ana;1\nBo;2\n'), 'LIST.CSV')).toEqual(['Ana', 'Bo'])
  expect(await readItemFile(bytes('Ana\t1\nBo\t2\n'), 'list.tsv')).toEqual(['Ana', 'Bo'])
})

test('a workbook yields the first column of its first sheet', async () => {
  const sheet = { name: 'People', heading: ['Ana'], rows: [['Bo', 1], [null, 2], [{ numeral: '7' }]] }
  const other = { name: 'Others', heading: ['Not this'], rows: [] }
  expect(await readItemFile(writeXlsx([sheet, other]), 'people.xlsx')).toEqual(['Ana', 'Bo', '7'])
  await expect(readItemFile(bytes('no zip'), 'people.xlsx')).rejects.toThrow('could not be read')
})
